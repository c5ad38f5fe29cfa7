// Made from the C++ sources by `scripts/schema`: change them, not this file.

import type { MoveBase } from '../protocol';

declare module '../protocol' {
  interface Games {
    cityplanner: { position: CityPlannerPosition; move: CityPlannerMove };
  }
}

export type CityPlannerPhase = 'first_player' | 'roll' | 'adjust' | 'score' | 'over';

/** Counted from 0. */
export type Seat = number;

export type CityPlannerKind = 'green' | 'blue' | 'mixed' | 'purple' | 'yellow' | 'red' | 'black';

export interface CityPlannerCard {
  /** as in spaces and drawings: "card 1" */
  name: string;
  /** 1 to 7 */
  number: number;
  /** the face it shows; null: about to be rolled */
  die: number | null;
  /** what the die stands on; null likewise */
  kind: CityPlannerKind | null;
  /** neither rerolled nor changed this turn */
  locked: boolean;
  /** chosen this turn: does not score */
  passed: boolean;
  /** was changed this turn */
  changed: boolean;
  /** what the faces 1 to 6 build here */
  faces: CityPlannerKind[];
}

export interface CityPlannerRound {
  vp: number;
  /** how they came about: "4 green × 3" */
  text: string;
}

export interface CityPlannerSeat {
  money: number;
  /** without money */
  vp: number;
  /** left this turn, or earned for the next */
  rerolls: number;
  /** the turns played */
  rounds: CityPlannerRound[];
  /** with a VP for every full dollars_per_vp */
  score: number;
}

export interface CityPlannerPosition {
  /** from 1 */
  round: number;
  /** in the whole game */
  rounds: number;
  /** what happens next */
  phase: CityPlannerPhase;
  /** whose turn it is; null when that is not drawn yet or all is over */
  active: Seat | null;
  /** who starts each round; null when not drawn yet */
  first: Seat | null;
  /** dice the active seat may still change this turn */
  changes_left: number;
  /** dollars */
  change_price: number;
  /** at the end */
  dollars_per_vp: number;
  /** seven */
  cards: CityPlannerCard[];
  seats: CityPlannerSeat[];
}

export interface CityPlannerReroll {
  kind: 'reroll';
  /** its number */
  card: number;
  /** the face it shows now */
  die: number;
}

export interface CityPlannerChange {
  kind: 'change';
  /** its number */
  card: number;
  /** the face it shows now */
  die: number;
  /** the face it will show */
  to: number;
  /** what it will stand on */
  becomes: CityPlannerKind;
  /** dollars */
  price: number;
}

export interface CityPlannerPass {
  kind: 'pass';
  /** its number */
  card: number;
  /** the face it keeps */
  die: number;
}

/** Where the VP and the money of a result come from. */
export interface CityPlannerScoreFacts {
  /** scored, with those mixed that count as green */
  greens: number;
  /** VP of one, before doubling */
  each: number;
  doubled: boolean;
  /** likewise */
  blues: number;
  /** dollars of one, before doubling */
  blue_each: number;
  blue_doubled: boolean;
  halls: number;
  /** of all of them */
  halls_dollars: number;
  parked: number;
  /** of all of them */
  parked_dollars: number;
  /** dollars paid for a lone red or yellow */
  fee: number;
}

export interface CityPlannerScore {
  kind: 'score';
  vp: number;
  /** income less fee: may be negative */
  dollars: number;
  /** free ones, for the next turn */
  rerolls: number;
  /** how the VP come about; empty without any */
  tally: string;
  facts: CityPlannerScoreFacts;
}

export type CityPlannerMove = MoveBase & (CityPlannerReroll | CityPlannerChange | CityPlannerPass | CityPlannerScore);
