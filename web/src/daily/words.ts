import { speaker } from '../i18n/i18n.svelte';
import english from './words/en.ftl';

/** The words of the puzzle of the day: `d('streak', { days })`. */
export const d = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));
