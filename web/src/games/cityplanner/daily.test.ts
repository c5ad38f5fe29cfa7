import { expect, it } from 'vitest';
import { dailySeed } from '../daily';

it('The puzzle of a day is the one it has always been', () => {
  expect(dailySeed('2026-11-16', 'cityplanner')).toBe(202611160);
});
