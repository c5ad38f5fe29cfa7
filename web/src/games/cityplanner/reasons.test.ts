import { describe, expect, it } from 'vitest';
import { reasonsOf } from './reasons';
import { words } from './words';

const facts = {
  greens: 2, each: 2, doubled: false,
  blues: 2, blue_each: 0, blue_doubled: false,
  halls: 1, halls_dollars: 1,
  parked: 0, parked_dollars: 0,
  fee: 5,
};
const said = (of: object, language: 'en' | 'de' = 'en') => reasonsOf({ facts: { ...facts, ...of } }).map(words[language].reason);

describe('The reasons of a result', () => {
  it('are told one by one, without those that bring nothing', () => {
    expect(said({})).toEqual(['2 green × 2', '1 town hall: +$1', 'a lone red or yellow: −$5']);
  });
  it('tell what is doubled and what is parked', () => {
    expect(said({ blue_each: 3, blue_doubled: true, fee: 0, parked: 2, parked_dollars: 4 }, 'de')).toEqual([
      '2 grün × 2',
      '2 blau × 3 $, verdoppelt',
      '1 Rathaus: +1 $',
      '2 geparkt: +4 $',
    ]);
  });
  it('are none where the engine tells none', () => {
    expect(reasonsOf({ facts: {} })).toEqual([]);
  });
});
