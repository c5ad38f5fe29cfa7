import type { Facts, MoveBase, Seat } from '../protocol';

export type BuildingType = 'house' | 'shop' | 'factory' | 'park';

export type DrawCityMove = MoveBase &
  (
    | {
        kind: 'build';
        space: string;
        type: BuildingType;
        number: number;
        /** Points at once. */
        gain: number;
        /** The spaces of a neighborhood it completes. */
        completes: string[];
        internet: boolean;
        /** Names of goals this seat completes. */
        goals: string[];
      }
    | {
        kind: 'skip';
        /** What is discarded; null: nothing of that sort. */
        number: number | null;
        type: BuildingType | null;
        /** The second skip in a row: the seat has finished. */
        finishes: boolean;
      }
  );

export interface DrawCitySpace {
  name: string;
  start: boolean;
  location: string | null;
  owner: Seat | null;
  type: BuildingType | null;
  number: number | null;
  internet: boolean;
}

/** `discard` counts cards by value, the first value first. */
export interface DrawCityPile {
  deck: number;
  discard: number[];
  formed_again: number;
}

export interface DrawCitySeat {
  score: number;
  finished: boolean;
  skips: number;
  cards: { numbers: number; types: number };
  /** Null: not for this viewer. */
  hand: { numbers: number[]; types: BuildingType[] } | null;
  locations: Record<string, number>;
}

export interface DrawCityPosition {
  phase: 'set_up' | 'turn' | 'draw' | 'over';
  round: number;
  active: Seat | null;
  first: Seat | null;
  streets: number;
  columns: number;
  numbering: 'left-to-right' | 'right-to-left';
  /** A list for each street, from the top. */
  spaces: DrawCitySpace[][];
  numbers: DrawCityPile;
  types: DrawCityPile;
  goals: {
    name: string;
    pile: string;
    text: string;
    facts: Facts;
    points: number[];
    used: number;
    this_round: number;
    taken: (number | null)[];
  }[];
  districts: { columns: number[]; types: BuildingType[] }[];
  demand: BuildingType[];
  patterns: BuildingType[][];
  neighborhoods: string[][];
  seats: DrawCitySeat[];
}
