import type { GameName } from '../engine/protocol';

/** The digit of each game that has a puzzle of the day. It must stay as it is, or a day's puzzle would be another one. */
const numbers = import.meta.glob<number>('./*/daily.ts', { eager: true, import: 'number' });

/** In the order of the puzzle page. */
export const dailyGames = Object.entries(numbers)
  .sort(([, a], [, b]) => a - b)
  .map(([path]) => path.split('/')[1] as GameName);

/** The same for everybody on that day: 20261116 and the number of the game. */
export function dailySeed(day: string, game: GameName): number {
  return Number(day.replaceAll('-', '')) * 10 + (numbers[`./${game}/daily.ts`] ?? 0);
}
