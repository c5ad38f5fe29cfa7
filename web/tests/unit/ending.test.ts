import { describe, expect, it } from 'vitest';
import { kindOf, ownResult } from '../../src/store/results';
import { breakdown, decisiveTies } from '../../src/table/ending/breakdown';
import { besideBest, decidedAt, marginOf, outcomeFor, ranking, strengthOf } from '../../src/table/ending/facts';

describe('The end of a game', () => {
  it('shows every reason once, seat by seat', () => {
    const line = (reason: string, points: number) => ({ reason, heading: `${reason}s`, text: '', points, spaces: [] });
    expect(breakdown([{ sheet: [line('shop', 2), line('shop', 3)] }, { sheet: [line('park', 1), line('none', 0)] }])).toEqual([
      { reason: 'shop', heading: 'shops', points: [5, 0] },
      { reason: 'park', heading: 'parks', points: [0, 1] },
    ]);
  });
});

describe('After equal scores', () => {
  const tie = (text: string, ...values: number[]) => ({ text, values });
  it('what decided is told, and what was compared before it', () => {
    const ties = [tie('best', 9, 9, 4), tie('second', 3, 5, 9), tie('third', 1, 2, 3)];
    expect(decisiveTies({ scores: [20, 20, 10], tie_break: ties }).map((one) => one.text)).toEqual(['best', 'second']);
  });
  it('nothing is told where nothing decided', () => {
    expect(decisiveTies({ scores: [20, 20], tie_break: [tie('best', 9, 9)] })).toEqual([]);
    expect(decisiveTies({ scores: [20, 10], tie_break: null })).toEqual([]);
  });
});

describe('Who won', () => {
  it('is told with how much', () => {
    expect(marginOf({ scores: [48, 44, 39], winners: [0] })).toBe(4);
    expect(marginOf({ scores: [51, 51], winners: [1] })).toBe(0);
  });
  it('has no margin where the victory is shared or nobody else played', () => {
    expect(marginOf({ scores: [40, 40, 3], winners: [0, 1] })).toBeNull();
    expect(marginOf({ scores: [58], winners: [0] })).toBeNull();
  });
  it('is somebody else for those who lost, and nobody for those who watched or played alone', () => {
    const result = { scores: [48, 44], winners: [0] };
    expect([0, 1, null].map((you) => outcomeFor(you, result))).toEqual(['won', 'lost', 'went']);
    expect(outcomeFor(0, { scores: [58], winners: [0] })).toBe('went');
  });
  it('comes first, also after a tie', () => {
    expect(ranking({ scores: [51, 60, 51, 60], winners: [3] })).toEqual([3, 1, 0, 2]);
  });
});

describe('What somebody did best', () => {
  const row = (heading: string, ...points: number[]) => ({ reason: heading, heading, points });
  it('is where they were ahead of everybody by most', () => {
    expect(strengthOf(1, [row('Shops', 20, 18), row('Parks', 4, 14), row('Houses', 8, 9)])).toEqual({ heading: 'Parks', points: 14, most: true });
  });
  it('is what brought the most where they were ahead nowhere, or only by a trifle', () => {
    expect(strengthOf(1, [row('Shops', 20, 18), row('Parks', 9, 9)])).toEqual({ heading: 'Shops', points: 18, most: false });
    expect(strengthOf(1, [row('Suburbs', 67, 48), row('Money', 0, 1)])).toEqual({ heading: 'Suburbs', points: 48, most: false });
  });
  it('is nothing without points', () => {
    expect(strengthOf(0, [row('Shops', 0, 18)])).toBeNull();
  });
  it('needs nobody to compare with', () => {
    expect(strengthOf(0, [row('Shops', 3), row('Parks', 5)])).toEqual({ heading: 'Parks', points: 5, most: false });
  });
});

describe('Where a game was decided', () => {
  const step = (at: number, seat: number | null, ...scores: number[]) => ({ step: at, seat, scores });
  it('is the step after which the winner was never behind', () => {
    const steps = [step(1, 0, 3, 0), step(2, 1, 3, 5), step(3, 0, 6, 5), step(4, 1, 6, 7), step(5, 0, 9, 7)];
    expect(decidedAt(0, steps, false)).toBe(5);
  });
  it('is the start for a winner who was never behind', () => {
    expect(decidedAt(0, [step(1, 0, 3, 0), step(2, 1, 3, 3)], false)).toBe(0);
  });
  it('is looked for at the end of rounds where everybody decides at once', () => {
    const rounds = [step(1, null, 0, 0), step(2, 0, 4, 0), step(3, 1, 4, 6), step(4, null, 4, 6), step(5, 0, 9, 6), step(6, 1, 9, 8)];
    expect(decidedAt(0, rounds, true)).toBe(6);
    expect(decidedAt(1, [step(1, null, 0, 0), step(2, 0, 4, 0), step(3, 1, 4, 6)], true)).toBe(0);
  });
});

describe('One’s best so far', () => {
  it('is the best of the other games', () => {
    expect(besideBest(50, [47, 53])).toEqual({ best: 53, more: -3 });
    expect(besideBest(57, [47, 53])).toEqual({ best: 53, more: 4 });
  });
  it('is missing after the first game', () => {
    expect(besideBest(50, [])).toBeNull();
  });
  it('is of games with the same number of players and the same options', () => {
    const record = (players: number, options: object) => `${JSON.stringify({ townsmith: 1, game: 'chess', players, options })}\n{}`;
    expect(kindOf(record(2, { b: '1', a: '2' }))).toBe(kindOf(record(2, { a: '2', b: '1' })));
    expect(new Set([record(2, {}), record(3, {}), record(2, { a: '2' }), record(2, { handicap: '0,5' })].map(kindOf)).size).toBe(4);
  });
  it('comes from finished games that one person played', () => {
    const game = (bots: string[], over = true) => ({ id: 'a', over, scores: [3, 4], record: `${JSON.stringify({ bots })}\n` });
    expect(ownResult(game(['hard', ''])).map(({ score }) => score)).toEqual([4]);
    expect([game(['', '']), game(['hard', 'hard']), game(['hard', ''], false)].flatMap(ownResult)).toEqual([]);
    expect(ownResult({ ...game([]), record: 'no record' })).toEqual([]);
  });
});
