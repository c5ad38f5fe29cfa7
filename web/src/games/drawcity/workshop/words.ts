import { speaker } from '../../../i18n/i18n.svelte';
import english from './words/en.ftl';

/** What the workshop says of goals, the plan, decks and charts. */
export const say = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));
