import type { GameName } from '../engine/protocol';
import type { ChatMessage, Summary } from '../engine/protocol';

/** A list after a push: what is new or changed comes in, what is gone goes out. */
export function merged(list: readonly Summary[], push: { tables: Summary[]; gone: string[]; whole?: true }): Summary[] {
  const left = push.whole ? [] : list.filter((one) => !push.gone.includes(one.table));
  const byName = new Map(left.map((one) => [one.table, one]));
  for (const one of push.tables) if (!push.gone.includes(one.table)) byName.set(one.table, one);
  return [...byName.values()];
}

export const openSeats = (one: Summary) => one.seats.filter((seat) => seat.occupant === 'open').length;

/** The lobby: tables with a free seat first, then those that play; the latest change first in each. */
export function lobbyOrder(list: readonly Summary[], game: GameName | 'all'): Summary[] {
  const rank = (one: Summary) => (one.stage === 'waiting' ? (openSeats(one) > 0 ? 0 : 1) : 2);
  return list
    .filter((one) => one.stage !== 'over' && one.stage !== 'closed' && (game === 'all' || one.game === game))
    .sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** My games: those that wait for me first, the longest waiting on top. */
export function mineOrder(list: readonly Summary[]): Summary[] {
  const rank = (one: Summary) => (one.your_turn ? 0 : one.stage === 'playing' ? 1 : 2);
  return list
    .filter((one) => one.stage === 'waiting' || one.stage === 'playing')
    .sort((a, b) => rank(a) - rank(b) || (a.your_turn ? a.changed - b.changed : b.changed - a.changed));
}

export const turnsIn = (mine: readonly Summary[]) => mine.filter((one) => one.your_turn && one.stage === 'playing').length;

/** Tables where it has just become my turn. */
export function newTurns(before: readonly Summary[], after: readonly Summary[]): Summary[] {
  const had = new Set(before.filter((one) => one.your_turn).map((one) => one.table));
  return after.filter((one) => one.your_turn && one.stage === 'playing' && !had.has(one.table));
}

/** A chat in the order of its numbers, whatever order its lines came in. */
export function withLines(known: readonly ChatMessage[], fresh: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...known, ...fresh].map((one) => [one.n, one]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/** A rating as people are told it: what is sure of somebody who has lost their first games is less than nothing. */
export const ratingShown = (rating: number): number => Math.max(0, Math.round(rating));
