import type { MoveBase } from '../protocol';

/** Four letters of A P T W (attraction, park, terrace, water): NW NE SW SE as the tile lies. */
export type TileFields = string;

export interface CitiesTile {
  number: number;
  fields: TileFields;
}

export type CitiesMove = MoveBase &
  (
    | { kind: 'lay'; tile: number; cell: string; fields: TileFields; turn: number }
    | { kind: 'tourist'; field: string }
    | { kind: 'walk'; from: string; to: string; jump: boolean }
    | { kind: 'stay' }
    /** `field` is the NW field of the covered block. */
    | { kind: 'cover'; field: string; fields: TileFields; turn: number; leaving: string[] }
    | { kind: 'refuse' }
  );

export interface CitiesSeat {
  tiles: { cell: string; number: number; fields: TileFields; turn: number }[];
  cover: { field: string; number: number; fields: TileFields } | null;
  /** Fields with a tourist. */
  tourists: string[];
  stock: number;
  score: number;
  /** The viewer's own seat only. */
  left?: number[];
  done?: boolean;
}

export interface CitiesPosition {
  phase: 'wait' | 'start' | 'lay' | 'tourist' | 'cover' | 'over';
  level: number;
  round: number;
  rounds: number;
  tile: CitiesTile | null;
  starting_tiles: CitiesTile[];
  drawn: number[];
  undrawn: number[];
  last_tile: string[];
  size: number | null;
  seats: CitiesSeat[];
}
