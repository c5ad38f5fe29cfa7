// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { piecesOf, slot, slots } from './sentence';

describe('A sentence with controls', () => {
  it('is cut at its controls, in the order of the language', () => {
    expect(piecesOf(`Reveal ${slot('cards')} cards; take one as ${slot('as')}.`)).toEqual([
      { text: 'Reveal' },
      { slot: 'cards' },
      { text: 'cards; take one as' },
      { slot: 'as' },
      { text: '.' },
    ]);
  });
  it('may begin and end with one, and have none', () => {
    expect(piecesOf(`${slot('a')}${slot('b')}`)).toEqual([{ slot: 'a' }, { slot: 'b' }]);
    expect(piecesOf('Nothing to choose.')).toEqual([{ text: 'Nothing to choose.' }]);
  });
  it('gets its marks as facts', () => {
    expect(slots('a', 'b')).toEqual({ a: slot('a'), b: slot('b') });
  });
});
