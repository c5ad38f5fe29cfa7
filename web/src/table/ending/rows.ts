import type { Seat } from '../../engine/protocol';
import type { Colour } from '../../sketch';

/** A bar: a player's total, or one that it is compared with. */
export interface Row {
  key: string;
  name: string;
  /** Null: not known yet. */
  score: number | null;
  paint: Colour | 'ink';
  /** Null: nobody at this table. */
  seat: Seat | null;
  winner: boolean;
}
