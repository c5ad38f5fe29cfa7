import { describe, expect, it } from 'vitest';
import modules from '../../../fixtures/drawcity-modules.json';
import over from '../../../fixtures/drawcity-over.json';
import skip from '../../../fixtures/drawcity-skip.json';
import start from '../../../fixtures/drawcity-start.json';
import type { ViewOf } from '../board';
import { buildsOf, bySpace, chosenOf, skipsOf, skipWith } from './hand';
import { loopAround, planOf } from './plan';

type View = ViewOf<'drawcity'>;
const views = [start, modules, skip, over] as unknown as View[];
const [opening, full, stuck] = views as [View, View, View, View];

describe('Choosing from the hand', () => {
  it('reaches every build by a number, a development and a space', () => {
    for (const view of views) {
      const builds = buildsOf(view.moves);
      const pairs = new Map(builds.map((move) => [`${move.number} ${move.type}`, move]));
      const reached = [...pairs.values()].flatMap((pair) => [...bySpace(builds, pair).values()].flat());
      expect(new Set(reached).size).toBe(builds.length);
    }
  });
  it('keeps a wish that can be built, and finds another card where it cannot', () => {
    const builds = buildsOf(opening.moves);
    const wished = builds.at(-1)!;
    expect(chosenOf(builds, wished.number, wished.type)).toEqual({ number: wished.number, type: wished.type });
    const other = chosenOf(builds, 99, wished.type);
    expect(other?.type).toBe(wished.type);
    expect(chosenOf([], 1, 'house')).toBeNull();
  });
  it('finds the skip that throws nothing away', () => {
    const skips = skipsOf(stuck.moves);
    expect(skips.length).toBeGreaterThan(1);
    expect(skipWith(skips, null, null)).toBeDefined();
  });
});

describe('The plan', () => {
  it('has eleven plots to each street', () => {
    for (const view of views) {
      expect(planOf(view.position).plots).toHaveLength(11 * view.position.streets);
    }
  });
  it('leaves gaps out', () => {
    const { position } = opening;
    const plan = planOf({ ...position, gaps: ['A1', 'C2'] });
    expect(plan.plots).toHaveLength(11 * position.streets - 2);
    expect(plan.byName.has('C2')).toBe(false);
    expect(plan.byName.get('D2')).toEqual(planOf(position).byName.get('D2'));
  });
  it('leaves room around it for what modules write there', () => {
    expect(planOf(full.position).left).toBeLessThan(planOf(opening.position).left);
    expect(planOf(full.position).top).toBeLessThan(planOf(opening.position).top);
  });
  it('loops around lines it knows', () => {
    const plan = planOf(full.position);
    expect(loopAround(plan, ['A1', 'B1', 'C1'])).toBeDefined();
    expect(loopAround(plan, ['Z9'])).toBeUndefined();
  });
});
