import { describe, expect, it } from 'vitest';
import { patternOf, seedOf, sketch } from '../../src/sketch/sketch';
import { colours } from '../../src/sketch/colours';

const hexagon = { points: [[20, 0], [10, 17], [-10, 17], [-20, 0], [-10, -17], [10, -17]] } as const;

describe('A sketch', () => {
  it('looks the same every time for the same space', () => {
    const first = sketch(hexagon, { seed: 'F6', pattern: 'hachure' });
    expect(sketch(hexagon, { seed: 'F6', pattern: 'hachure' })).toBe(first);
  });
  it('looks different for another space', () => {
    expect(sketch(hexagon, { seed: 'F6' }).outline).not.toBe(sketch(hexagon, { seed: 'F7' }).outline);
  });
  it('has strokes for every pattern but none', () => {
    for (const pattern of ['hachure', 'dots', 'cross', 'zigzag', 'lines'] as const) {
      expect(sketch(hexagon, { seed: 1, pattern }).fill).not.toBe('');
    }
    expect(sketch(hexagon, { seed: 1, pattern: 'none' }).fill).toBe('');
  });
  it('keeps dots inside the shape', () => {
    const dots = sketch({ circle: [0, 0, 20] }, { seed: 3, pattern: 'dots' }).fill;
    for (const [, x, y] of dots.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Math.hypot(Number(x), Number(y))).toBeLessThan(20);
    }
  });
  it('never has seed 0, which would wobble', () => {
    for (const name of ['', 'A1', 0, -5, 'card 1']) expect(seedOf(name)).toBeGreaterThan(0);
  });
  it('has a pattern of its own for each of the five markers', () => {
    const markers = colours.filter((colour) => colour !== 'purple' && colour !== 'grey');
    expect(new Set(markers.map((colour) => patternOf[colour])).size).toBe(markers.length);
  });
});
