// Where the hexes of the map lie on the sheet: the 91 of a hexagon, less its gaps. Flat-topped: a column goes straight down.

import type { TowniesMap } from '../../engine/games/townies';
import type { Point, Shape } from '../../sketch';

/** Axial: q counts columns to the right, r spaces down a column; the middle of the map is 0, 0. */
export type Hex = readonly [q: number, r: number];

/** From the centre of a hex to a corner, in units of the drawing. */
export const size = 36;
const across = size * Math.sqrt(3);

export interface MapSpace {
  name: string;
  hex: Hex;
  centre: Point;
  shape: Shape;
}

export interface TownMap {
  spaces: readonly MapSpace[];
  byName: ReadonlyMap<string, MapSpace>;
  /** The letter of each column and where it stands. */
  letters: readonly MapLabel[];
  /** The number of each row, which goes parallel to the upper edges, where it begins and where it ends. */
  numbers: readonly MapLabel[];
}

export interface MapLabel {
  text: string;
  at: Point;
}

export interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
}
export const sheet: Sheet = { left: -336, top: -374, width: 672, height: 748 };
/** The map alone, without letters and numbers around it. */
export const compactSheet: Sheet = { left: -310, top: -347, width: 620, height: 694 };

const centreOf = ([q, r]: Hex): Point => [q * size * 1.5, (r + q / 2) * across];

/** The corners of a hex around a point, from the right one clockwise. */
export function corners([x, y]: Point, radius: number): Point[] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

const known = new Map<string, TownMap>();

/** What the engine says of a map's shape: how many spaces its columns have, each column centred, and which of them are left out. */
export type MapShape = Pick<TowniesMap, 'columns' | 'gaps'>;

export function townMap({ columns, gaps = [] }: MapShape): TownMap {
  const key = [...columns, ...gaps].join();
  const made = known.get(key) ?? make(columns, new Set(gaps));
  known.set(key, made);
  return made;
}

function make(columns: readonly number[], gaps: ReadonlySet<string>): TownMap {
  const radius = (columns.length - 1) / 2;
  const spaces: MapSpace[] = [];
  const letters: MapLabel[] = [];
  const numbers: MapLabel[] = [];
  columns.forEach((length, column) => {
    const q = column - radius;
    const top = q < 0 ? -radius - q : -radius;
    const letter = String.fromCharCode(65 + column);
    for (let row = 0; row < length; ++row) {
      const hex: Hex = [q, top + row];
      const centre = centreOf(hex);
      const name = `${letter}${row + 1}`;
      if (!gaps.has(name)) spaces.push({ name, hex, centre, shape: { points: corners(centre, size - 1.4) } });
      const outer = q === -radius || q === radius;
      const last = row === length - 1;
      if (!outer && !last) continue;
      for (const side of q === 0 ? [-1, 1] : [Math.sign(q)]) {
        // Beside the outer columns; below the last space of the others, on the side that faces out.
        const [away, down] = outer ? [size + 11, 0] : [size, across / 3];
        numbers.push({ text: `${row + 1}`, at: [round(centre[0] + side * away), round(centre[1] + down + 7)] });
      }
    }
    const [x, y] = centreOf([q, top]);
    letters.push({ text: letter, at: [x, round(y - across / 2 - 6)] });
  });
  return { spaces, byName: new Map(spaces.map((space) => [space.name, space])), letters, numbers };
}

const sides: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The line around a set of spaces, as path data: every side that has no other of the set behind it. */
export function borderOf(map: TownMap, names: readonly string[]): string {
  const inside = new Set(names.map((name) => map.byName.get(name)?.hex.join()));
  const parts: string[] = [];
  for (const name of names) {
    const space = map.byName.get(name);
    if (!space) continue;
    const points = corners(space.centre, size);
    sides.forEach(([q, r], side) => {
      if (inside.has([space.hex[0] + q, space.hex[1] + r].join())) return;
      parts.push(`M${points[side]!.join(' ')}L${points[(side + 1) % 6]!.join(' ')}`);
    });
  }
  return parts.join('');
}

const around: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

/** The spaces beside a space. */
export function neighbours(shape: MapShape, name: string): readonly string[] {
  const { spaces, byName } = townMap(shape);
  const hex = byName.get(name)?.hex;
  if (!hex) return [];
  return spaces.filter((one) => around.some(([q, r]) => one.hex[0] - hex[0] === q && one.hex[1] - hex[1] === r)).map((one) => one.name);
}
