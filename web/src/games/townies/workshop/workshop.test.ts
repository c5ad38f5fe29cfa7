// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clicked, distanceOf, fieldFor, hasHex, moved, nearestStar, toggled, whole, withHex, within } from './sheet';

describe('The map', () => {
  it('knows how far a space is from the middle', () => {
    expect(whole.spaces).toHaveLength(91);
    expect([distanceOf('F6'), distanceOf('F5'), distanceOf('A1'), distanceOf('Z9')]).toEqual([0, 1, 5, Infinity]);
    expect([0, 1, 2, 5].map((distance) => within(distance).length)).toEqual([1, 7, 19, 91]);
  });
});

describe('A star', () => {
  const stars = ['C3', 'C6', 'I3', 'I6'];
  const fixed = { least: 4, most: 4 };
  const free = { least: 1, most: 8 };
  it('is taken up and put down elsewhere', () => {
    expect(clicked(stars, null, 'C3', fixed)).toEqual({ stars, held: 'C3' });
    expect(clicked(stars, 'C3', 'F6', fixed)).toEqual({ stars: ['F6', 'C6', 'I3', 'I6'], held: null });
    expect(clicked(stars, 'C3', 'I6', fixed)).toEqual({ stars, held: 'I6' });
  });
  it('comes from nearby where there can be no more, and is new where there can', () => {
    expect(nearestStar(stars, 'C4')).toBe(0);
    expect(clicked(stars, null, 'H6', fixed).stars).toEqual(['C3', 'C6', 'I3', 'H6']);
    expect(clicked(stars, null, 'H6', free).stars).toEqual([...stars, 'H6']);
  });
  it('goes when it is clicked twice, if others may stay alone', () => {
    expect(clicked(stars, 'C3', 'C3', fixed)).toEqual({ stars, held: null });
    expect(clicked(stars, 'C3', 'C3', free)).toEqual({ stars: ['C6', 'I3', 'I6'], held: null });
  });
  it('is not dragged onto another', () => {
    expect(moved(stars, 'C3', 'I6')).toEqual(stars);
    expect(moved(stars, 'C3', 'A1')).toEqual(['A1', 'C6', 'I3', 'I6']);
    expect([toggled(['A1'], 'A1'), toggled(['A1'], 'B1')]).toEqual([[], ['A1', 'B1']]);
  });
});

describe('A Shape', () => {
  const bar = [[0, 0], [1, 0], [2, 0], [3, 0]] as const;
  it('never has more than four hexes', () => {
    expect(withHex(bar, [1, 1])).toEqual([[1, 0], [2, 0], [3, 0], [1, 1]]);
    expect(withHex(bar, [1, 0])).toEqual([[0, 0], [2, 0], [3, 0]]);
    expect(withHex([[0, 0]], [1, 0])).toEqual([[0, 0], [1, 0]]);
  });
  it('is drawn on a field that has all its hexes', () => {
    const field = fieldFor(bar);
    expect(bar.every((hex) => hasHex(field, hex))).toBe(true);
    expect(field).toHaveLength(37);
    expect(fieldFor([])).toHaveLength(37);
    expect(hasHex(fieldFor([[5, 5], [-5, -5]]), [5, 5])).toBe(true);
  });
});
