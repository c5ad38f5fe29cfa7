// The seven cards as they are changed here.

import type { CityPlannerCard, CityPlannerKind } from '../../../engine/games/cityplanner';
import { listOf, oneOf } from '../../../fields/json';

export const kinds: readonly [CityPlannerKind, ...CityPlannerKind[]] = ['green', 'blue', 'mixed', 'purple', 'yellow', 'red', 'black'];
export const faceNumbers = [1, 2, 3, 4, 5, 6] as const;

/** The buildings of a card for the faces 1 to 6. */
export const facesOf = (card: unknown): CityPlannerKind[] => faceNumbers.map((face) => oneOf(kinds, listOf(card)[face - 1]));

/** A card as the desk draws it, with its die on one of the faces. */
export function cardOf(value: unknown, index: number, die: number): CityPlannerCard {
  const faces = facesOf(value);
  return { name: `card ${index + 1}`, number: index + 1, faces, die, kind: faces[die - 1] ?? null, locked: false, passed: false, changed: false };
}

/** How many faces of all cards stand on each kind. */
export function countKinds(cards: unknown): { kind: CityPlannerKind; count: number }[] {
  const all = listOf(cards).flatMap(facesOf);
  return kinds.map((kind) => ({ kind, count: all.filter((one) => one === kind).length }));
}
