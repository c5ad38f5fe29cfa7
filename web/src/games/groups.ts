import type { MoveBase } from '../engine/protocol';

export interface MoveGroup<M> {
  kind: string;
  moves: M[];
}

/** Moves by kind, kinds in the order in which they first come. */
export function groupMoves<M extends MoveBase>(moves: readonly M[]): MoveGroup<M>[] {
  const groups = new Map<string, M[]>();
  for (const move of moves) {
    const group = groups.get(move.kind);
    if (group) group.push(move);
    else groups.set(move.kind, [move]);
  }
  return [...groups].map(([kind, list]) => ({ kind, moves: list }));
}
