import { speaker } from '../../i18n/i18n.svelte';
import english from './words/en.ftl';

/** What the board says of itself, and the guided game; all else comes from the engine. */
export const say = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));
