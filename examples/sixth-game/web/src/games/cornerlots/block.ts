// Where things are on the board, in the units of its viewBox.

import type { Shape } from '../../sketch';

const lot = 96;
const step = lot + 8;
const left = 76;
const top = 50;

export const block = { width: 566, height: 512, lot, inner: 4 * step - 8, left, top };

/** The corner of a lot: "a1" is the first. */
export const placeOf = (name: string) => ({ x: left + (name.charCodeAt(0) - 'a'.charCodeAt(0)) * step, y: rowAt(Number(name[1])) });
/** The upper edge of a row; rows are counted from 1. */
export const rowAt = (row: number) => top + (row - 1) * step;

export function shapeOf(name: string): Shape {
  const { x, y } = placeOf(name);
  return { rect: [x, y, lot, lot] };
}

/** A star with five points, for the favourite row. */
export const star = (x: number, y: number, radius: number): Shape => ({
  points: Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 5, i % 2 === 0 ? radius : radius * 0.45];
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const;
  }),
});
