import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcer } from '../../src/app/announce.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('What happened and what there is to do is announced in full and in order, however much it is', () => {
  const sentences = Array.from({ length: 12 }, (_, i) => `Player ${i} lays a tile.`);
  for (const sentence of sentences) announcer.say(sentence);
  announcer.say('Lay your tile.');
  vi.advanceTimersByTime(200);
  expect(announcer.text).toBe([...sentences, 'Lay your tile.'].join(' '));

  // While that is being read, news wait; none of them is lost.
  announcer.say('Ada finishes the round.');
  vi.advanceTimersByTime(1000);
  expect(announcer.text).toContain('Player 11');
  announcer.say('The next tile has a park.');
  announcer.say('Lay your tile.');
  vi.advanceTimersByTime(60_000);
  expect(announcer.text).toBe('Ada finishes the round. The next tile has a park. Lay your tile.');
});
