// What cards cost and what they are worth, all of them beside each other.

import type { TownBuilderCard } from '../../../engine/games/townbuilder';

export interface Dot {
  index: number;
  cost: number;
  points: number;
  /** Among those of the same cost and points, from 0, and how many they are: they lie side by side. */
  nth: number;
  among: number;
}

export const buildingCost = (card: Pick<TownBuilderCard, 'gold' | 'resources'>): number => card.gold + card.resources.length;

export function dotsOf(cards: readonly TownBuilderCard[]): Dot[] {
  const seen = new Map<string, number>();
  const keyOf = (card: TownBuilderCard) => `${buildingCost(card)} ${card.points}`;
  const dots = cards.map((card, index) => {
    const nth = seen.get(keyOf(card)) ?? 0;
    seen.set(keyOf(card), nth + 1);
    return { index, cost: buildingCost(card), points: card.points, nth };
  });
  return dots.map((dot) => ({ ...dot, among: seen.get(`${dot.cost} ${dot.points}`) ?? 1 }));
}

/** What the other cards of the same cost are worth on average, to a tenth; undefined if there is no other. */
export function usualPoints(cards: readonly TownBuilderCard[], index: number): number | undefined {
  const card = cards[index];
  const others = cards.filter((one, i) => i !== index && card !== undefined && buildingCost(one) === buildingCost(card));
  if (others.length === 0) return undefined;
  return Math.round((others.reduce((sum, one) => sum + one.points, 0) / others.length) * 10) / 10;
}
