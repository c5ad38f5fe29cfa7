// What the games are called, and what else is known of them before the engine is there: it said so when the page was built.

import facts from 'virtual:game-facts';
import type { GameName } from '../engine/protocol';
import { language, withMarks } from './i18n.svelte';

export const isGameName = (name: string): name is GameName => Object.hasOwn(facts, name);
export const gameNames = Object.keys(facts).filter(isGameName).sort();

export const gameFacts = (game: GameName) => facts[game];
/** Without a subtitle: there is little room. */
export const gameTitle = (game: GameName): string => withMarks(facts[game].title.split(':')[0] ?? '');
export const gameTagline = (game: GameName): string => withMarks(facts[game].taglines[language()] ?? facts[game].taglines['en'] ?? '');
