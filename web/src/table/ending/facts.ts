// What can be said of a finished game: by how much it was won, what somebody did best, where it was decided. Nothing
// here knows a game.

import type { ReplayStep, Result, Seat } from '../../engine/protocol';
import type { BreakdownRow } from './breakdown';

/** How the game ended for whoever looks at it. */
export type Outcome = 'won' | 'lost' | 'went';

export function outcomeFor(you: Seat | null, { scores, winners }: Pick<Result, 'scores' | 'winners'>): Outcome {
  // People may leave a game as it stands: then nobody has won.
  if (you === null || scores.length === 1 || winners.length === 0) return 'went';
  return winners.includes(you) ? 'won' : 'lost';
}

/** How far ahead of all others the only winner is; null if nobody else played or the victory is shared. */
export function marginOf({ scores, winners }: Pick<Result, 'scores' | 'winners'>): number | null {
  const [winner, ...more] = winners;
  if (winner === undefined || more.length > 0 || scores.length === 1) return null;
  return (scores[winner] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== winner));
}

/** Everybody, the winners first, then by points. */
export function ranking({ scores, winners }: Pick<Result, 'scores' | 'winners'>): Seat[] {
  const won = (seat: Seat) => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

export interface Strength {
  heading: string;
  points: number;
  /** More than anybody else got there. */
  most: boolean;
}

/**
 * What a seat did best: where it beat the others by most, or else what brought it the most. A trifle is no strength: it
 * must be a quarter of the most. Null without points.
 */
export function strengthOf(seat: Seat, rows: readonly BreakdownRow[]): Strength | null {
  const own = rows.map(({ heading, points }) => {
    const others = points.filter((_, other) => other !== seat);
    const mine = points[seat] ?? 0;
    return { heading, points: mine, ahead: others.length === 0 ? 0 : mine - Math.max(...others) };
  });
  const most = Math.max(0, ...own.map(({ points }) => points));
  const best = own.filter(({ points }) => points > 0 && points >= most / 4).sort((a, b) => Math.max(0, b.ahead) - Math.max(0, a.ahead) || b.points - a.points)[0];
  return best ? { heading: best.heading, points: best.points, most: best.ahead > 0 } : null;
}

/**
 * The step with which the winner took the lead and kept it; 0 if the winner was never behind. Where everybody decides at
 * once the points are compared when a round is over: within it, those who are told later have not scored yet.
 */
export function decidedAt(winner: Seat, steps: readonly Pick<ReplayStep, 'step' | 'seat' | 'scores'>[], simultaneous: boolean): number {
  const compared = simultaneous ? steps.filter((_, i) => i === steps.length - 1 || steps[i + 1]?.seat === null) : steps;
  const last = compared.findLastIndex(({ scores }) => (scores[winner] ?? 0) < Math.max(...scores));
  return last < 0 ? 0 : (compared[last + 1]?.step ?? 0);
}

/** What one's score is beside the best of other games: how much more, less, the same; null if there were none. */
export function besideBest(score: number, others: readonly number[]): { best: number; more: number } | null {
  if (others.length === 0) return null;
  const best = Math.max(...others);
  return { best, more: score - best };
}
