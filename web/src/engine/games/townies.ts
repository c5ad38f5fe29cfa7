// Made from the C++ sources by `scripts/schema`: change them, not this file.

import type { MoveBase } from '../protocol';

declare module '../protocol' {
  interface Games {
    townies: { position: TowniesPosition; move: TowniesMove };
  }
}

export type TowniesPhase = 'setup' | 'act' | 'second' | 'wait' | 'over';

export type TowniesMode = 'first' | 'second' | 'full';

export type TowniesObject = 'court' | 'windmill' | 'station' | 'bike' | 'bank' | 'square';

export interface TowniesWhiteDie {
  /** 1 to 6 */
  face: number;
  object: TowniesObject;
  /** the Object's, for people */
  name: string;
}

export interface TowniesBlackDie {
  /** 1 to 6 */
  face: number;
  /** as moves name it */
  shape: string;
  /** [q, r] of each: q to the right, r down a column */
  hexes: number[][];
}

export type TowniesBonusKey = 'stable-soil' | 'funding' | 'rezoning' | 'second-draft';

export interface TowniesBonus {
  key: TowniesBonusKey;
  name: string;
  /** what it does */
  text: string;
}

export type TowniesGoalKey = 'crossroads' | 'recreational-areas' | 'downtown' | 'suburbs' | 'hub' | 'surroundings' | 'symmetry' | 'triangle' | 'urban-routes' | 'wind-rose' | 'specialization' | 'standardization';

export interface TowniesGoal {
  key: TowniesGoalKey;
  name: string;
  /** what it counts */
  text: string;
  /** points for 1, 2, ...; the last also for more */
  chart: number[];
}

export interface TowniesMap {
  /** how many spaces A, B, ... have; they are counted from the top */
  columns: number[];
  /** those of them that this map does not have */
  gaps?: string[];
  /** the star spaces */
  stars: string[];
  /** the spaces of the central area */
  central: string[];
}

export type TowniesColour = 'red' | 'yellow' | 'brown' | 'green' | 'blue';

/** Counted from 0. */
export type Seat = number;

export interface TowniesRingPlace {
  /** the starting colour of the place */
  start: TowniesColour;
  /** who sits there; null: vacant */
  seat: Seat | null;
  /** the marker that lies there now */
  marker: TowniesColour;
}

export interface TowniesDrawnObject {
  space: string;
  object: TowniesObject;
  /** it was drawn with */
  colour: TowniesColour;
  points: number;
  /** the neighbours that counted */
  spaces: string[];
}

export interface TowniesLineSpace {
  /** null while it is empty */
  points: number | null;
  circled: boolean;
}

export interface TowniesGoalCount {
  key: TowniesGoalKey;
  name: string;
  /** what it counts */
  text: string;
  /** points for 1, 2, ...; the last also for more */
  chart: number[];
  count: number;
  /** if the game ended now */
  points: number;
  /** those that count */
  spaces: string[];
}

/** What a seat has drawn. Seats other than the viewer's stand where the open round found them. */
export interface TowniesSeat {
  /** the marker now */
  colour: TowniesColour;
  /** the marker at the start */
  start: TowniesColour;
  /** colours by space, Objects included */
  blocks: Record<string, TowniesColour>;
  /** as they were drawn */
  objects: TowniesDrawnObject[];
  /** the Object line */
  line: TowniesLineSpace[];
  /** to spend */
  stars: number;
  /** points of Stable Soil */
  soil: number;
  goals: TowniesGoalCount[];
  /** if the game ended now */
  score: number;
  /** no space of the map is empty */
  full: boolean;
  /** of the viewer's own seat only: nothing left to do in this round */
  done?: boolean;
}

export interface TowniesPosition {
  /** what the viewer has to decide: second is Funding's, setup is before the first roll; a spectator sees act in an open round */
  phase: TowniesPhase;
  mode: TowniesMode;
  /** from 1 */
  round: number;
  /** null before the first roll */
  white: TowniesWhiteDie | null;
  /** null before the first roll */
  black: TowniesBlackDie | null;
  /** all that the black die can show */
  faces: TowniesBlackDie[];
  /** null in a first game */
  bonus: TowniesBonus | null;
  /** the additional goal; null without one */
  goal: TowniesGoal | null;
  map: TowniesMap;
  /** five places in passing order; none before the markers are handed out */
  ring: TowniesRingPlace[];
  seats: TowniesSeat[];
}

export type TowniesStar = 'colour' | 'face' | 'second';

export interface TowniesDrawShape {
  kind: 'shape';
  colour: TowniesColour;
  /** its name in the content */
  shape: string;
  /** which of its orientations, rotated and mirrored; the same number looks the same */
  turn: number;
  /** what a star is spent on; null: none is */
  star: TowniesStar | null;
}

export interface TowniesDrawObject {
  kind: 'object';
  object: TowniesObject;
  colour: TowniesColour;
  points: number;
  /** the neighbours that count */
  counts: string[];
  /** on a star space, where the game has a bonus card */
  earns: 'star' | 'soil' | null;
  /** what a star is spent on; null: none is */
  star: TowniesStar | null;
}

export interface TowniesDone {
  kind: 'done';
}

export interface TowniesPass {
  kind: 'pass';
}

export type TowniesMove = MoveBase & (TowniesDrawShape | TowniesDrawObject | TowniesDone | TowniesPass);
