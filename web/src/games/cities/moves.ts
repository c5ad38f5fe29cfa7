import type { CitiesMove } from '../../engine/games/cities';

type Of<K extends CitiesMove['kind']> = Extract<CitiesMove, { kind: K }>;
export type LayMove = Of<'lay'>;
export type CoverMove = Of<'cover'>;
export type Laying = LayMove | CoverMove;

/** Where a tile is laid: a cell, or the NW field of the block it covers. */
export const spotOf = (move: Laying): string => (move.kind === 'lay' ? move.cell : move.field);

/** Moves that lay this tile (any, if null), by place; at each place its different rotations in order. */
export function layings(moves: readonly CitiesMove[], tile: number | null): Map<string, Laying[]> {
  const spots = new Map<string, Laying[]>();
  for (const move of moves) {
    if (move.kind !== 'lay' && move.kind !== 'cover') continue;
    if (move.kind === 'lay' && tile !== null && move.tile !== tile) continue;
    const spot = spotOf(move);
    const list = spots.get(spot);
    if (list) list.push(move);
    else spots.set(spot, [move]);
  }
  for (const list of spots.values()) list.sort((a, b) => a.turn - b.turn);
  return spots;
}

/** The rotation that is meant; counting goes round, also where fewer rotations look different. */
export function turned(list: readonly Laying[] | undefined, turn: number): Laying | undefined {
  if (!list || list.length === 0) return undefined;
  return list[((turn % list.length) + list.length) % list.length];
}

/** What a click on a field does: with a tourist in hand it goes there, else a new one arrives. */
export function strollTo(
  moves: readonly CitiesMove[],
  field: string,
  from: string | null,
): CitiesMove | undefined {
  return moves.find((move) =>
    from === null
      ? move.kind === 'tourist' && move.field === field
      : move.kind === 'walk' && move.from === from && move.to === field,
  );
}

/** Fields whose tourist can go somewhere. */
export function walkers(moves: readonly CitiesMove[]): Set<string> {
  return new Set(moves.flatMap((move) => (move.kind === 'walk' ? [move.from] : [])));
}
