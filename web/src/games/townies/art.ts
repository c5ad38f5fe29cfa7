// The six Objects in our pen, drawn in a box from -20 to 20 each way.

import type { TowniesColour, TowniesObject } from '../../engine/games/townies';
import type { Point, Shape } from '../../sketch';

export interface Stroke {
  shape: Shape;
  /** Shows the paper's colour inside. */
  filled?: boolean;
}

const line = (...points: Point[]): Stroke => ({ shape: { line: points } });
const box = (x: number, y: number, width: number, height: number): Stroke => ({
  shape: { rect: [x, y, width, height] },
  filled: true,
});
const ring = (x: number, y: number, radius: number): Stroke => ({ shape: { circle: [x, y, radius] } });

export const objectArt: Readonly<Record<TowniesObject, readonly Stroke[]>> = {
  court: [box(-17, -11, 34, 22), line([0, -11], [0, 11]), ring(0, 0, 5), box(-17, -5, 5, 10), box(12, -5, 5, 10)],
  windmill: [
    { shape: { points: [[-7, 17], [7, 17], [4, -3], [0, -8], [-4, -3]] }, filled: true },
    line([-14, -17], [13, 8]),
    line([14, -17], [-13, 8]),
    line([-14, -17], [-8, -17], [-3, -10]),
    line([14, -17], [14, -10], [6, -6]),
    line([13, 8], [8, 11], [2, 3]),
    line([-13, 8], [-14, 2], [-6, -3]),
    line([-2, 17], [-2, 11], [2, 11], [2, 17]),
  ],
  station: [
    { shape: { path: 'M-11 9 L-11 -8 Q-11 -16 -3 -16 L3 -16 Q11 -16 11 -8 L11 9 Z' }, filled: true },
    box(-7, -10, 14, 8),
    line([0, -10], [0, -2]),
    ring(-5.5, 4, 1.6),
    ring(5.5, 4, 1.6),
    line([-7, 9], [-13, 17]),
    line([7, 9], [13, 17]),
    line([-9, 13], [9, 13]),
  ],
  bike: [
    ring(-10, 6, 7.5),
    ring(10, 6, 7.5),
    line([-10, 6], [-1, 6], [-4, -6], [-10, 6]),
    line([-4, -6], [6, -7], [-1, 6]),
    line([10, 6], [5, -11], [10, -12]),
    line([-8, -8], [-1, -8]),
  ],
  bank: [
    { shape: { points: [[-17, -5], [0, -16], [17, -5]] }, filled: true },
    line([-12, -4], [-12, 12]),
    line([-4, -4], [-4, 12]),
    line([4, -4], [4, 12]),
    line([12, -4], [12, 12]),
    line([-16, 12], [16, 12]),
    line([-18, 16], [18, 16]),
  ],
  square: [
    box(-15, -15, 30, 30),
    ring(0, 0, 6.5),
    ring(0, 0, 1.5),
    line([-15, -15], [-5, -5]),
    line([15, -15], [5, -5]),
    line([-15, 15], [-5, 5]),
    line([15, 15], [5, 5]),
  ],
};

/** The colour an Object is about, on the die; the City Square has none. */
export const objectColour: Readonly<Record<TowniesObject, TowniesColour | 'ink'>> = {
  court: 'red',
  windmill: 'yellow',
  station: 'brown',
  bike: 'green',
  bank: 'blue',
  square: 'ink',
};

/** A five-pointed star around a point, as drawn by hand. */
export function starPoints([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i * 36 - 90) * (Math.PI / 180);
    const r = i % 2 ? radius * 0.45 : radius;
    return [Math.round((x + r * Math.cos(angle)) * 10) / 10, Math.round((y + r * Math.sin(angle)) * 10) / 10];
  });
}
