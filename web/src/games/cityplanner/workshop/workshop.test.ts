// @vitest-environment node
import { expect, it } from 'vitest';
import { cardOf, countKinds, facesOf } from './faces';

const cards = [
  ['purple', 'red', 'yellow', 'blue', 'green', 'green'],
  ['black', 'red', 'yellow', 'blue', 'nonsense'],
];

it('reads six buildings of every card, whatever the file says', () => {
  expect(facesOf(cards[0])).toEqual(cards[0]);
  expect(facesOf(cards[1])).toEqual(['black', 'red', 'yellow', 'blue', 'green', 'green']);
  expect(facesOf(undefined)).toHaveLength(6);
});
it('draws a card with its die on a face', () => {
  expect(cardOf(cards[0], 2, 4)).toMatchObject({ number: 3, die: 4, kind: 'blue' });
});
it('counts the faces of all cards', () => {
  const counts = Object.fromEntries(countKinds(cards).map(({ kind, count }) => [kind, count]));
  expect(counts).toEqual({ green: 4, blue: 2, mixed: 0, purple: 1, yellow: 2, red: 2, black: 1 });
});
