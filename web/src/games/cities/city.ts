import type { CitiesSeat } from '../../engine/games/cities';
import { lettersOf, type Letter } from './art';
import { blockAt, fieldOf } from './map';
import { say } from './words';

/** What lies on each field, the 17th tile on top. */
export function fieldsOf(city: CitiesSeat | undefined): Map<string, Letter> {
  const map = new Map<string, Letter>();
  for (const tile of city?.tiles ?? []) {
    lettersOf(tile.fields).forEach((letter, q) => map.set(fieldOf(tile.cell, q), letter));
  }
  if (city?.cover) {
    const block = blockAt(city.cover.field);
    lettersOf(city.cover.fields).forEach((letter, q) => map.set(block[q] ?? '', letter));
  }
  return map;
}

/** Points each tourist earns, by the field it stands on. */
export const earnedBy = (city: CitiesSeat | undefined): Map<string, number> =>
  new Map(city?.tourists.map((field, i) => [field, city.earned[i] ?? 0]));

/** What lies on a tile, in words. */
export const kindsOf = (fields: string): string[] => lettersOf(fields).map((kind) => say('kind', { kind }));
