// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { entryAt, inserted, isWithin, listOf, numberOf, oneOf, someOf, stepsOf, valueAt, withValue } from './json';

describe('A place in a file', () => {
  it('is read step by step, as problems name it', () => {
    expect(stepsOf('cards[3].points')).toEqual(['cards', 3, 'points']);
    expect(stepsOf('additional.urban-routes.chart[12]')).toEqual(['additional', 'urban-routes', 'chart', 12]);
    expect(stepsOf('streets[0][1].column')).toEqual(['streets', 0, 1, 'column']);
    expect(stepsOf('')).toEqual([]);
    expect(['cards[3].points', 'cards[9]', 'names[1]', '', 'cards'].map((place) => entryAt(place, 'cards', 5))).toEqual([3, 4, 0, 0, 0]);
    expect(entryAt('cards[2]', 'cards', 0)).toBe(0);
  });
  it('lies in what it is a part of', () => {
    expect(isWithin('cards[3].points', 'cards[3].points')).toBe(true);
    expect(isWithin('cards[3].points', 'cards[3]')).toBe(true);
    expect(isWithin('cards[30]', 'cards[3]')).toBe(false);
    expect(isWithin('cards[3]', 'cards[3].points')).toBe(false);
    expect(isWithin('anything', '')).toBe(true);
  });
  it('has its value, or none', () => {
    const file = { cards: [{ gold: 1 }, { gold: 2 }] };
    expect(valueAt(file, 'cards[1].gold')).toBe(2);
    expect(valueAt(file, 'cards[2].gold')).toBeUndefined();
    expect(valueAt(file, 'cards.gold')).toBeUndefined();
  });
});

describe('A change', () => {
  const file = { cards: [{ gold: 1 }, { gold: 2 }], other: { a: 1 } };
  it('leaves what was there as it was, and shares what stays', () => {
    const next = withValue(file, 'cards[1].gold', 5);
    expect(next).toEqual({ cards: [{ gold: 1 }, { gold: 5 }], other: { a: 1 } });
    expect(file.cards[1]).toEqual({ gold: 2 });
    expect(valueAt(next, 'cards[0]')).toBe(file.cards[0]);
    expect(valueAt(next, 'other')).toBe(file.other);
  });
  it('adds a name, an entry at the end, and what is missing on the way', () => {
    expect(withValue(file, 'cards[0].ability.kind', 'star')).toMatchObject({ cards: [{ gold: 1, ability: { kind: 'star' } }, { gold: 2 }] });
    expect(valueAt(withValue(file, 'cards[2]', { gold: 9 }), 'cards')).toHaveLength(3);
  });
  it('takes a name or an entry away', () => {
    expect(withValue(file, 'other.a', undefined)).toEqual({ ...file, other: {} });
    expect(withValue(file, 'cards[0]', undefined)).toEqual({ ...file, cards: [{ gold: 2 }] });
  });
  it('keeps the order of names', () => {
    expect(Object.keys(withValue(file, 'cards', []))).toEqual(['cards', 'other']);
  });
});

describe('What is not of its kind', () => {
  it('is read as nothing of that kind', () => {
    expect([listOf({}), listOf(null), numberOf('5', 2)]).toEqual([[], [], 2]);
    expect(oneOf(['row', 'discard'], 'pile')).toBe('row');
    expect(someOf(['wood', 'stone'], ['stone', 'mud', 'wood', 'stone'])).toEqual(['stone', 'wood', 'stone']);
    expect(inserted([1, 3], 1, 2)).toEqual([1, 2, 3]);
  });
});
