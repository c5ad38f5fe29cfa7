import { speaker } from '../../../i18n/i18n.svelte';
import english from './words/en.ftl';

/** The words of the printed sheets. */
export const say = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));
