import type { Facts, MoveBase, Seat } from '../protocol';

export type Kind = 'green' | 'blue' | 'mixed' | 'purple' | 'yellow' | 'red' | 'black';

export type CityPlannerMove = MoveBase &
  (
    | { kind: 'reroll'; card: number; die: number }
    | { kind: 'change'; card: number; die: number; to: number; becomes: Kind; price: number }
    | { kind: 'pass'; card: number; die: number }
    | {
        kind: 'score';
        vp: number;
        dollars: number;
        rerolls: number;
        /** How the points come about. */
        tally: string;
        /** The same as numbers, and where the money comes from: see web/src/games/cityplanner/reasons.ts. */
        facts: Facts;
      }
  );

export interface CityPlannerCard {
  /** As in spaces: "card 1". */
  name: string;
  number: number;
  die: number | null;
  kind: Kind | null;
  locked: boolean;
  passed: boolean;
  changed: boolean;
  /** What the faces 1 to 6 build here. */
  faces: Kind[];
}

export interface CityPlannerSeat {
  money: number;
  vp: number;
  rerolls: number;
  rounds: { vp: number; text: string }[];
  score: number;
}

export interface CityPlannerPosition {
  round: number;
  rounds: number;
  phase: 'first_player' | 'roll' | 'adjust' | 'score' | 'over';
  active: Seat | null;
  first: Seat | null;
  changes_left: number;
  change_price: number;
  dollars_per_vp: number;
  cards: CityPlannerCard[];
  seats: CityPlannerSeat[];
}
