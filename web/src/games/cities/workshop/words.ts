import { speaker } from '../../../i18n/i18n.svelte';
import english from './words/en.ftl';

export const say = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));
