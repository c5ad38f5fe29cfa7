// The plan as it is changed here: streets, districts, where the internet starts, special locations.

import { listOf, numberOf, objectOf, textOf } from '../../../fields/json';

export const columns = 11;
export const mostStreets = 10;
export const plot = 62;
const pitch = 65;
export const road = 14;
export const width = columns * pitch - 3;

export const letterOf = (column: number): string => String.fromCharCode(64 + column);
export const spaceName = (column: number, street: number): string => `${letterOf(column)}${street}`;
/** The upper left corner of a plot; columns and streets are counted from 1. */
export const cornerOf = (column: number, street: number): [number, number] => [(column - 1) * pitch, (street - 1) * (plot + road)];
export const middleOf = (column: number): number => (column - 1) * pitch + plot / 2;

/** The first column of each district, and one behind the last. */
export function borders(districts: readonly number[]): number[] {
  return districts.reduce<number[]>((all, wide) => [...all, (all.at(-1) ?? 1) + wide], [1]);
}

/** The border behind a district, moved: what one gains the next loses, and each keeps a column. */
export function withBorder(districts: readonly number[], behind: number, column: number): number[] {
  const now = borders(districts);
  const [left, right] = [now[behind] ?? 1, now[behind + 2] ?? columns + 1];
  const there = Math.max(left + 1, Math.min(right - 1, column));
  return districts.map((wide, i) => (i === behind ? there - left : i === behind + 1 ? right - there : wide));
}

/** The border that a point of the drawing is nearest to. */
export const borderAt = (x: number): number => Math.round((x + 1.5) / pitch) + 1;

export interface Place {
  column: number;
  street: number;
}

/** Where the internet starts when this many streets are in use. */
export function startsOf(internet: unknown, streets: number): { upper: Place; lower: Place } {
  const { upper, lower } = objectOf(internet);
  return {
    upper: { column: numberOf(objectOf(upper)['column']), street: numberOf(objectOf(upper)['street']) },
    lower: { column: numberOf(objectOf(lower)['column']), street: streets + 1 - numberOf(objectOf(lower)['street_from_bottom']) },
  };
}

/** The street as the file has it, the lower one from the last street in use. */
export const startAt = (which: 'upper' | 'lower', { column, street }: Place, streets: number): Readonly<Record<string, number>> =>
  which === 'upper' ? { column, street } : { column, street_from_bottom: streets + 1 - street };

/** The colour of the special location on a space. */
export function locationAt(streets: unknown, { column, street }: Place): string | undefined {
  const found = listOf(listOf(streets)[street - 1]).find((one) => objectOf(one)['column'] === column);
  return found === undefined ? undefined : textOf(objectOf(found)['colour']);
}

/** The locations of a street with another colour on a space, or with none. */
export function withLocation(street: unknown, column: number, colour: string | undefined): readonly unknown[] {
  const list = listOf(street);
  if (colour === undefined) return list.filter((one) => objectOf(one)['column'] !== column);
  const at = list.findIndex((one) => objectOf(one)['column'] === column);
  return at < 0 ? [...list, { colour, column }] : list.map((one, i) => (i === at ? { colour, column } : one));
}

/** How many of each colour lie on the plan. */
export function countColours(colours: readonly string[], streets: unknown): number[] {
  const all = listOf(streets).flatMap((street) => listOf(street).map((one) => textOf(objectOf(one)['colour'])));
  return colours.map((colour) => all.filter((one) => one === colour).length);
}

/** The changes that give a kind of location another name, wherever it lies. */
export function renamedLocation(values: unknown, index: number, name: string): (readonly [string, unknown])[] {
  const { colours, streets } = objectOf(values);
  const before = textOf(listOf(colours)[index]);
  const others = listOf(streets).map((street) => listOf(street).map((one) => (objectOf(one)['colour'] === before ? { ...objectOf(one), colour: name } : one)));
  return [
    [`colours[${index}]`, name],
    ['streets', others],
  ];
}
