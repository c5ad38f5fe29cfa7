// Where things are: a cell is 200 wide, a field 100, counted from the top left cell "a1".

import type { CitiesMove, CitiesPosition } from '../../engine/games/cities';
import type { Shape } from '../../sketch';

export const fieldSize = 100;
export const tileSize = 200;

interface Place {
  x: number;
  y: number;
}

const quadrants = ['nw', 'ne', 'sw', 'se'];

/** "d4" or "d4nw": its top left corner, and its size. */
export function placeOf(space: string): (Place & { size: number }) | undefined {
  const found = /^([a-z]+)(\d+)(nw|ne|sw|se)?$/.exec(space);
  if (!found) return undefined;
  let column = 0;
  for (const letter of found[1] ?? '') column = column * 26 + letter.charCodeAt(0) - 96;
  const x = (column - 1) * tileSize;
  const y = (Number(found[2]) - 1) * tileSize;
  if (!found[3]) return { x, y, size: tileSize };
  const q = quadrants.indexOf(found[3]);
  return { x: x + (q & 1) * fieldSize, y: y + (q >> 1) * fieldSize, size: fieldSize };
}

export function shapeOf(space: string): Shape | undefined {
  const place = placeOf(space);
  return place && { rect: [place.x, place.y, place.size, place.size] };
}

/** "d4" and 3: "d4se". */
export const fieldOf = (cell: string, quadrant: number): string => `${cell}${quadrants[quadrant] ?? ''}`;

function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCharCode(97 + ((column - 1) % 26));
}

/** The four fields of the 2 x 2 block whose NW one is named, which may lie across tiles. */
export function blockAt(field: string): string[] {
  const place = placeOf(field);
  if (!place) return [];
  return [0, 1, 2, 3].map((q) => {
    const x = place.x / fieldSize + (q & 1);
    const y = place.y / fieldSize + (q >> 1);
    return fieldOf(`${columnName((x >> 1) + 1)}${(y >> 1) + 1}`, (y & 1) * 2 + (x & 1));
  });
}

export interface Frame {
  x: number;
  y: number;
  side: number;
  /** Letters above the columns and numbers beside the rows, as far as the city may reach now. */
  labels: readonly { text: string; x: number; y: number }[];
  /** How high they are written. */
  lettering: number;
}

/** A square around the city, with room to grow where it still may, or `tight`. The same before and after a tile. */
export function frameOf(position: CitiesPosition, seat: number, moves: readonly CitiesMove[], { lettered = true, tight = false } = {}): Frame {
  const city = position.seats[seat]?.tiles.map((tile) => tile.cell) ?? [];
  const cells = city.length > 0 ? city : moves.flatMap((move) => (move.kind === 'lay' ? [move.cell] : []));
  const places = cells.flatMap((cell) => placeOf(cell) ?? []);
  if (places.length === 0) return { x: 0, y: 0, side: 3 * tileSize, labels: [], lettering: 0 };
  const span = (values: number[]) => {
    const low = Math.min(...values);
    const high = Math.max(...values) + tileSize;
    const full = position.size !== null && high - low >= position.size * tileSize;
    return full || tight ? ([low, high] as const) : ([low - tileSize, high + tileSize] as const);
  };
  const [left, right] = span(places.map((place) => place.x));
  const [top, bottom] = span(places.map((place) => place.y));
  const reach = Math.max(right - left, bottom - top);
  const lettering = lettered ? reach * 0.03 : 0;
  const side = reach + 20 + 3.2 * lettering;
  return {
    x: (left + right - side) / 2,
    y: (top + bottom - side) / 2,
    side,
    labels: lettered ? labelsOf(position, seat, moves, left - lettering * 0.9, top - lettering * 0.9) : [],
    lettering,
  };
}

function labelsOf(position: CitiesPosition, seat: number, moves: readonly CitiesMove[], x: number, y: number): Frame['labels'] {
  const cells = [
    ...(position.seats[seat]?.tiles.map((tile) => tile.cell) ?? []),
    ...moves.flatMap((move) => (move.kind === 'lay' ? [move.cell] : [])),
  ];
  const places = cells.flatMap((cell) => placeOf(cell) ?? []);
  const steps = (values: number[]) => {
    const low = Math.min(...values);
    const count = (Math.max(...values) - low) / tileSize + 1;
    return Array.from({ length: count }, (_, i) => low + i * tileSize);
  };
  return [
    ...steps(places.map((place) => place.x)).map((at) => ({ text: columnName(at / tileSize + 1), x: at + tileSize / 2, y })),
    ...steps(places.map((place) => place.y)).map((at) => ({ text: `${at / tileSize + 1}`, x, y: at + tileSize / 2 })),
  ];
}
