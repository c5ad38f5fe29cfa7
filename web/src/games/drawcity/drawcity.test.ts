import { describe, expect, it } from 'vitest';
import modules from '../../../fixtures/drawcity-modules.json';
import over from '../../../fixtures/drawcity-over.json';
import skip from '../../../fixtures/drawcity-skip.json';
import start from '../../../fixtures/drawcity-start.json';
import type { DrawCityView } from '../../engine/protocol';
import { goalText } from './goals';
import { buildsOf, bySpace, chosenOf, skipsOf, skipWith } from './hand';
import { loopAround, planOf } from './plan';
import { texts } from './texts.de';
import { drawOf } from './draw';

const views = [start, modules, skip, over] as unknown as DrawCityView[];
const [opening, full, stuck] = views as [DrawCityView, DrawCityView, DrawCityView, DrawCityView];

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

describe('German', () => {
  const left = (text: string) => /\b(a|the|of|on|houses?|shops?|streets?|types?|with|and)\b/.test(text);
  it('says every line, move, goal and prompt without English', () => {
    for (const view of views) {
      for (const seat of view.seats) for (const line of seat.sheet) expect(left(texts.line(line)), texts.line(line)).toBe(false);
      for (const move of view.moves) expect(left(texts.move(move)), texts.move(move)).toBe(false);
      for (const goal of view.position.goals) expect(left(goalText('de', goal).text), goal.text).toBe(false);
      if (!view.over) expect(texts.prompt(view.prompt)).not.toBe(view.prompt.text);
    }
  });
  it('has words for every rule a goal can have', () => {
    const rules = [
      'group', 'group on streets', 'streets', 'two groups', 'on a street', 'on each of streets', 'columns', 'in a row',
      'beside types', 'internet', 'beside others', 'apart', 'districts', 'types on a street', 'square of types',
    ];
    for (const rule of rules) {
      for (const type of ['house', 'shop', 'factory', 'park', 'any']) {
        const goal = goalText('de', { name: '', text: rule, facts: { goal: 'Village', rule, type, count: 3, other: 2 } });
        expect(goal.name).toBe('Dorf');
        expect(left(goal.text), goal.text).toBe(false);
      }
    }
  });
  it('says what was drawn', () => {
    expect(drawOf('number 0 5')).toEqual({ what: 'number', number: 5 });
    expect(texts.draw('development 1 4', null)).toBe('Park');
  });
});
