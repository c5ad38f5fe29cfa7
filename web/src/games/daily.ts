import type { GameName } from '../engine/protocol';
import { gameFacts, gameNames } from '../i18n/games';
import { seedOf } from '../sketch';

/** The digit that a game has always had: it stays, or a day's puzzle would be another one. */
const digits = import.meta.glob<number>('./*/daily.ts', { eager: true, import: 'digit' });
const digitOf = (game: GameName) => digits[`./${game}/daily.ts`];

/** Games one can play alone, in the order of the puzzle page. */
export const dailyGames = gameNames.filter((game) => gameFacts(game).players.least === 1).sort((a, b) => (digitOf(a) ?? 10) - (digitOf(b) ?? 10));

/** The same for everybody on that day: 20261116 and the game's digit or, where it has none, four digits from its name. */
export function dailySeed(day: string, game: GameName): number {
  const date = Number(day.replaceAll('-', ''));
  const digit = digitOf(game);
  return digit === undefined ? date * 10_000 + (seedOf(game) % 10_000) : date * 10 + digit;
}
