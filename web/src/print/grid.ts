// Cards in a grid on a sheet, with the marks to cut them by.

import { edge, type Paper } from './paper';

export interface Grid {
  columns: number;
  rows: number;
  /** Of the first card. */
  left: number;
  top: number;
  /** Of a card. */
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** A straight line. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Between a card and the mark beside it. */
const away = 0.8;
/** Beside the cards, for a mark that can be seen and, below them, for what the sheet is. */
const beside = { across: 2.2, down: 2.6 };
const longest = 5;
/** Their ends keep a little more off the edge than must be. */
const spare = 0.2;
/** Half of a cross between four cards. */
const cross = 1.5;

/** As many cards as go on the paper, in the middle of it, so that the back of a place is a place. */
export function gridOf(paper: Paper, [width, height]: readonly [number, number]): Grid {
  const fit = (room: number, size: number, rest: number) => Math.max(1, Math.floor((room - 2 * (edge + rest)) / size + 1e-9));
  const columns = fit(paper.width, width, beside.across);
  const rows = fit(paper.height, height, beside.down);
  return { columns, rows, left: (paper.width - columns * width) / 2, top: (paper.height - rows * height) / 2, width, height };
}

export const placesOn = (grid: Grid): number => grid.columns * grid.rows;

/** Where the nth card of a sheet lies; on the back of the sheet, when it is turned over its long edge. */
export function placeOf(grid: Grid, n: number, side: 'front' | 'back'): Place {
  const column = n % grid.columns;
  const across = side === 'front' ? column : grid.columns - 1 - column;
  return { x: grid.left + across * grid.width, y: grid.top + Math.floor(n / grid.columns) * grid.height };
}

/** Marks at the ends of every line to cut along, and small crosses where four cards meet. */
export function cutMarks(grid: Grid): Line[] {
  const xs = Array.from({ length: grid.columns + 1 }, (_, i) => grid.left + i * grid.width);
  const ys = Array.from({ length: grid.rows + 1 }, (_, i) => grid.top + i * grid.height);
  const [right, bottom] = [grid.left + grid.columns * grid.width, grid.top + grid.rows * grid.height];
  const across = Math.min(longest, grid.left - away - edge - spare);
  const down = Math.min(longest, grid.top - away - edge - spare);
  return [
    ...xs.flatMap((x): Line[] => [
      [x, grid.top - away - down, x, grid.top - away],
      [x, bottom + away, x, bottom + away + down],
    ]),
    ...ys.flatMap((y): Line[] => [
      [grid.left - away - across, y, grid.left - away, y],
      [right + away, y, right + away + across, y],
    ]),
    ...xs.slice(1, -1).flatMap((x) =>
      ys.slice(1, -1).flatMap((y): Line[] => [
        [x - cross, y, x + cross, y],
        [x, y - cross, x, y + cross],
      ]),
    ),
  ];
}
