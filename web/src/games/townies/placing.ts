// How a Shape lies on the map: turned, flipped, and which of the engine's moves is meant when one
// points at a space. Geometry only: whether it may lie there the engine has said.

import type { TowniesMove } from '../../engine/games/townies';
import type { Hex, TownMap } from './map';

export type ShapeMove = Extract<TowniesMove, { kind: 'shape' }>;

/** Hexes in a fixed order, the first at 0, 0: equal for equal orientations. */
function normal(hexes: readonly Hex[]): Hex[] {
  const sorted = [...hexes].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [q, r] = sorted[0] ?? [0, 0];
  return sorted.map((hex) => [hex[0] - q, hex[1] - r]);
}

export const orientationOf = (hexes: readonly Hex[]): string => normal(hexes).join(' ');

export const hexesOf = (orientation: string): Hex[] =>
  orientation.split(' ').map((pair) => {
    const [q, r] = pair.split(',').map(Number);
    return [q ?? 0, r ?? 0];
  });

/** A sixth of a turn clockwise. */
export const rotated = (orientation: string): string =>
  orientationOf(hexesOf(orientation).map(([q, r]): Hex => [-r, q + r]));

/** Mirrored left to right. */
export const flipped = (orientation: string): string =>
  orientationOf(hexesOf(orientation).map(([q, r]): Hex => [-q, q + r]));

/** The orientation and those that follow it clockwise, each once. */
export function turnsOf(orientation: string): string[] {
  const turns = [orientation];
  for (let next = rotated(orientation); next !== orientation; next = rotated(next)) turns.push(next);
  return turns;
}

/** Whether its mirror image is another Shape than any turn of it. */
export const hasMirror = (orientation: string): boolean =>
  !turnsOf(orientation).includes(flipped(orientation));

/** The moves of one Shape, by orientation and by space. */
export interface Placing {
  /** All orientations, those that fit nowhere included. */
  orientations: readonly string[];
  /** What can be drawn over a space in an orientation, the best fit for a pointing hand first. */
  at: (orientation: string, space: string) => ShapeMove | undefined;
  spaces: (orientation: string) => ReadonlySet<string>;
}

export function placingOf(map: TownMap, moves: readonly ShapeMove[]): Placing {
  const byOrientation = new Map<string, Map<string, { move: ShapeMove; off: number }>>();
  let first: string | undefined;
  for (const move of moves) {
    const hexes = move.spaces.map((name) => map.byName.get(name)?.hex ?? ([0, 0] as const));
    const orientation = orientationOf(hexes);
    first ??= orientation;
    let bySpace = byOrientation.get(orientation);
    if (!bySpace) byOrientation.set(orientation, (bySpace = new Map()));
    const middle = middleOf(hexes);
    for (const [i, name] of move.spaces.entries()) {
      // The hand holds a Shape by the hex nearest to its middle, always the same one, so that every
      // place can be pointed at; where it does not fit like that, by another hex.
      const off = distance(hexes[i]!, middle) + i * 1e-3;
      const known = bySpace.get(name);
      if (!known || off < known.off - 1e-6) bySpace.set(name, { move, off });
    }
  }
  const turns = first === undefined ? [] : turnsOf(first);
  const mirrored = first !== undefined && hasMirror(first) ? turnsOf(flipped(first)) : [];
  return {
    orientations: [...turns, ...mirrored],
    at: (orientation, space) => byOrientation.get(orientation)?.get(space)?.move,
    spaces: (orientation) => new Set(byOrientation.get(orientation)?.keys()),
  };
}

const middleOf = (hexes: readonly Hex[]): Hex => [
  hexes.reduce((sum, [q]) => sum + q, 0) / hexes.length,
  hexes.reduce((sum, [, r]) => sum + r, 0) / hexes.length,
];

function distance(a: Hex, b: Hex): number {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return q * q + r * r + q * r;
}

/**
 * The orientation after a turn (or a flip) when the hand points at `space`: the next one that fits
 * there, so that nobody has to turn through what is impossible. Without a space, the next that fits
 * anywhere.
 */
export function nextOrientation(
  placing: Placing,
  from: string,
  how: 'right' | 'left' | 'flip',
  space: string | null,
): string {
  const turns = turnsOf(how === 'flip' ? flipped(from) : from);
  const ring = how === 'left' ? [turns[0]!, ...turns.slice(1).reverse()] : turns;
  const inOrder = how === 'flip' ? ring : [...ring.slice(1), ring[0]!];
  const fits = (orientation: string) =>
    space === null ? placing.spaces(orientation).size > 0 : placing.at(orientation, space) !== undefined;
  return inOrder.find(fits) ?? inOrder[0] ?? from;
}

/** Any orientation that can lie over a space, the current one if it can. */
export function orientationFor(placing: Placing, current: string, space: string): string | undefined {
  const all = [current, ...turnsOf(current), ...placing.orientations];
  return all.find((orientation) => placing.at(orientation, space) !== undefined);
}
