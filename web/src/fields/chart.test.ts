// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { nextOf, pointed, topOf } from './chart';

describe('A chart', () => {
  it('has room above its highest bar', () => {
    for (const values of [[], [0], [3, 9, 14], [66], [20, 60], [100]]) expect(topOf(values)).toBeGreaterThan(Math.max(0, ...values));
    expect([topOf([]), topOf([14]), topOf([66])]).toEqual([6, 16, 70]);
  });
  it('takes the value a pointer is at', () => {
    expect([pointed(0, 80, 16), pointed(80, 80, 16), pointed(40, 80, 16), pointed(-20, 80, 16), pointed(200, 80, 16)]).toEqual([16, 0, 8, 16, 0]);
  });
  it('goes on as it ended', () => {
    expect([nextOf([], 100), nextOf([3], 100), nextOf([1, 3, 6], 100), nextOf([5, 4], 100), nextOf([50, 99], 100)]).toEqual([0, 3, 9, 4, 100]);
  });
});
