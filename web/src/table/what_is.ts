// What somebody may want to know of a space: what it is, what it is worth, what can be done with it. No rules: all of it is
// in the view.

import type { Move, ScoreLine } from '../engine/protocol';

export interface Told {
  what: string;
  /** What the game adds: what a card does. */
  more: readonly string[];
  worth: readonly { text: string; points: number }[];
  moves: readonly string[];
  /** Moves that are not listed. */
  others: number;
}

const mostMoves = 3;

export function tellOf(space: string, label: string, more: readonly string[], sheet: readonly ScoreLine[], moves: readonly Move[]): Told {
  const here = moves.filter((move) => move.spaces.includes(space));
  // Those that are about this space alone, or begin here, say most about it.
  const first = (move: Move) => Number(move.spaces[0] !== space) + Number(move.spaces.length > 1);
  const told = [...here].sort((a, b) => first(a) - first(b)).slice(0, mostMoves);
  return {
    what: label,
    more,
    worth: sheet.filter((line) => line.spaces.includes(space)).map(({ text, points }) => ({ text, points })),
    moves: told.map((move) => move.sentence),
    others: here.length - told.length,
  };
}
