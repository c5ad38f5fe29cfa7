import { speaker } from '../i18n/i18n.svelte';
import english from './words/en.ftl';

/** The words of printed sheets. */
export const say = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));

/** What a game's own sheets say too. */
export const shared = { total: () => say('total'), name: () => say('name'), from: () => say('from') };
