import { speaker } from '../i18n/i18n.svelte';
import english from './words/en.ftl';

/** The workshop's own words; what is wrong with a pack, the engine says. */
export const say = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));
