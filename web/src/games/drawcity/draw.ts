// What nature drew, out of the record's words: "number 0 5" is a 5 for seat 0.

import type { BuildingType } from '../../engine/games/drawcity';

const types: readonly BuildingType[] = ['house', 'shop', 'factory', 'park'];

export type Drawn =
  | { what: 'number'; number: number }
  | { what: 'type'; type: BuildingType; of: 'hand' | 'zoning' | 'demand' | 'pattern' }
  | { what: 'first' | 'goal' };

export function drawOf(text: string): Drawn | undefined {
  if (text.startsWith('first player')) return { what: 'first' };
  if (text.startsWith('goal')) return { what: 'goal' };
  const [, what, value] = /^(number|development|zoning|demand|pattern) \d+ (\d+)$/.exec(text) ?? [];
  const type = types[Number(value) - 1];
  if (what === 'number') return { what, number: Number(value) };
  if (what === undefined || !type) return undefined;
  return { what: 'type', type, of: what === 'development' ? 'hand' : (what as 'zoning' | 'demand' | 'pattern') };
}
