import type { Result, SeatView, TieBreak } from '../../engine/protocol';

export interface BreakdownRow {
  reason: string;
  heading: string;
  /** By seat. */
  points: number[];
}

/** Score sheets side by side: one row for each reason, in the order of the sheets. */
export function breakdown(seats: readonly Pick<SeatView, 'sheet'>[]): BreakdownRow[] {
  const rows = new Map<string, BreakdownRow>();
  seats.forEach((seat, at) => {
    for (const line of seat.sheet) {
      let row = rows.get(line.reason);
      if (!row) {
        row = { reason: line.reason, heading: line.heading, points: seats.map(() => 0) };
        rows.set(line.reason, row);
      }
      row.points[at] = (row.points[at] ?? 0) + line.points;
    }
  });
  return [...rows.values()].filter((row) => row.points.some((points) => points !== 0));
}

/** What was compared after equal scores, as far as the comparison that made a difference; nothing where none did. */
export function decisiveTies({ scores, tie_break: ties }: Pick<Result, 'scores' | 'tie_break'>): TieBreak[] {
  const best = Math.max(...scores);
  const differs = ({ values }: TieBreak) => new Set(values.filter((_, seat) => scores[seat] === best)).size > 1;
  const at = ties?.findIndex(differs) ?? -1;
  return ties?.slice(0, at + 1) ?? [];
}
