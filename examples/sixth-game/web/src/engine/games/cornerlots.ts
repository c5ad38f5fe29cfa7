// Made from the C++ sources by `scripts/schema`: change them, not this file.

import type { MoveBase } from '../protocol';

declare module '../protocol' {
  interface Games {
    cornerlots: { position: CornerLotsPosition; move: CornerLotsMove };
  }
}

/** Counted from 0. */
export type Seat = number;

export interface CornerLotsLot {
  /** "a1" to "d4" */
  name: string;
  /** 1 to 4 */
  row: number;
  /** null: free */
  owner: Seat | null;
  /** null: not drawn yet */
  value: number | null;
}

export interface CornerLotsSeat {
  claims_left: number;
  /** the favourite row; null: you may not know it */
  favourite: number | null;
  /** everybody knows the favourite row */
  shown: boolean;
}

export interface CornerLotsPosition {
  /** from 1 */
  round: number;
  /** in the whole game */
  rounds: number;
  /** points for each lot in one's favourite row */
  bonus: number;
  /** sixteen, row by row */
  lots: CornerLotsLot[];
  /** those that may be drawn, ascending */
  values_left: number[];
  seats: CornerLotsSeat[];
}

export interface CornerLotsClaim {
  kind: 'claim';
  lot: string;
}

export type CornerLotsMove = MoveBase & (CornerLotsClaim);
