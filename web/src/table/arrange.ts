// Where the parts of a table go, by the room there is: never by the device, and never by what stands in them, so that
// nothing moves while a game is played.

import type { Extent } from '../games/board';

export interface Arrangement {
  /**
   * `upright`: board above, everything else in a sheet below. `rail`: the same sheet beside the board.
   * `rails`: players and draws on the left, what there is to do and the points on the right.
   */
  kind: 'upright' | 'rail' | 'rails';
  /** The title bar goes across the top; where height is scarce it is folded into a rail. */
  bar: number;
  /** Everybody's points on a line of their own; elsewhere they stand in the title bar, or with the players. */
  strip: number;
  /** What there is to do, in an upright window. */
  ask: number;
  /** The height of the board in an upright window; beside a rail it has all there is. */
  board: number;
  left: number;
  right: number;
}

/** The board is at least this much of what it would be alone in the window. */
export const share = 0.87;
const least = { rail: 180, rails: 344, sheet: 176, wideSheet: 180 };
/** From here on there is room for a bar across the top, and for players with their boards. */
export const tall = 640;
/** From here on what there is to do and the buttons stand side by side. */
export const broad = 600;

interface Wants {
  /** How much larger than usual the page is written. */
  type?: number;
  /** A guided game explains itself beside the controls. */
  words?: boolean;
  players?: number;
}

export function arrange({ width, height }: Extent, shape: number, { type = 1, words = false, players = 2 }: Wants = {}): Arrangement {
  const alone = Math.min(width, height * shape);
  const upright = arrangeUpright({ width, height }, shape, type, words);
  const bar = height >= tall ? 54 * type : 0;
  const margin = height >= tall ? 20 : 8;
  const most = Math.min(width, (height - bar - margin) * shape);
  const fewest = Math.min(most, alone * share);
  const beside = (wanted: number) => width - clamp(width - wanted, fewest, most);
  const both = beside(clamp(width * 0.17, 150, 300 * type) + clamp(width * 0.22, 210, 360 * type));
  const one = beside(clamp(width * 0.27, least.rail, 320 * type));
  // The taller the board, the more a sheet below takes from it, and the wider, the more a rail does.
  const boardBeside = Math.min(most, width - (both >= least.rails * type ? both : one));
  if (one < least.rail * type || Math.min(width, upright.board * shape) > boardBeside) return upright;
  const rest = { bar, strip: 0, ask: 0, board: 0 };
  if (both < least.rails * type) return { ...rest, kind: 'rail', strip: bar > 0 ? 0 : players > 4 ? 62 : 38, left: 0, right: one };
  const left = Math.floor(both * 0.43);
  return { ...rest, kind: 'rails', left, right: both - left };
}

function arrangeUpright({ width, height }: Extent, shape: number, type: number, words: boolean): Arrangement {
  const bar = (width < 720 ? 48 : 54) * type;
  const strip = width < broad ? 40 : 0;
  const ask = (width < broad ? 56 : 60) * type;
  const sheet = ((width < broad ? least.sheet : least.wideSheet) + (words ? 120 : 0)) * type;
  const board = Math.min(width / shape, Math.max(0, height - bar - strip - ask - sheet));
  return { kind: 'upright', bar, strip, ask, board: Math.floor(board), left: 0, right: 0 };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
