import type { MoveBase, Seat } from '../protocol';

export type Colour = 'red' | 'yellow' | 'brown' | 'green' | 'blue';
export type TownObject = 'court' | 'windmill' | 'station' | 'bike' | 'bank' | 'square';

/** What a star is spent on with this move. */
export type Star = 'colour' | 'face' | 'second';

export type TowniesMove = MoveBase &
  (
    | {
        kind: 'shape';
        colour: Colour;
        shape: string;
        /** Which of the shape's orientations, rotated and mirrored; the same number looks the same. */
        turn: number;
        star: Star | null;
      }
    | {
        kind: 'object';
        object: TownObject;
        colour: Colour;
        points: number;
        /** The neighbours that count. */
        counts: string[];
        earns: 'star' | 'soil' | null;
        star: Star | null;
      }
    | { kind: 'done' }
    | { kind: 'pass' }
  );

export interface TowniesGoal {
  key: string;
  name: string;
  text: string;
  chart: number[];
}

export interface TowniesSeat {
  /** The marker now, and at the start. */
  colour: Colour;
  start: Colour;
  /** By space, objects included. */
  blocks: Record<string, Colour>;
  objects: {
    space: string;
    object: TownObject;
    colour: Colour;
    points: number;
    /** The neighbours that counted. */
    spaces: string[];
  }[];
  line: { points: number | null; circled: boolean }[];
  stars: number;
  soil: number;
  goals: (TowniesGoal & { count: number; points: number; spaces: string[] })[];
  score: number;
  full: boolean;
  /** The viewer's own seat only: nothing left to do in this round. */
  done?: boolean;
}

export interface TowniesPosition {
  phase: 'setup' | 'act' | 'second' | 'wait' | 'over';
  mode: 'first' | 'second' | 'full';
  round: number;
  white: { face: number; object: TownObject; name: string } | null;
  /** q to the right, r down a column. */
  black: { face: number; shape: string; hexes: [number, number][] } | null;
  bonus: { key: string; name: string; text: string } | null;
  goal: TowniesGoal | null;
  /** Columns A, B, ... with their numbers of spaces; spaces are counted from the top: F6. */
  map: { columns: number[]; stars: string[]; central: string[] };
  /** Places in passing order. */
  ring: { start: Colour; seat: Seat | null; marker: Colour }[];
  seats: TowniesSeat[];
}
