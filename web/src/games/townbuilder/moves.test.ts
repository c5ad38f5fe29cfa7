import { describe, expect, it } from 'vitest';
import start from '../../../fixtures/townbuilder-start.json';
import type { TownBuilderMove } from '../../engine/games/townbuilder';
import type { ViewOf } from '../board';
import { crest, judgeName, labelOf, movesByName, namesIn, plainMoves } from './moves';
import { isOn, narrow, shapeIn, tableOf, wide } from './table';

const base = { sentence: '', spaces: [] };
const gain: TownBuilderMove = { ...base, move: 'a', kind: 'gain', card: 'Wall', under: 'Mill' };
const swap: TownBuilderMove = { ...base, move: 'b', kind: 'use', user: null, copies: null, effect: 'replace', cards: ['Wall', 'Moat'] };
const end: TownBuilderMove = { ...base, move: 'end turn', kind: 'end_turn' };

describe('What a card can become', () => {
  it('is found under the card, the foundation and the crest', () => {
    expect(namesIn(gain)).toEqual(['Wall', 'Mill']);
    expect(namesIn(swap)).toEqual([crest, 'Wall', 'Moat']);
    const map = movesByName([swap, gain, end]);
    expect(map.get('Wall')?.map((move) => move.move)).toEqual(['a', 'b']);
    expect(map.get('Mill')).toEqual([gain]);
    expect(plainMoves([swap, gain, end])).toEqual([end]);
  });
});

describe('A button', () => {
  const cards = { Wall: { title: 'Mauer' }, Mill: { title: 'Mühle' } } as unknown as ViewOf<'townbuilder'>['position']['cards'];
  it('calls cards as the engine does, and says what needs more words in its sentence', () => {
    expect(labelOf({ cards, awards: [] }, gain)).toBe('Mauer under Mühle');
    expect(labelOf({ cards, awards: [] }, { ...swap, sentence: 'Use the crest.' })).toBe('Use the crest.');
  });
});

describe('The table', () => {
  const position = structuredClone((start as unknown as ViewOf<'townbuilder'>).position);
  it.each([['a desk', wide], ['a phone', narrow]])('holds every card of a large district on %s', (_, layout) => {
    const names = Array.from({ length: 24 }, (_, i) => `card ${i}`);
    position.seats[0]!.buildings = names;
    const { district, row } = tableOf(position, 0, layout);
    expect(district).toHaveLength(24);
    for (const place of [...district, ...row]) {
      expect(place.x + layout.card.width * place.scale).toBeLessThanOrEqual(layout.width);
      expect(place.y + layout.card.height * place.scale).toBeLessThanOrEqual(layout.height);
    }
    for (const place of row) expect(place.y + layout.card.height * place.scale).toBeLessThanOrEqual(layout.band.top);
  });
  it('knows where all that can be looked at lies, and what has left', () => {
    const table = tableOf(position, 0, wide);
    const things = [...position.row.map((one) => one.name), ...position.awards.map((one) => one.name), ...position.judges.map(judgeName), crest];
    for (const name of things) {
      expect(isOn(table, name), name).toBe(true);
      expect(shapeIn(table, wide, name), name).toBeDefined();
    }
    expect(isOn(table, 'a card that was there')).toBe(false);
  });
});
