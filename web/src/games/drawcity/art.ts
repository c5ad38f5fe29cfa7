// Developments and places in our pen, in boxes from -16 to 16 each way.

import type { DrawCityType } from '../../engine/games/drawcity';
import type { Point, Shape } from '../../sketch';

export interface Stroke {
  shape: Shape;
  filled?: boolean;
}
const line = (...points: Point[]): Stroke => ({ shape: { line: points } });
const area = (...points: Point[]): Stroke => ({ shape: { points }, filled: true });
const ring = (x: number, y: number, radius: number): Stroke => ({ shape: { circle: [x, y, radius] }, filled: true });

export const buildingArt: Readonly<Record<DrawCityType, readonly Stroke[]>> = {
  house: [
    area([-10, 14], [-10, -2], [10, -2], [10, 14]),
    area([-14, -1], [0, -14], [14, -1]),
    line([-2.5, 14], [-2.5, 5], [3.5, 5], [3.5, 14]),
    line([8, -7], [8, -14], [4.5, -14], [4.5, -10]),
  ],
  shop: [
    area([-12, 14], [-12, -3], [12, -3], [12, 14]),
    area([-14, -3], [-11, -13], [11, -13], [14, -3]),
    line([-5, -13], [-6, -3]),
    line([5, -13], [6, -3]),
    line([-14, -3], [-10, 1], [-6, -3], [-3, 1], [0, -3], [3, 1], [6, -3], [10, 1], [14, -3]),
    line([-8, 5], [1, 5], [1, 11], [-8, 11], [-8, 5]),
    line([5, 14], [5, 5], [9, 5], [9, 14]),
  ],
  factory: [
    area([-14, 14], [-14, 0], [-5, -6], [-5, 0], [4, -6], [4, 0], [13, -6], [13, 14]),
    area([7, -3], [8, -15], [12, -15], [13, -3]),
    line([-9, 5], [-5, 5], [-5, 9], [-9, 9], [-9, 5]),
    line([0, 5], [4, 5], [4, 9], [0, 9], [0, 5]),
  ],
  park: [
    line([-3, 14], [-3, 3]),
    ring(-3, -4, 9),
    line([-3, 6], [1, 0]),
    line([9, 14], [9, 9]),
    ring(9, 5, 4.5),
    line([-14, 14], [14, 14]),
  ],
};

/** Special locations, small: a hill, waves, a fir, a paved square, an anchor. */
export const locationArt: Readonly<Record<string, readonly Stroke[]>> = {
  view: [area([-9, 7], [-2, -7], [2, 0], [4, -3], [9, 7])],
  lake: [line([-9, -3], [-5, -6], [-1, -3], [3, -6], [8, -3]), line([-9, 4], [-5, 1], [-1, 4], [3, 1], [8, 4])],
  wood: [area([-7, 3], [0, -9], [7, 3]), line([0, 3], [0, 9])],
  square: [area([0, -8], [8, 0], [0, 8], [-8, 0]), line([-4, -4], [4, 4])],
  harbour: [line([0, -5], [0, 8]), ring(0, -7, 2.2), line([-4, -2], [4, -2]), line([-8, 2], [-6, 7], [0, 8], [6, 7], [8, 2])],
};

/** Three arcs over a dot: internet. Around 0, 0, about 14 wide. */
export const internetArt = 'M0 5.5v.1M-3.2 2.4a4.6 4.6 0 0 1 6.4 0M-6 -.6a8.6 8.6 0 0 1 12 0M-8.6 -3.6a12.4 12.4 0 0 1 17.2 0';
