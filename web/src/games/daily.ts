import type { GameName } from '../engine/protocol';
import { gameFacts, gameNames } from '../i18n/games';

/** Games one can play alone. */
export const dailyGames = gameNames.filter((game) => gameFacts(game).daily !== null);

/** The same for everybody on that day: 20261116, and four digits that the engine has for each game. */
export const dailySeed = (day: string, game: GameName): number => Number(day.replaceAll('-', '')) * 10_000 + (gameFacts(game).daily ?? 0);
