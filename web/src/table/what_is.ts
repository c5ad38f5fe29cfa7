// What somebody may want to know of a space: what it is, what it is worth, what can be done with it. No rules: all of it is
// in the view.

import type { Move, ScoreLine, SeatView } from '../engine/protocol';
import { groupMoves } from '../games/groups';

export interface Worth {
  text: string;
  points: number;
  /** Whose points they are, where it can be somebody else. */
  whose?: string;
}

/** A move as a sentence; where there are many, a kind of move and how many of it there are. */
export interface Offer {
  text: string;
  ways: number;
}

export interface Told {
  what: string;
  /** What the game adds: what a card does. */
  more: readonly string[];
  worth: readonly Worth[];
  moves: readonly Offer[];
  /** Moves that are not listed. */
  others: number;
}

const mostMoves = 3;

/** The score sheets that have something to say about a board: its owner's; where all play on one, everybody's, by name. */
export function sheetsOf(seats: readonly Pick<SeatView, 'name' | 'sheet'>[], seat: number, shared: boolean): Sheet[] {
  if (shared && seats.length > 1) return seats.map(({ name, sheet }) => ({ whose: name, lines: sheet }));
  return [{ lines: seats[seat]?.sheet ?? [] }];
}
export interface Sheet {
  whose?: string;
  lines: readonly ScoreLine[];
}

export function tellOf(space: string, label: string, more: readonly string[], sheets: readonly Sheet[], moves: readonly Move[], kind?: (kind: Move['kind']) => string): Told {
  const here = moves.filter((move) => move.spaces.includes(space));
  const offers = here.length > mostMoves && kind ? byKind(here, kind) : listed(space, here);
  return {
    what: label,
    more,
    worth: sheets.flatMap(({ whose, lines }) =>
      lines.filter((line) => line.spaces.includes(space)).map(({ text, points }) => (whose === undefined ? { text, points } : { text, points, whose })),
    ),
    moves: offers,
    others: here.length - offers.reduce((sum, { ways }) => sum + ways, 0),
  };
}

/** Those that are about this space alone, or begin here, say most about it. */
function listed(space: string, here: readonly Move[]): Offer[] {
  const first = (move: Move) => Number(move.spaces[0] !== space) + Number(move.spaces.length > 1);
  const told = [...here].sort((a, b) => first(a) - first(b)).slice(0, mostMoves);
  return told.map((move) => ({ text: move.sentence, ways: 1 }));
}

function byKind(here: readonly Move[], kind: (kind: Move['kind']) => string): Offer[] {
  return groupMoves(here).map(({ kind: name, moves }) => (moves.length === 1 ? { text: moves[0]!.sentence, ways: 1 } : { text: kind(name), ways: moves.length }));
}
