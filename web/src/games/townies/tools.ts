// Up to 780 moves are too many to show at once. A player first takes something to draw into the
// hand (the Shape, or an Object, in a colour) and then points; these are the things to take.

import type { TowniesColour, TowniesStar, TowniesMove, TowniesObject } from '../../engine/games/townies';
import type { ShapeMove } from './placing';

export type ObjectMove = Extract<TowniesMove, { kind: 'object' }>;

interface ToolBase {
  key: string;
  colour: TowniesColour;
  star: TowniesStar | null;
}
export type Tool =
  | (ToolBase & { kind: 'shape'; shape: string; moves: ShapeMove[] })
  | (ToolBase & { kind: 'object'; object: TowniesObject; moves: ObjectMove[] });

/** Everything that can be taken into the hand, what costs no star first. */
export function toolsOf(moves: readonly TowniesMove[]): Tool[] {
  const tools = new Map<string, Tool>();
  for (const move of moves) {
    if (move.kind !== 'shape' && move.kind !== 'object') continue;
    const what = move.kind === 'shape' ? move.shape : move.object;
    const key = [move.kind, what, move.colour, move.star ?? ''].join(' ');
    const known = tools.get(key);
    if (move.kind === 'shape') {
      if (known?.kind === 'shape') known.moves.push(move);
      else tools.set(key, { key, kind: 'shape', shape: move.shape, colour: move.colour, star: move.star, moves: [move] });
    } else if (known?.kind === 'object') known.moves.push(move);
    else tools.set(key, { key, kind: 'object', object: move.object, colour: move.colour, star: move.star, moves: [move] });
  }
  const rank = (tool: Tool) => (costs(tool) ? 2 : 0) + (tool.kind === 'shape' ? 0 : 1);
  return [...tools.values()].sort((a, b) => rank(a) - rank(b));
}

/** A star is spent on it though something else could be drawn without. */
export const costs = (tool: Tool): boolean => tool.star === 'colour' || tool.star === 'face';

export const bestOf = (tool: Tool): number =>
  tool.kind === 'object' ? Math.max(...tool.moves.map((move) => move.points)) : 0;
