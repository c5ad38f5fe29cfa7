import type { GameName } from '../engine/protocol';
import { gameFacts, gameNames } from '../i18n/games';

/** Games one can play alone, in the order of the puzzle page: those that had a puzzle first come first. */
export const dailyGames = gameNames
  .filter((game) => gameFacts(game).daily !== null)
  .sort((a, b) => place(a) - place(b));

function place(game: GameName): number {
  const { times = 0, plus = 0 } = gameFacts(game).daily ?? {};
  return times + plus / 10_000;
}

/** The same for everybody on that day: the engine says how it follows from the day, 20261116. */
export function dailySeed(day: string, game: GameName): number {
  const { times, plus } = gameFacts(game).daily ?? { times: 1, plus: 0 };
  return Number(day.replaceAll('-', '')) * times + plus;
}
