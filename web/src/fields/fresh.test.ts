// @vitest-environment node
import { expect, it } from 'vitest';
import { freshName } from './fresh';

it('finds a name that is not taken', () => {
  expect(freshName('New Card', [])).toBe('New Card');
  expect(freshName('New Card', ['new card', 'New Card B'])).toBe('New Card C');
  const many = Array.from({ length: 60 }).reduce<string[]>((names) => [...names, freshName('Inn', names)], []);
  expect(new Set(many).size).toBe(60);
  expect(many.every((name) => /^[A-Za-z]+( [A-Za-z]+)*$/.test(name))).toBe(true);
});
