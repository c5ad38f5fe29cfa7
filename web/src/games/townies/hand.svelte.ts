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
  /** A move put down by a finger, which waits to be tapped again. */
  held = $state<string | null>(null);
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

/** Turns or flips what is held, and says which move is now meant, if any. */
export function turn(held: Holding, how: 'right' | 'left' | 'flip'): TowniesMove | undefined {
  if (!held.placing) return undefined;
  hand.orientation = nextOrientation(held.placing, held.orientation, how, hand.over);
  const meant = hand.over === null ? undefined : held.placing.at(hand.orientation, hand.over);
  if (hand.held !== null) hand.held = meant?.move ?? null;
  return meant;
}

export function take(tool: Tool): void {
  hand.wanted = tool.key;
  hand.held = null;
  hand.over = null;
}
