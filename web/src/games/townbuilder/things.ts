import { thing, type ThingFiles } from '../things';
import type { CardsFile } from './print/content';
import { wide } from './table';
import TownCard from './TownCard.svelte';
import { cardOf } from './workshop/cards';

export const things = (file: ThingFiles) =>
  file<CardsFile>('cards.json').cards.map((card, i) =>
    thing(card.name, [-3, -3, wide.card.width + 10, wide.card.height + 12], TownCard, { name: card.name, title: card.name, card: cardOf(card, i), named: false, scale: 1 }),
  );
