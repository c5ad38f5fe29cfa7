// Made from the C++ sources by `scripts/schema`: change them, not this file.

import type { MoveBase } from '../protocol';

declare module '../protocol' {
  interface Games {
    cities: { position: CitiesPosition; move: CitiesMove };
  }
}

export type CitiesPhase = 'wait' | 'start' | 'lay' | 'tourist' | 'cover' | 'over';

export interface CitiesTile {
  number: number;
  /** four letters of A P T W: NW NE SW SE as the tile lies */
  fields: string;
}

export interface CitiesLaidTile {
  /** "d4" */
  cell: string;
  number: number;
  /** four letters of A P T W: NW NE SW SE as the tile lies */
  fields: string;
  /** quarter turns clockwise */
  turn: number;
}

export interface CitiesCoveringTile {
  /** the NW one it lies on */
  field: string;
  number: number;
  /** four letters of A P T W: NW NE SW SE as the tile lies */
  fields: string;
}

export interface CitiesSeat {
  /** in the order they were laid */
  tiles: CitiesLaidTile[];
  /** the 17th tile on top of the city */
  cover: CitiesCoveringTile | null;
  /** the fields they stand on: "d4se" */
  tourists: string[];
  /** points of each of them, in the same order */
  earned: number[];
  /** tourists that are not in the city */
  stock: number;
  score: number;
  /** the viewer's own seat only: starting tiles not laid yet, by number */
  left?: number[];
  /** the viewer's own seat only: nothing left to do this round */
  done?: boolean;
}

export interface CitiesPosition {
  /** what the viewer has to decide; a spectator sees the first step of the open round */
  phase: CitiesPhase;
  /** 1 to 3 */
  level: number;
  /** 0 while the starting tiles are laid, then from 1 on; one more than rounds for the tile on top */
  round: number;
  /** 13 unless the content has another number */
  rounds: number;
  /** the one in play */
  tile: CitiesTile | null;
  /** those drawn at the start */
  starting_tiles: CitiesTile[];
  /** numbers of all tiles drawn, in order */
  drawn: number[];
  /** numbers nobody has seen yet, ascending */
  undrawn: number[];
  /** the four fields a tourist may be placed on now; empty when the viewer is not deciding that */
  last_tile: string[];
  /** largest number of tiles side by side; null without limit */
  size: number | null;
  seats: CitiesSeat[];
}

export interface CitiesLay {
  kind: 'lay';
  /** its number */
  tile: number;
  cell: string;
  /** four letters of A P T W: NW NE SW SE as the tile lies */
  fields: string;
  /** quarter turns clockwise */
  turn: number;
}

/** A new tourist arrives. */
export interface CitiesTourist {
  kind: 'tourist';
  field: string;
}

export interface CitiesWalk {
  kind: 'walk';
  /** a field */
  from: string;
  /** a field */
  to: string;
  /** farther than one field */
  jump: boolean;
}

export interface CitiesStay {
  kind: 'stay';
}

export interface CitiesCover {
  kind: 'cover';
  /** the NW one of the block it covers */
  field: string;
  /** four letters of A P T W: NW NE SW SE as the tile lies */
  fields: string;
  /** quarter turns clockwise */
  turn: number;
  /** fields whose tourists go home */
  leaving: string[];
}

export interface CitiesRefuse {
  kind: 'refuse';
}

export type CitiesMove = MoveBase & (CitiesLay | CitiesTourist | CitiesWalk | CitiesStay | CitiesCover | CitiesRefuse);
