// Made from the C++ sources by `scripts/schema`: change them, not this file.

import type { MoveBase } from '../protocol';

declare module '../protocol' {
  interface Games {
    drawcity: { position: DrawCityPosition; move: DrawCityMove };
  }
}

export type DrawCityPhase = 'set_up' | 'turn' | 'draw' | 'over';

/** Counted from 0. */
export type Seat = number;

export type DrawCityType = 'house' | 'shop' | 'factory' | 'park';

export interface DrawCitySpace {
  /** as in moves, explanations and drawings: "C3" */
  name: string;
  /** one of the two internet starts */
  start: boolean;
  /** "lake"; null without the module, or no special location */
  location: string | null;
  /** null while the space is empty, as the next two */
  owner: Seat | null;
  type: DrawCityType | null;
  number: number | null;
  /** what stands there has it */
  internet: boolean;
}

export interface DrawCityPile {
  /** cards left */
  deck: number;
  /** how many of each value: 1 first, or house, shop, factory, park */
  discard: number[];
  /** how often the deck was */
  formed_again: number;
}

export type DrawCityGoalRule = 'group' | 'group on streets' | 'streets' | 'two groups' | 'on a street' | 'on each of streets' | 'columns' | 'in a row' | 'beside types' | 'internet' | 'beside others' | 'apart' | 'districts' | 'types on a street' | 'square of types';

export interface DrawCityGoal {
  name: string;
  /** where its card was drawn from */
  pile: 'house' | 'shop' | 'factory' | 'park' | 'other';
  /** what it asks for: "3 parks on one street" */
  text: string;
  /** what kind of thing it asks for */
  rule: DrawCityGoalRule;
  /** of the scoring spaces in use, the best first */
  points: number[];
  /** scoring spaces used up before this round */
  used: number;
  /** how many seats completed it this round */
  this_round: number;
  /** the scoring space of each seat, from 1; null: none */
  taken: (number | null)[];
}

export interface DrawCityDistrict {
  /** counted from 1 */
  columns: number[];
  /** what is asked for, by column; empty without the module zoning */
  types: DrawCityType[];
}

export interface DrawCityCardCount {
  numbers: number;
  types: number;
}

export interface DrawCityHand {
  /** ascending */
  numbers: number[];
  types: DrawCityType[];
}

export interface DrawCitySeat {
  score: number;
  finished: boolean;
  /** in a row */
  skips: number;
  /** how many are in the hand */
  cards: DrawCityCardCount;
  /** null: not for this viewer */
  hand: DrawCityHand | null;
  /** how many special locations of each sort; empty without the module */
  locations: Record<string, number>;
}

export interface DrawCityPosition {
  phase: DrawCityPhase;
  /** from 1 */
  round: number;
  /** null before the start and after the end */
  active: Seat | null;
  /** who starts each round; null before the start */
  first: Seat | null;
  /** in use */
  streets: number;
  columns: number;
  /** the way a seat's numbers ascend */
  numbering: 'left-to-right' | 'right-to-left';
  /** a list for each street in use, from the top */
  spaces: DrawCitySpace[][];
  /** those of them where nobody can build */
  gaps?: string[];
  /** the number cards */
  numbers: DrawCityPile;
  /** the development cards */
  types: DrawCityPile;
  /** on the table; empty without the module */
  goals: DrawCityGoal[];
  /** always, since a goal can ask for them */
  districts: DrawCityDistrict[];
  /** what is popular, by street; empty without the module */
  demand: DrawCityType[];
  /** of neighborhoods; empty without the module */
  patterns: DrawCityType[][];
  /** completed, by their spaces */
  neighborhoods: string[][];
  seats: DrawCitySeat[];
}

export interface DrawCityBuild {
  kind: 'build';
  space: string;
  type: DrawCityType;
  number: number;
  /** points at once */
  gain: number;
  /** the spaces of a neighborhood, or none */
  completes: string[];
  /** it gets it */
  internet: boolean;
  /** those this seat completes */
  goals: string[];
}

export interface DrawCitySkip {
  kind: 'skip';
  /** discarded; null: none */
  number: number | null;
  /** discarded; null: none */
  type: DrawCityType | null;
  /** the second skip in a row: the seat has finished */
  finishes: boolean;
}

export type DrawCityMove = MoveBase & (DrawCityBuild | DrawCitySkip);
