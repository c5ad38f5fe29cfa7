// What happened, as steps that can be told: who did it, what it touched, what it earned, and how the table looks
// meanwhile. Made of the protocol's events and views alone; no game is known here.

import type { Seat, SeatView, TableEvent, TableView, Viewer } from '../engine/protocol';

/** Points that a seat got or lost, and where they come from. */
export interface Gain {
  seat: Seat;
  points: number;
  /** As the score sheet names them: spaces of the board as it is afterwards. */
  spaces: readonly string[];
}

export interface Step {
  /** Who did it; null: dice and decks. */
  seat: Viewer;
  /** The viewer's own deed: nothing waits for it. */
  own: boolean;
  /** What the moves touched: spaces of the board as it was before. */
  spaces: readonly string[];
  gains: readonly Gain[];
  /** How much there is to see: moves, and the points in the end. */
  parts: number;
  /** The board with what was done, the points as before. */
  during: TableView;
  /** The same with the points. */
  after: TableView;
}

/** What came in one message: the table before it, after it, and what happened between. */
export interface Chapter {
  before: TableView;
  after: TableView;
  events: readonly TableEvent[];
  /** Everybody decides at once: then what others did changes nothing on one's own board. */
  simultaneous: boolean;
  /** Nobody plays here: what the viewer did is told like everything else. */
  watching: boolean;
}

interface Deed {
  seat: Viewer;
  spaces: string[];
  moves: number;
}

/** Score lines that have changed, each with its spaces; what no line explains comes last. */
export function gainsOf(seat: Seat, before: SeatView | undefined, after: SeatView | undefined): Gain[] {
  if (!before || !after || before.score === after.score) return [];
  const keyOf = (line: SeatView['sheet'][number]) => `${line.reason} ${line.text} ${line.spaces.join()}`;
  const old = new Map<string, number>();
  for (const line of before.sheet) old.set(keyOf(line), (old.get(keyOf(line)) ?? 0) + line.points);
  const fresh = after.sheet.filter((line) => {
    const known = old.get(keyOf(line));
    old.delete(keyOf(line));
    return known !== line.points;
  });
  // A line that grew replaces another with the same reason: what both have in common was there before.
  const gone = before.sheet.filter((line) => old.has(keyOf(line)) || fresh.some((one) => keyOf(one) === keyOf(line)));
  const gains: Gain[] = [];
  for (const line of fresh) {
    const at = bestMatch(gone, line);
    const was = at < 0 ? 0 : (gone.splice(at, 1)[0]?.points ?? 0);
    if (line.points !== was) gains.push({ seat, points: line.points - was, spaces: line.spaces });
  }
  for (const line of gone) if (line.points !== 0) gains.push({ seat, points: -line.points, spaces: [] });
  return merged(gains, seat, after.score - before.score);
}

function bestMatch(lines: readonly SeatView['sheet'][number][], { reason, spaces }: SeatView['sheet'][number]): number {
  let best = -1;
  let most = -1;
  lines.forEach((line, i) => {
    if (line.reason !== reason) return;
    const shared = line.spaces.filter((space) => spaces.includes(space)).length;
    if (shared > most && (shared > 0 || line.spaces.length === 0)) [best, most] = [i, shared];
  });
  return best;
}

/** At most three numbers rise at once: the rest is added to the largest. Their sum is what the score changes by. */
function merged(gains: Gain[], seat: Seat, sum: number): Gain[] {
  const placed = gains.filter((gain) => gain.spaces.length > 0 && gain.points > 0).sort((a, b) => b.points - a.points).slice(0, 3);
  const rest = sum - placed.reduce((total, gain) => total + gain.points, 0);
  const [first] = placed;
  if (!first) return sum === 0 ? [] : [{ seat, points: sum, spaces: gains.find((gain) => gain.spaces.length > 0)?.spaces ?? [] }];
  // A loss elsewhere must not turn what was earned here into something else.
  if (first.points + rest <= 0) return [{ seat, points: sum, spaces: first.spaces }];
  return placed.map((gain) => (gain === first ? { ...gain, points: gain.points + rest } : gain));
}

/** Deeds in the order they happened; what one seat did in a row is one deed, and what was drawn after it is part of it. */
function deedsOf({ events, after, simultaneous }: Chapter): Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const last = deeds.at(-1);
    if (event.what === 'drawn') {
      if (!last || (simultaneous && last.seat !== null)) deeds.push({ seat: null, spaces: [], moves: 1 });
    } else if (event.what === 'moved' || event.what === 'stepped') {
      // One's own moves of a round were told when they were made.
      if (simultaneous && event.what === 'moved' && event.seat === after.you) continue;
      if (last && last.seat === event.seat) {
        last.spaces.push(...event.move.spaces);
        last.moves += 1;
      } else deeds.push({ seat: event.seat, spaces: [...event.move.spaces], moves: 1 });
    }
  }
  // A new round is everybody's at once; what the others did in the last one is told beside it.
  if (simultaneous) return [...deeds.filter(({ seat }) => seat === null), ...deeds.filter(({ seat }) => seat !== null)];
  // How the table looked between several turns nobody has said (the connection was lost): they are one deed, nobody's.
  return deeds.length < 2 ? deeds : [{ seat: null, spaces: deeds.flatMap(({ spaces }) => spaces), moves: 2 }];
}

/** Nothing can be done in a view of what is past. */
export const past = (view: TableView): TableView => ({
  ...view,
  moves: [],
  may: { start: false, move: false, undo: false, restart: false, commit: false },
  over: false,
  result: null,
});

const withPointsOf = (view: TableView, old: TableView, isOld: (seat: Seat) => boolean): TableView => ({
  ...view,
  seats: view.seats.map((one, seat) => {
    const was = old.seats[seat];
    return was && isOld(seat) ? { ...one, score: was.score, sheet: was.sheet, committed: false } : one;
  }),
});

/** A round has closed: one's own board and what was drawn are there at once, the other boards as far as they are told. */
function partly({ before, after }: Chapter, told: ReadonlySet<Seat>, paid: ReadonlySet<Seat>): TableView {
  const isOld = (seat: Seat) => seat !== after.you && !told.has(seat);
  const view = withPointsOf(after, before, (seat) => seat !== after.you && !paid.has(seat));
  return withPosition({ ...view, over: false, result: null }, mixed(before.position, after.position, isOld));
}

const withPosition = <V extends TableView>(view: V, position: V['position']): V => ({ ...view, position });
const hasSeats = <P extends object>(position: P): position is P & { seats: readonly unknown[] } =>
  'seats' in position && Array.isArray(position.seats);

/** A position with some seats as they were in another. */
function mixed<P extends object>(old: P, now: P, isOld: (seat: Seat) => boolean): P {
  if (!hasSeats(old) || !hasSeats(now)) return now;
  return { ...now, seats: now.seats.map((one, seat) => (isOld(seat) ? (old.seats[seat] ?? one) : one)) };
}

/** How the table looks until the first step of a chapter is told: what is drawn for the new round comes first. */
export const opening = (chapter: Chapter): TableView =>
  chapter.simultaneous && deedsOf(chapter)[0]?.seat !== null ? partly(chapter, new Set(), new Set()) : past(chapter.before);

export function stepsOf(chapter: Chapter): Step[] {
  const { before, after, simultaneous, watching } = chapter;
  const deeds = deedsOf(chapter);
  const all = after.seats.flatMap((_, seat) => gainsOf(seat, before.seats[seat], after.seats[seat]));
  const told = new Set<Seat>();
  return deeds.map(({ moves, ...deed }): Step => {
    const partsWith = (gains: readonly Gain[]) => ({ gains, parts: Math.min(2, moves) + (gains.length > 0 ? 1 : 0) });
    const own = !watching && deed.seat !== null && deed.seat === after.you;
    if (simultaneous && !own) {
      const paid = new Set(told);
      if (deed.seat !== null) told.add(deed.seat);
      return {
        ...deed,
        own: false,
        ...partsWith(all.filter(({ seat }) => seat === deed.seat && seat !== after.you)),
        during: partly(chapter, new Set(told), paid),
        after: partly(chapter, new Set(told), new Set(told)),
      };
    }
    const now = own ? after : { ...past(after), waiting: before.waiting, prompt: before.prompt };
    return {
      ...deed,
      own,
      ...partsWith(all),
      during: withPointsOf(now, before, () => true),
      after: now,
    };
  });
}
