import { describe, expect, it } from 'vitest';
import type { ViewOf } from '../board';
import early from '../../../fixtures/cityplanner-early.json';
import late from '../../../fixtures/cityplanner-solo.json';
import { countKinds, movesOf, sortScores, type ScoreMove } from './moves';

const solo = late as unknown as ViewOf<'cityplanner'>;
const handedOn = early as unknown as ViewOf<'cityplanner'>;

const score = (vp: number, dollars: number, rerolls: number): ScoreMove => ({
  move: `score ${vp}vp ${dollars}$ ${rerolls}r`,
  kind: 'score',
  sentence: '',
  spaces: [],
  vp,
  dollars,
  rerolls,
  tally: '',
  facts: { greens: 0, each: 0, doubled: false, blues: 0, blue_each: 0, blue_doubled: false, halls: 0, halls_dollars: 0, parked: 0, parked_dollars: 0, fee: 0 },
});

describe('What may be done with a card', () => {
  it('is every change, reroll and pass of that card and no other', () => {
    for (const card of solo.position.cards) {
      const offers = movesOf(solo.moves, card.number);
      for (const move of Object.values(offers)) expect(move.card).toBe(card.number);
    }
  });
  it('turns a die up to the next face, and down to the one before', () => {
    for (const card of solo.position.cards) {
      const { up, down } = movesOf(solo.moves, card.number);
      if (up) expect(up.to).toBe((card.die ?? 0) + 1);
      if (down) expect(down.to).toBe((card.die ?? 0) - 1);
    }
  });
  it('is only the pass when all three changes are used', () => {
    expect(Object.keys(movesOf(handedOn.moves, 1))).toEqual(['pass']);
  });
});

describe('Results to choose from', () => {
  it('come with those first that no other beats in everything', () => {
    const { good, rest } = sortScores([score(1, 8, 0), score(2, 4, 0), score(2, 6, 0), score(2, 5, 1)]);
    expect(good.map((one) => [one.vp, one.dollars, one.rerolls])).toEqual([[2, 6, 0], [2, 5, 1], [1, 8, 0]]);
    expect(rest.map((one) => one.dollars)).toEqual([4]);
  });
});

describe('The notepad', () => {
  it('counts seven cards, and six without the one that is passed', () => {
    const total = (without: number | null) =>
      countKinds(solo.position, without).reduce((sum, one) => sum + one.count, 0);
    expect(total(null)).toBe(7);
    expect(total(3)).toBe(6);
  });
});
