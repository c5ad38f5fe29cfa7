import { describe, expect, it } from 'vitest';
import { compensation } from './options';
import { shippedPacks } from './shipped';
import { gameNames } from '../games';

describe('options of a new game', () => {
  it('has points by place only where there are any, and none for more places than seats', () => {
    expect(compensation([], 2)).toEqual({});
    expect(compensation([0, 0, 3], 2)).toEqual({});
    expect(compensation([0, 1], 2)).toEqual({ compensation: '0,1' });
    expect(compensation([0, 1, 2], 2)).toEqual({ compensation: '0,1' });
  });
  it('offers the packs that come with the page, each with its own game', async () => {
    const all = await Promise.all(gameNames.map(async (game) => (await shippedPacks(game)).map((pack) => ({ game, pack }))));
    expect(all.flat().length).toBeGreaterThan(0);
    for (const { game, pack } of all.flat()) {
      expect(pack.game).toBe(game);
      expect(pack.name).not.toBe('');
    }
  });
});
