// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listOf, objectOf } from '../../../fields/json';
import { abilityAt, abilityWith, awardWith, crestEffects, effectsAt, timings } from './abilities';
import { buildingCost, dotsOf, usualPoints } from './balance';
import { cardOf, everything, foundationOf, found, withGift, withResource } from './cards';

const text = readFileSync(new URL('../../../../../content/townbuilder/cards.json', import.meta.url), 'utf8');
const cards = listOf(objectOf(JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')))['cards']);

describe('An ability', () => {
  it('says all its effect needs, at every time it can count', () => {
    for (const timing of timings) for (const effect of effectsAt(timing)) expect(abilityWith({}, effect, timing)).toMatchObject({ kind: timing, effect });
    expect(abilityWith({}, 'reveal', 'star')).toEqual({ kind: 'star', effect: 'reveal', cards: 3, as: ['resource'] });
    expect(abilityWith({}, 'judge', 'build')).toEqual({ kind: 'build', effect: 'judge' });
  });
  it('keeps what fits when its effect changes, and drops the rest', () => {
    const before = { kind: 'star', effect: 'reveal', cards: 5, as: ['gold', 'foundation'], if_completed: 'any', discards: 'itself' };
    expect(abilityWith(before, 'take', 'star')).toEqual({ kind: 'star', effect: 'take', from: 'row', as: ['gold', 'foundation'], if_completed: 'any', discards: 'itself' });
    expect(abilityWith(before, 'replace', 'star')).toMatchObject({ cards: 2 });
    expect(abilityWith(before, 'copy', 'star')).toEqual({ kind: 'star', effect: 'copy' });
  });
  it('discards its building only as a star', () => {
    const before = { kind: 'star', effect: 'gold', amount: 2, discards: 'itself' };
    expect(abilityAt(before, 'build')).toEqual({ kind: 'build', effect: 'gold', amount: 2 });
  });
  it('gets an effect of its new time where the old cannot stay', () => {
    expect(abilityAt({ kind: 'star', effect: 'gold', amount: 2 }, 'scoring')).toEqual({ kind: 'scoring', effect: 'per_building', points: 1, which: {} });
    expect(abilityAt({ kind: 'star', effect: 'gold', amount: 2 }, 'row')).toEqual({ kind: 'row', effect: 'worth_two' });
  });
  it('of a crest has no time of its own and copies nothing', () => {
    expect(abilityWith({ effect: 'gold', amount: 2, if_completed: 'social' }, 'gold')).toEqual({ effect: 'gold', amount: 2, if_completed: 'social' });
    expect(crestEffects).not.toContain('copy');
  });
  it('can say every ability of the cards there are', () => {
    const abilities = cards.map((card) => objectOf(card)['ability']).filter((one) => one !== undefined);
    expect(abilities.length).toBeGreaterThan(20);
    for (const ability of abilities) expect(abilityAt(ability, timings.find((one) => one === objectOf(ability)['kind']) ?? 'row')).toEqual(ability);
  });
});

describe('An award', () => {
  it('keeps its name and its number when it asks for something else', () => {
    expect(awardWith({ name: 'Guild', needs: 'buildings', count: 3, which: { type: 'commerce' } }, 'gold')).toEqual({ name: 'Guild', needs: 'gold', count: 3 });
    expect(awardWith({ name: 'Treasury', needs: 'gold', count: 9 }, 'types')).toEqual({ name: 'Treasury', needs: 'types', count: 4 });
    expect(awardWith({ name: 'Treasury', needs: 'gold', count: 9 }, 'costs')).toEqual({ name: 'Treasury', needs: 'costs', costs: [1, 2, 3] });
  });
});

describe('A card', () => {
  it('is drawn as the table draws it', () => {
    expect(cardOf(cards[0], 0)).toEqual({ title: 'Bakery', number: 1, type: 'commerce', gold: 0, resources: ['wood', 'straw'], points: 3, gives: ['gold'], ability: null });
    expect(cardOf({ type: 'nonsense', gold: 'x' }, 5)).toMatchObject({ title: '', type: 'commerce', gold: 0, number: 6 });
    expect(foundationOf(cardOf(cards[3], 3))).toMatchObject({ missing: 2, accepts: ['wood'] });
  });
  it('counts what it needs in the order of the box', () => {
    expect(withResource(['wood', 'straw'], 'stone', 2)).toEqual(['wood', 'stone', 'stone', 'straw']);
    expect(withResource(['wood', 'straw'], 'wood', 0)).toEqual(['straw']);
  });
  it('gives one or two things', () => {
    expect(withGift(['gold'], 'wood')).toEqual(['gold', 'wood']);
    expect(withGift(['gold', 'wood'], 'straw')).toEqual(['wood', 'straw']);
    expect(withGift(['gold', 'wood'], 'gold')).toEqual(['wood']);
  });
  it('is found by name, type and ability', () => {
    expect(found(cards, everything)).toHaveLength(60);
    expect(found(cards, { ...everything, text: 'bAk' })).toEqual([0]);
    const stars = found(cards, { text: '', type: 'military', ability: 'star' });
    expect(stars.length).toBeGreaterThan(0);
    expect(stars.length).toBeLessThan(found(cards, { text: '', type: 'military', ability: '' }).length);
  });
});

describe('Points by cost', () => {
  const drawn = cards.map(cardOf);
  it('has a dot for each card, side by side where they are alike', () => {
    const dots = dotsOf(drawn);
    expect(dots).toHaveLength(60);
    expect(new Set(dots.map(({ cost, points, nth }) => `${cost} ${points} ${nth}`)).size).toBe(60);
    expect(dots.every(({ nth, among }) => nth < among)).toBe(true);
  });
  it('compares a card with the others of its cost', () => {
    const three = [0, 4, 5, 9].map((points) => ({ ...cardOf({}, 0), gold: 2, points }));
    expect(three.map(buildingCost)).toEqual([2, 2, 2, 2]);
    expect(usualPoints(three, 0)).toBe(6);
    expect(usualPoints(three, 3)).toBe(3);
    expect(usualPoints([...three.slice(0, 1)], 0)).toBeUndefined();
  });
});
