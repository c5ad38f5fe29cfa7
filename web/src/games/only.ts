import type { MoveBase } from '../engine/protocol';

/** A step of a guided game that is exactly this move; what it is about is lit. */
export function only(move: string) {
  const is = (one: MoveBase) => one.move === move;
  return {
    allow: is,
    lit: (view: { moves: readonly MoveBase[] }): readonly string[] => view.moves.find(is)?.spaces ?? [],
    until: 'move' as const,
  };
}
