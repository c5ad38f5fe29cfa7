import { describe, expect, it } from 'vitest';
import { arrange } from '../../src/table/arrange';

describe('The table', () => {
  it('is laid out by the room there is and the shape of the board', () => {
    const kind = (width: number, height: number, shape: number) => arrange({ width, height }, shape).kind;
    expect([kind(1920, 1080, 1.25), kind(1280, 800, 0.9), kind(844, 390, 1)]).toEqual(['rails', 'rails', 'rails']);
    expect([kind(1024, 768, 1.25), kind(640, 400, 0.9), kind(844, 390, 1.7)]).toEqual(['rail', 'rail', 'rail']);
    expect([kind(390, 844, 0.9), kind(768, 1024, 1), kind(1024, 768, 1.79)]).toEqual(['upright', 'upright', 'upright']);
  });

  it('leaves the board at least 85 % of what it would have alone, in every window that is wide enough', () => {
    for (let width = 1024; width <= 2600; width += 47) {
      for (let height = 768; height <= 1400; height += 43) {
        // A square window has no side for the rest.
        if (width / height < 1.3) continue;
        for (const shape of [0.9, 1, 1.05, 1.23]) {
          const { bar, board, left, right, kind } = arrange({ width, height }, shape);
          const across = kind === 'upright' ? Math.min(width, board * shape) : Math.min(width - left - right - 8, (height - bar - 20) * shape);
          expect(across / Math.min(width, height * shape), `${width}x${height}, ${shape}`).toBeGreaterThanOrEqual(0.85);
        }
      }
    }
  });

  it('leaves an upright phone the board in its full width', () => {
    for (const shape of [0.893, 1, 1.118, 1.23, 1.8]) expect(arrange({ width: 390, height: 844 }, shape).board * shape).toBeGreaterThan(0.95 * 390);
  });
});
