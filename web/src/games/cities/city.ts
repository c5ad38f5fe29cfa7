import type { CitiesSeat } from '../../engine/games/cities';
import type { ScoreLine } from '../../engine/protocol';
import type { Letter } from './art';
import { blockAt, fieldOf } from './map';

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
export function earnedBy(sheet: readonly ScoreLine[]): Map<string, number> {
  const map = new Map<string, number>();
  for (const { facts, points } of sheet) {
    if (typeof facts['field'] === 'string') map.set(facts['field'], points);
  }
  return map;
}
