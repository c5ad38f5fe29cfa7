// The town cards as they are changed here.

import type { TownBuilderCard, TownBuilderFoundation, TownBuilderGift, TownBuilderResource, TownBuilderType } from '../../../engine/games/townbuilder';
import { listOf, numberOf, objectOf, oneOf, someOf, textOf } from '../../../fields/json';
import { types } from '../trade';
import { effectOf, timingOf } from './abilities';

export const resources: readonly TownBuilderResource[] = ['wood', 'stone', 'straw'];
export const gifts: readonly TownBuilderGift[] = ['gold', 'wood', 'stone', 'straw'];
const [firstType, ...otherTypes] = types;

/** A card of the file as the table draws it. */
export function cardOf(value: unknown, index: number): TownBuilderCard {
  const card = objectOf(value);
  const kind = timingOf(card['ability']);
  return {
    title: textOf(card['name']),
    number: index + 1,
    type: oneOf<TownBuilderType>([firstType ?? 'commerce', ...otherTypes], card['type']),
    gold: numberOf(card['gold']),
    resources: someOf(resources, card['resources']),
    points: numberOf(card['points']),
    gives: someOf(gifts, card['gives']),
    ability: kind === undefined ? null : { kind, text: '' },
  };
}

/** As it lies before anything has been put under it. */
export function foundationOf(card: TownBuilderCard): TownBuilderFoundation {
  return { name: card.title, under: [], tokens: [], missing: card.resources.length, accepts: resources.filter((one) => card.resources.includes(one)) };
}

/** A number of one resource among those a card needs; they lie in the order of the box. */
export function withResource(needed: readonly TownBuilderResource[], which: TownBuilderResource, count: number): TownBuilderResource[] {
  return resources.flatMap((one) => {
    const times = one === which ? count : needed.filter((other) => other === one).length;
    return Array.from({ length: Math.max(0, times) }, () => one);
  });
}

/** What a card gives, with one more or less of it: two at most, so that a third takes the place of the first. */
export function withGift(given: readonly TownBuilderGift[], gift: TownBuilderGift): TownBuilderGift[] {
  if (given.includes(gift)) return given.filter((one) => one !== gift);
  return [...given.slice(-1), gift];
}

export interface Wanted {
  text: string;
  type: string;
  ability: string;
}
export const everything: Wanted = { text: '', type: '', ability: '' };

/** The places of the cards that are looked for. */
export function found(cards: readonly unknown[], { text, type, ability }: Wanted): number[] {
  const asked = text.trim().toLowerCase();
  return cards.flatMap((value, i) => {
    const card = objectOf(value);
    const kind = timingOf(card['ability']) ?? 'none';
    const named = asked === '' || textOf(card['name']).toLowerCase().includes(asked) || (effectOf(card['ability']) ?? '').includes(asked);
    return named && (type === '' || card['type'] === type) && (ability === '' || kind === ability) ? [i] : [];
  });
}

export const namesOf = (cards: unknown): string[] => listOf(cards).map((card) => textOf(objectOf(card)['name']));
