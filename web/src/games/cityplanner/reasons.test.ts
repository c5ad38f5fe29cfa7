import { afterEach, describe, expect, it } from 'vitest';
import { choose } from '../../i18n/i18n.svelte';
import { reasonsOf } from './reasons';

const facts = {
  greens: 2, each: 2, doubled: false,
  blues: 2, blue_each: 0, blue_doubled: false,
  halls: 1, halls_dollars: 1,
  parked: 0, parked_dollars: 0,
  fee: 5,
};
const said = (of: object) => reasonsOf({ facts: { ...facts, ...of } });

describe('The reasons of a result', () => {
  afterEach(() => choose('en'));
  it('are told one by one, without those that bring nothing', () => {
    expect(said({})).toEqual(['2 green × 2', '1 town hall: +$1', 'a lone red or yellow: −$5']);
  });
  it('tell what is doubled and what is parked', async () => {
    const much = { greens: 1, blue_each: 3, blue_doubled: true, fee: 0, parked: 2, parked_dollars: 4 };
    await choose('de');
    expect(said(much)).toEqual(['1 grün × 2', '2 blau × 3 $, verdoppelt', '1 Rathaus: +1 $', '2 geparkt: +4 $']);
    await choose('fr');
    expect(said(much)).toEqual(['1 vert × 2', '2 bleus × 3\u202f$, doublé', '1 mairie\u202f: +1\u202f$', '2 garés\u202f: +4\u202f$']);
  });
});
