// What the player holds over the map: shared by the board (which points with it) and the actions
// below it (which change it). Nothing here is part of the game.

import type { TowniesMove } from '../../engine/games/townies';
import { nextOrientation, orientationFor, placingOf, type Placing } from './placing';
import type { TownMap } from './map';
import { toolsOf, type Tool } from './tools';

class Hand {
  /** The tool asked for; what is there without it is the first. */
  wanted = $state<string | null>(null);
  orientation = $state('');
  /** The space last pointed at, by pointer, finger or arrow keys. */
  over = $state<string | null>(null);
  /** A move that was put down and waits to be picked again, and the space it was put down on. */
  held = $state<string | null>(null);
  heldAt = $state<string | null>(null);
}

export const hand = new Hand();

export interface Holding {
  tools: Tool[];
  tool: Tool | undefined;
  placing: Placing | null;
  orientation: string;
}

/** What is in the hand, given what may be played. Call it in a `$derived`. */
export function holding(map: TownMap, moves: readonly TowniesMove[]): Holding {
  const tools = toolsOf(moves);
  const tool = tools.find((one) => one.key === hand.wanted) ?? tools[0];
  if (tool?.kind !== 'shape') return { tools, tool, placing: null, orientation: '' };
  const placing = placingOf(map, tool.moves);
  const orientation = placing.orientations.includes(hand.orientation)
    ? hand.orientation
    : (placing.orientations.find((one) => placing.spaces(one).size > 0) ?? '');
  return { tools, tool, placing, orientation };
}

/** The move meant by pointing at a space. */
export function moveAt({ tool, placing, orientation }: Holding, space: string): TowniesMove | undefined {
  if (placing) return placing.at(orientation, space);
  return tool?.kind === 'object' ? tool.moves.find((move) => move.spaces[0] === space) : undefined;
}

/** Something can be drawn there, perhaps after a turn. */
export function reaches({ tool, placing, orientation }: Holding, space: string): boolean {
  if (placing) return orientationFor(placing, orientation, space) !== undefined;
  return tool?.kind === 'object' && tool.moves.some((move) => move.spaces[0] === space);
}

/** Turns or flips what is in the hand, and says which move at that space is now meant, if any. */
export function turn(
  { placing, orientation }: Holding,
  how: 'right' | 'left' | 'flip',
  space: string | null,
): TowniesMove | undefined {
  if (!placing) return undefined;
  hand.orientation = nextOrientation(placing, orientation, how, space);
  return space === null ? undefined : placing.at(hand.orientation, space);
}

/** Puts a move down: it stays while the pointer goes elsewhere. */
export function putDown(move: TowniesMove | undefined, space: string): void {
  hand.held = move?.move ?? null;
  hand.heldAt = move ? space : null;
}

export function take(tool: Tool): void {
  hand.wanted = tool.key;
  hand.held = null;
  hand.heldAt = null;
  hand.over = null;
}
