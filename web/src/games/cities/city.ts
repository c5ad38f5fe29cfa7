import type { CitiesSeat } from '../../engine/games/cities';
import type { Letter } from './art';
import { blockAt, fieldOf } from './map';
import { say } from './words';

/** What lies on each field, the 17th tile on top. */
export function fieldsOf(city: CitiesSeat | undefined): Map<string, Letter> {
  const map = new Map<string, Letter>();
  for (const tile of city?.tiles ?? []) {
    [...tile.fields].forEach((letter, q) => map.set(fieldOf(tile.cell, q), letter as Letter));
  }
  if (city?.cover) {
    const block = blockAt(city.cover.field);
    [...city.cover.fields].forEach((letter, q) => map.set(block[q] ?? '', letter as Letter));
  }
  return map;
}

/** Points each tourist earns, by the field it stands on. */
export const earnedBy = (city: CitiesSeat | undefined): Map<string, number> =>
  new Map(city?.tourists.map((field, i) => [field, city.earned[i] ?? 0]));

/** What lies on a tile, in words. */
export const kindsOf = (fields: string): string[] => [...fields].map((letter) => say('kind', { kind: letter as Letter }));
