import type { GameInfo, GameName } from '../src/engine/protocol';

interface Samples {
  largest?: { players: number; options: Record<string, string> };
}
type Game = GameInfo & { name: GameName; fullTitle: string };

export const games: readonly Game[];
export const anyGame: Game;
export const turnGame: Game;
export const companyGame: Game;
export const secretGame: Game;
export const roundGame: Game;
export const undoGame: Game & { undoable: { offered: RegExp } };
export function samplesOf(game: { name: GameName }): Samples;
