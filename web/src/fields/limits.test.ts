// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { limitsAt } from './limits';

const root = {
  $ref: '#/$defs/File',
  $defs: {
    File: { properties: { cards: { items: { $ref: '#/$defs/Card' }, minItems: 30, maxItems: 64 }, goals: { additionalProperties: { properties: { chart: { items: { minimum: 0, maximum: 100 } } } } } } },
    Card: { properties: { gold: { minimum: 0, maximum: 9 }, ability: { oneOf: [{ $ref: '#/$defs/Reveal' }, { $ref: '#/$defs/Replace' }] }, below: { items: { anyOf: [{ enum: ['half'] }, { minimum: 0, maximum: 64 }] } } } },
    Reveal: { properties: { effect: { const: 'reveal' }, cards: { minimum: 1, maximum: 9 } } },
    Replace: { properties: { effect: { const: 'replace' }, cards: { minimum: 1, maximum: 2 } } },
  },
};
const values = { cards: [{ gold: 1, ability: { effect: 'reveal', cards: 3 } }, { gold: 1, ability: { effect: 'replace', cards: 1 }, below: [3] }], goals: { hub: { chart: [1] } } };

describe('The limits of a place', () => {
  it('are those of its description, through references and names', () => {
    expect(limitsAt(root, values, 'cards')).toEqual({ least: 30, most: 64 });
    expect(limitsAt(root, values, 'cards[1].gold')).toEqual({ least: 0, most: 9 });
    expect(limitsAt(root, values, 'goals.hub.chart[0]')).toEqual({ least: 0, most: 100 });
    expect(limitsAt(root, values, 'cards[1].below[0]')).toEqual({ least: 0, most: 64 });
  });
  it('are those of the case that the value is', () => {
    expect(limitsAt(root, values, 'cards[0].ability.cards').most).toBe(9);
    expect(limitsAt(root, values, 'cards[1].ability.cards').most).toBe(2);
  });
  it('are wide where nothing is described', () => {
    expect(limitsAt({}, values, 'cards[0].gold')).toEqual({ least: 0, most: 10000 });
  });
});
