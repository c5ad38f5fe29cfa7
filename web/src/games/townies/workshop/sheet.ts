// The map and the Shapes as they are changed here.

import { listOf, numberOf } from '../../../fields/json';
import { townMap, type Hex, type TownMap } from '../map';

/** The whole sheet: a hexagon of side 6. */
export const whole: TownMap = townMap({ columns: [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6] });

/** Steps from one hex to another. */
export const stepsBetween = ([q, r]: Hex, [p, s]: Hex): number => (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;

export const distanceOf = (space: string): number => {
  const found = whole.byName.get(space);
  return found ? stepsBetween(found.hex, [0, 0]) : Infinity;
};

/** The spaces so near to the middle. */
export const within = (distance: number): string[] => whole.spaces.flatMap(({ name, hex }) => (stepsBetween(hex, [0, 0]) <= distance ? [name] : []));

/** The star that is nearest to a space, by its place in the list. */
export function nearestStar(stars: readonly string[], space: string): number {
  const to = whole.byName.get(space)?.hex ?? [0, 0];
  const ways = stars.map((star) => stepsBetween(whole.byName.get(star)?.hex ?? [99, 99], to));
  return ways.indexOf(Math.min(...ways));
}

export interface Picked {
  stars: string[];
  /** The star that was taken up and waits for another space. */
  held: string | null;
}

/**
 * What a click on a space does with the stars: a star is taken up, then put down elsewhere; clicked again it goes, if there
 * are more than the fewest. On an empty space a new one appears, or the nearest comes where there can be no more.
 */
export function clicked(stars: readonly string[], held: string | null, space: string, { least, most }: { least: number; most: number }): Picked {
  if (stars.includes(space)) {
    if (held !== space) return { stars: [...stars], held: space };
    return { stars: stars.length > least ? stars.filter((one) => one !== space) : [...stars], held: null };
  }
  if (held !== null && stars.includes(held)) return { stars: moved(stars, held, space), held: null };
  if (stars.length < most) return { stars: [...stars, space], held: null };
  const near = stars[nearestStar(stars, space)];
  return { stars: near === undefined ? [...stars] : moved(stars, near, space), held: null };
}

export const moved = (stars: readonly string[], from: string, to: string): string[] => (stars.includes(to) ? [...stars] : stars.map((one) => (one === from ? to : one)));

/** A list with or without a name. */
export const toggled = (names: readonly string[], name: string): string[] => (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);

/** The hexes of a Shape. */
export const hexesOf = (value: unknown): Hex[] => listOf(value).map((hex): Hex => [numberOf(listOf(hex)[0]), numberOf(listOf(hex)[1])]);

const same = ([q, r]: Hex, [p, s]: Hex): boolean => q === p && r === s;

/** A Shape with a hex more or less; it has four at most, so that a fifth takes the place of the first. */
export function withHex(hexes: readonly Hex[], hex: Hex): Hex[] {
  if (hexes.some((one) => same(one, hex))) return hexes.filter((one) => !same(one, hex));
  return [...hexes.slice(-3), hex];
}

/** The hexes that a Shape can be drawn on: those around its own. */
export function fieldFor(hexes: readonly Hex[]): Hex[] {
  const middle: Hex = hexes.length === 0 ? [0, 0] : [Math.round(mean(hexes.map(([q]) => q))), Math.round(mean(hexes.map(([, r]) => r)))];
  const reach = [-3, -2, -1, 0, 1, 2, 3];
  const near = reach.flatMap((q) => reach.map((r): Hex => [middle[0] + q, middle[1] + r])).filter((hex) => stepsBetween(hex, middle) <= 3);
  return [...near, ...hexes.filter((hex) => !near.some((one) => same(one, hex)))];
}
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

export const hasHex = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some((one) => same(one, hex));
