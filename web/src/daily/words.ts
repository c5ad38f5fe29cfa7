import { speaker } from '../i18n/i18n.svelte';
import type { Par, ParBot } from './par';
import english from './words/en.ftl';

/** The words of the puzzle of the day: `d('streak', { days })`. */
export const d = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));

/** Whose number it is. */
export const parName = (bot: ParBot): string => d(`par-${bot}`);

/** What the bots get, before one has played; empty until the first of them has. */
export const parWords = ({ hard, master }: Par): string => (hard === undefined ? '' : d('par', { numbers: master === undefined ? String(hard) : `${hard} / ${master}` }));

export const streakWords = (days: number): string => d('streak', { days });
