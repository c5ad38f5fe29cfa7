// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { piecesOf, slot, slots } from './slots';

describe('A sentence with fields', () => {
  it('is cut at its fields, in the order of the language', () => {
    expect(piecesOf(`Reveal ${slot('cards')} cards; take one as ${slot('as')}.`)).toEqual([
      { text: 'Reveal' },
      { slot: 'cards', stop: '' },
      { text: 'cards; take one as' },
      { slot: 'as', stop: '.' },
    ]);
  });
  it('keeps a comma with the field before it', () => {
    expect(piecesOf(`From ${slot('a')}, then ${slot('b')}`)).toEqual([{ text: 'From' }, { slot: 'a', stop: ',' }, { text: 'then' }, { slot: 'b', stop: '' }]);
  });
  it('may begin and end with one, and have none', () => {
    expect(piecesOf(`${slot('a')}${slot('b')}`)).toEqual([{ slot: 'a', stop: '' }, { slot: 'b', stop: '' }]);
    expect(piecesOf('Nothing to choose.')).toEqual([{ text: 'Nothing to choose.' }]);
  });
  it('gets its marks as facts', () => {
    expect(slots('a', 'b')).toEqual({ a: slot('a'), b: slot('b') });
  });
});
