// What happened, as steps; how long they take; what has moved between two looks at the page.
import { describe, expect, it } from 'vitest';
import type { SeatView, TableEvent, TableView } from '../../src/engine/protocol';
import { partsExpected, stepTime } from '../../src/timeline/pace';
import { gainsOf, opening, stepsOf, type Chapter } from '../../src/timeline/steps';
import { changesOf, mostAtOnce, type Material, type Thing } from '../../src/timeline/things';

type Line = [reason: string, text: string, points: number, ...spaces: string[]];
const seatOf = (...lines: Line[]) => {
  const sheet = lines.map(([reason, text, points, ...spaces]) => ({ reason, text, points, spaces, heading: reason }));
  return { score: sheet.reduce((sum, line) => sum + line.points, 0), sheet, committed: false } as unknown as SeatView;
};
/** A table with one word for each seat's board. */
function tableOf(boards: string[], seats: SeatView[], more: Partial<TableView> = {}): TableView {
  return {
    you: 0,
    over: false,
    result: null,
    waiting: [0],
    prompt: { key: '', text: '' },
    moves: [{ move: 'any' }],
    may: { start: false, move: true, undo: true, restart: true, commit: true },
    position: { phase: 'act', seats: boards },
    seats,
    ...more,
  } as unknown as TableView;
}
const moved = (seat: number, ...spaces: string[]) => ({ what: 'moved', seat, move: { move: '', spaces } }) as unknown as TableEvent;
const stepped = (seat: number, ...spaces: string[]) => ({ ...moved(seat, ...spaces), what: 'stepped' }) as TableEvent;
const drawn = { what: 'drawn', seat: null } as TableEvent;
const ready = (seat: number) => ({ what: 'ready', seat }) as TableEvent;
const none = seatOf();
const boardsOf = (view: TableView) => (view.position as unknown as { seats: string[] }).seats;

describe('Points that were earned', () => {
  it('come from the spaces of the lines that are new', () => {
    const before = seatOf(['house', 'A house', 2, 'A1']);
    expect(gainsOf(1, before, seatOf(['house', 'A house', 2, 'A1'], ['park', 'A park', 3, 'B2']))).toEqual([{ seat: 1, points: 3, spaces: ['B2'] }]);
  });
  it('are what a line has grown by', () => {
    const gains = gainsOf(0, seatOf(['park', 'Zone of 3', 3, 'a', 'b', 'c']), seatOf(['park', 'Zone of 5', 5, 'a', 'b', 'c', 'd', 'e']));
    expect(gains).toEqual([{ seat: 0, points: 2, spaces: ['a', 'b', 'c', 'd', 'e'] }]);
  });
  it('add up to what the score has changed by, losses elsewhere included', () => {
    const before = seatOf(['judge', 'Judge: enough', 4], ['house', 'A house', 2, 'A1']);
    const after = seatOf(['judge', 'Judge: not enough', 0], ['house', 'A house', 2, 'A1'], ['house', 'A house', 7, 'C3'], ['park', 'A park', 1, 'D4']);
    const gains = gainsOf(0, before, after);
    expect(gains.reduce((sum, gain) => sum + gain.points, 0)).toBe(after.score - before.score);
    expect(gains.every((gain) => gain.points > 0)).toBe(true);
  });
  it('have no place where the score sheet knows none', () => {
    expect(gainsOf(1, none, seatOf(['round', 'Round 1', 12]))).toEqual([{ seat: 1, points: 12, spaces: [] }]);
  });
  it('are lost too', () => {
    expect(gainsOf(1, seatOf(['shop', 'A shop', 5, 'A1']), none)).toEqual([{ seat: 1, points: -5, spaces: [] }]);
  });
  it('are none where the score stays', () => {
    expect(gainsOf(1, seatOf(['shop', 'A shop', 5, 'A1']), seatOf(['shop', 'The same shop', 5, 'A1']))).toEqual([]);
  });
});

describe('A game of turns', () => {
  const before = tableOf(['', ''], [none, none], { waiting: [1] });
  const after = tableOf(['', 'house'], [none, seatOf(['house', 'A house', 2, 'A1'])]);
  const chapter: Chapter = { before, after, events: [moved(1, 'A1'), drawn], simultaneous: false, watching: false };
  it('is told move by move, what was drawn with the move before it', () => {
    const steps = stepsOf(chapter);
    expect(steps.map(({ seat, own, spaces, gains }) => ({ seat, own, spaces, gains }))).toEqual([
      { seat: 1, own: false, spaces: ['A1'], gains: [{ seat: 1, points: 2, spaces: ['A1'] }] },
    ]);
  });
  it('shows the deed first and its points after it, and offers nothing meanwhile', () => {
    const [step] = stepsOf(chapter);
    expect(boardsOf(step!.during)).toEqual(['', 'house']);
    expect(step!.during.seats[1]?.score).toBe(0);
    expect(step!.after.seats[1]?.score).toBe(2);
    for (const view of [opening(chapter), step!.during, step!.after]) {
      expect(view.moves).toEqual([]);
      expect(view.may.move).toBe(false);
      expect(view.waiting).toEqual([1]);
    }
  });
  it('does not tell the end before the last deed', () => {
    const over = { ...after, over: true, result: { scores: [0, 2] } } as unknown as TableView;
    const [step] = stepsOf({ ...chapter, after: over });
    expect([step!.after.over, step!.after.result]).toEqual([false, null]);
  });
  it('lets nothing wait for one’s own deed', () => {
    const [step] = stepsOf({ ...chapter, events: [moved(0, 'A1'), drawn] });
    expect(step).toMatchObject({ own: true, seat: 0 });
    expect(step!.after).toBe(after);
  });
  it('tells everybody’s deeds where nobody plays', () => {
    expect(stepsOf({ ...chapter, events: [moved(0, 'A1')], watching: true })[0]).toMatchObject({ own: false, seat: 0 });
  });
  it('tells several turns as one, nobody’s, where nobody knows how it was between them', () => {
    const both = tableOf(['', 'house', 'park'], [none, seatOf(['house', 'A house', 2, 'A1']), seatOf(['park', 'A park', 3, 'B1'])]);
    const steps = stepsOf({ ...chapter, before: tableOf(['', '', ''], [none, none, none]), after: both, events: [moved(1, 'A1'), drawn, moved(2, 'B1')] });
    expect(steps.map(({ seat, spaces, gains }) => [seat, spaces, gains.map((gain) => [gain.seat, gain.points])])).toEqual([[null, ['A1', 'B1'], [[1, 2], [2, 3]]]]);
  });
  it('takes no step for what is no deed', () => {
    expect(stepsOf({ ...chapter, events: [ready(1)] })).toEqual([]);
  });
});

describe('A round of everybody’s', () => {
  const before = tableOf(['mine', '', ''], [seatOf(['a', 'a', 1, 'X']), none, none]);
  const after = tableOf(['mine', 'kim', 'noor'], [seatOf(['a', 'a', 1, 'X']), seatOf(['b', 'b', 2, 'Y']), none]);
  const events = [moved(0, 'X'), moved(1, 'Y'), moved(1, 'Z'), moved(2, 'W'), drawn, drawn];
  const chapter: Chapter = { before, after, events, simultaneous: true, watching: false };
  it('has a step for what was drawn and one for each other player', () => {
    expect(stepsOf(chapter).map(({ seat, spaces }) => [seat, spaces])).toEqual([[null, []], [1, ['Y', 'Z']], [2, ['W']]]);
  });
  it('shows the other boards as far as they are told, and lets one play on', () => {
    expect(boardsOf(opening({ ...chapter, events: events.slice(0, 4) }))).toEqual(['mine', '', '']);
    const steps = stepsOf(chapter);
    expect(steps.map(({ during }) => boardsOf(during))).toEqual([['mine', '', ''], ['mine', 'kim', ''], ['mine', 'kim', 'noor']]);
    expect(steps.map((step) => [step.during.seats[1]?.score, step.after.seats[1]?.score])).toEqual([[0, 0], [0, 2], [2, 2]]);
    for (const { during, after: then } of steps) for (const view of [during, then]) expect(view.moves).toBe(after.moves);
  });
  it('begins with what is drawn for the next one', () => {
    expect(opening(chapter).position).toBe(before.position);
    expect(opening({ ...chapter, events: events.slice(0, 4) }).position).not.toBe(before.position);
  });
  it('tells one’s own moves when they are made, not again when the round closes', () => {
    const own = stepsOf({ ...chapter, events: [stepped(0, 'X')] });
    expect(own.map(({ own: mine, spaces }) => [mine, spaces])).toEqual([[true, ['X']]]);
    expect(stepsOf(chapter).some((step) => step.own)).toBe(false);
  });
});

describe('The time it takes', () => {
  it('is half a second for a deed and as much for its points, if there are few', () => {
    expect(stepTime({ parts: 1, spent: 0, waiting: 1, expected: 0 })).toBe(500);
    expect(stepTime({ parts: 2, spent: 1000, waiting: 2, expected: 2 })).toBe(1000);
  });
  it.each([1, 3, 7, 12, 20, 30])('is three seconds at most for %i steps known at once', (count) => {
    let spent = 0;
    for (let left = count; left > 0; --left) spent += stepTime({ parts: 2, spent, waiting: 2 * left, expected: 0 });
    expect(spent).toBeLessThanOrEqual(3000 + 1);
    expect(spent).toBeGreaterThan(Math.min(count * 1000, 3000) - 1);
  });
  it.each([[3, 5], [5, 1], [3, 8]])('is three seconds at most for %i others with %i steps each, one after the other', (others, each) => {
    let spent = 0;
    let parts = 0;
    for (let seat = 0; seat < others; ++seat) {
      for (let i = 0; i < each; ++i) {
        parts += 2;
        spent += stepTime({ parts: 2, spent, waiting: 2, expected: partsExpected(parts, seat + 1, others) });
      }
    }
    expect(spent).toBeLessThanOrEqual(3000 + 1);
  });
  it('is none for what would be too quick to see', () => {
    expect(stepTime({ parts: 1, spent: 2990, waiting: 1, expected: 0 })).toBe(0);
  });
});

describe('What has moved', () => {
  const thing = (name: string, left: number, made: Material = 'card', surface = 'stage', face: string | null = null): Thing => ({
    name, made, surface, face, box: { left, top: 0, width: 40, height: 60 }, element: null,
  });
  const tell = (before: Thing[], after: Thing[], near = false) =>
    changesOf(before, after, near).map((change) =>
      change.how === 'move' ? `${change.from.surface} ${change.from.name} > ${change.to.surface} ${change.to.name}` : `${change.how} ${'to' in change ? change.to.name : change.from.name}`,
    );
  const others = [thing('Mill', 100), thing('Bank', 200), thing('Villa', 300)];
  it('is what lies elsewhere, on the same surface or another', () => {
    expect(tell([...others, thing('Farm', 0)], [...others, thing('Farm', 400)])).toEqual(['stage Farm > stage Farm']);
    const spot = thing('Theatre', 0, 'card', 'spot 1');
    expect(tell([...others, thing('Farm', 0), spot], [...others, spot, thing('Farm', 50, 'card', 'spot 1')])).toEqual(['stage Farm > spot 1 Farm']);
  });
  it('comes from what was drawn for all, though that still lies there', () => {
    const tile = thing('tile 7', 0, 'tile', 'draws');
    const laid = thing('tile 1', 0, 'tile', 'spot 1');
    const after = [tile, laid, thing('tile 7', 80, 'tile', 'spot 1')];
    expect(tell([tile, laid], after)).toEqual(['draws tile 7 > spot 1 tile 7']);
    expect(tell([tile, laid], after, true)).toEqual(['come tile 7']);
  });
  it('is new, or gone', () => {
    expect(tell(others, [...others, thing('A1', 0, 'pen')])).toEqual(['come A1']);
    // What was drawn on one board does not come from another where the same space is gone.
    expect(tell([...others, thing('A1', 0, 'pen')], [...others, thing('A1', 0, 'pen', 'spot 1')])).toContain('come A1');
    expect(tell([...others, thing('Farm', 0)], others)).toEqual(['go Farm']);
  });
  it('is a figure that walked, where one is gone and one is new', () => {
    expect(tell([...others, thing('tourist a1', 0, 'figure')], [...others, thing('tourist b2', 90, 'figure')])).toEqual(['stage tourist a1 > stage tourist b2']);
  });
  it('is a die that shows another face, unless it says nothing', () => {
    const die = (face: string | null) => thing('die 1', 0, 'die', 'stage', face);
    expect(tell([...others, die('1 5')], [...others, die('2 5')])).toEqual(['turn die 1']);
    expect(tell([...others, die('1 5')], [...others, die(null)])).toEqual([]);
  });
  it('is nothing where a board only makes room', () => {
    expect(tell(others, others.map((one) => ({ ...one, box: { ...one.box, left: one.box.left / 2 } })))).toEqual([]);
  });
  it('is never a crowd', () => {
    expect(changesOf([], Array.from({ length: 40 }, (_, i) => thing(`${i}`, i, 'pen'))).length).toBe(mostAtOnce);
  });
});
