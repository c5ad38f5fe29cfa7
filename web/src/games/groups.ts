export interface MoveGroup<M extends { kind: string }> {
  kind: M['kind'];
  moves: M[];
}

/** Moves by kind, kinds in the order in which they first come. */
export function groupMoves<M extends { kind: string }>(moves: readonly M[]): MoveGroup<M>[] {
  const groups = new Map<M['kind'], M[]>();
  for (const move of moves) {
    const group = groups.get(move.kind);
    if (group) group.push(move);
    else groups.set(move.kind, [move]);
  }
  return [...groups].map(([kind, list]) => ({ kind, moves: list }));
}
