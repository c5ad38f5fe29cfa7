// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { goalWith, keyOf, rules, subjectsOf } from './goals';
import { borderAt, borders, columns, cornerOf, countColours, locationAt, renamedLocation, startAt, startsOf, withBorder, withLocation } from './plan';

describe('A goal', () => {
  const village = { name: 'Village', pile: 'house', type: 'house', rule: 'group', count: 6 };
  it('says all its rule needs, whatever it was before', () => {
    for (const before of [{}, village]) {
      for (const rule of rules) {
        const made = goalWith(before, rule);
        expect(made).toMatchObject({ rule });
        expect(subjectsOf(rule)).toContain(made['type']);
        expect(Object.values(made).every((value) => value !== undefined)).toBe(true);
      }
    }
  });
  it('keeps its name, its pile and what fits when its rule changes', () => {
    expect(goalWith(village, 'on a street')).toEqual({ name: 'Village', pile: 'house', type: 'house', rule: 'on a street', count: 6 });
    expect(goalWith(village, 'districts')).toMatchObject({ count: 5 });
    expect(goalWith(village, 'streets')).toEqual({ name: 'Village', pile: 'house', type: 'house', rule: 'streets', count: 5, many: 5, from: 7 });
    expect(goalWith(village, 'square of types')).toMatchObject({ pile: 'house', type: 'any', count: 4 });
    expect(goalWith({ ...village, pile: 'other', type: 'any' }, 'beside types')).toMatchObject({ type: 'house', other: 3 });
  });
  it('has a message for every rule', () => {
    expect(new Set(rules.map(keyOf)).size).toBe(rules.length);
    expect(rules.every((rule) => keyOf(rule) === rule.replaceAll(' ', '-'))).toBe(true);
  });
});

describe('Districts', () => {
  const districts = [2, 2, 3, 2, 2];
  it('have their borders, and always all columns', () => {
    expect(borders(districts)).toEqual([1, 3, 5, 8, 10, 12]);
    for (let behind = 0; behind < 4; ++behind) {
      for (let column = -3; column < 20; ++column) {
        const moved = withBorder(districts, behind, column);
        expect(moved.reduce((sum, wide) => sum + wide, 0)).toBe(columns);
        expect(Math.min(...moved)).toBeGreaterThan(0);
      }
    }
  });
  it('move a border to where the pointer is', () => {
    expect(withBorder(districts, 1, 6)).toEqual([2, 3, 2, 2, 2]);
    for (let column = 2; column <= columns; ++column) expect(borderAt(cornerOf(column, 1)[0] - 1.5)).toBe(column);
  });
});

describe('The internet', () => {
  it('starts below from the last street in use', () => {
    const internet = { upper: { column: 2, street: 2 }, lower: { column: 10, street_from_bottom: 2 } };
    expect(startsOf(internet, 4)).toEqual({ upper: { column: 2, street: 2 }, lower: { column: 10, street: 3 } });
    expect(startsOf(internet, 10).lower).toEqual({ column: 10, street: 9 });
    expect(startAt('lower', { column: 5, street: 7 }, 7)).toEqual({ column: 5, street_from_bottom: 1 });
    expect(startAt('upper', { column: 5, street: 1 }, 7)).toEqual({ column: 5, street: 1 });
  });
});

describe('Special locations', () => {
  const streets = [[{ colour: 'view', column: 4 }, { colour: 'wood', column: 10 }], []];
  it('are put on a space, changed and taken away', () => {
    expect(locationAt(streets, { column: 10, street: 1 })).toBe('wood');
    expect(locationAt(streets, { column: 10, street: 2 })).toBeUndefined();
    expect(withLocation(streets[0], 4, 'lake')).toEqual([{ colour: 'lake', column: 4 }, { colour: 'wood', column: 10 }]);
    expect(withLocation(streets[0], 4, undefined)).toEqual([{ colour: 'wood', column: 10 }]);
    expect(withLocation(streets[1], 2, 'view')).toEqual([{ colour: 'view', column: 2 }]);
  });
  it('keep their places under another name', () => {
    const changes = renamedLocation({ colours: ['view', 'wood'], streets }, 1, 'forest');
    expect(changes).toEqual([['colours[1]', 'forest'], ['streets', [[{ colour: 'view', column: 4 }, { colour: 'forest', column: 10 }], []]]]);
  });
  it('are counted', () => {
    expect(countColours(['view', 'lake', 'wood'], streets)).toEqual([1, 0, 1]);
  });
});
