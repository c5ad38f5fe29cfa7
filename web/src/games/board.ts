// The contract between the client and a game's folder. What may be done comes from the engine's
// legal moves; what is shown, sentences included, from its views. A board draws, and says what was picked.

import type { Component } from 'svelte';
import type { GameName, ReferenceSection, Seat, SeatRequest, TableView } from '../engine/protocol';

export type ViewOf<G extends GameName> = Extract<TableView, { game: G }>;
export type MoveOf<G extends GameName> = ViewOf<G>['moves'][number];
export type PositionOf<G extends GameName> = ViewOf<G>['position'];

/** What every room of a game gets. */
export interface RoomProps<G extends GameName = GameName> {
  /** The table as the person at the screen sees it. */
  view: ViewOf<G>;
  /** Whose board is shown: one's own, or another player's one looks at. */
  seat: Seat;
  /** What may be played now; empty when there is nothing to decide or one only looks. */
  moves: readonly MoveOf<G>[];
  /** The move being considered: hovered, focused, or waiting for confirmation. Draw it as a ghost. */
  preview: MoveOf<G> | null;
  /** Spaces to light: a score line under the pointer, a hint, a step of the guided game. */
  lit: readonly string[];
  /** Spaces touched since the person last looked: draw them fresh, or mark them. */
  changed: readonly string[];
  /** Considers a move, by notation; null: no longer. Never plays it. */
  onpreview: (move: string | null) => void;
  /**
   * The person decided. Plays it at once or, where "confirm moves" is on and it was not yet the
   * preview, shows it and waits for the button or for being picked again.
   */
  onpick: (move: string) => void;
}

/** The room there is, in pixels of the page. */
export interface Extent {
  width: number;
  height: number;
}

/** How a board is drawn in the room there is. */
export interface BoardForm {
  /** Width divided by height. */
  shape: number;
  /** Where its usual form could not be read: without coordinates, cards without pictures. */
  compact: boolean;
}

export interface BoardProps<G extends GameName = GameName> extends RoomProps<G> {
  /** As the game's `form` has it. */
  form?: BoardForm;
  /** A thumbnail beside the real board: no labels, no controls, nothing focusable. */
  small: boolean;
}

export interface ReferenceProps<G extends GameName = GameName> {
  view: ViewOf<G>;
  /** Charts, cards seen and left, piles: from the engine. */
  sections: readonly ReferenceSection[];
}

export interface RowPictureProps<G extends GameName = GameName> {
  view: ViewOf<G>;
  /** The key of a table of what can be looked up. */
  section: string;
  /** From 0. */
  row: number;
}

/** `index.ts` of a game's folder exports one of these as `rooms`; it is a chunk of its own. */
export interface GameRooms<G extends GameName = GameName> {
  /** One <svg> that fills its box at any size, whose viewBox holds everything of that seat. */
  Board: Component<BoardProps<G>>;
  /** Everybody plays on one board: there are no other boards to look at. */
  shared: boolean;
  /** The form of the board where it has about this room; the same all through a game, or the board would jump. */
  form: (view: ViewOf<G>, room: Extent) => BoardForm;
  /** Where a board shows more than the town (cards to choose from): the form of its `small` drawing, for the end of a game. */
  town?: BoardForm;
  /** What was rolled or drawn; stands beside the board, or below the actions. */
  Draws?: Component<RoomProps<G>>;
  /** The game's own controls (rotate, flip, choose a card), above undo and hint. */
  Actions?: Component<RoomProps<G>>;
  /** A game's own look on what can be looked up; without it, plain tables. */
  Reference?: Component<ReferenceProps<G>>;
  /** In the plain tables: a picture of what a row is about, before its first words; nothing where there is none. */
  RowPicture?: Component<RowPictureProps<G>>;
  /** Nothing stands on this board yet: others need not see it beside the player's name. */
  blank?: (view: ViewOf<G>, seat: Seat) => boolean;
  /** A line under a player's name: "5 objects", "3 tourists left". */
  status?: (view: ViewOf<G>, seat: Seat) => string;
  /** What the title bar says after the game's name: "round 9". */
  progress?: (view: ViewOf<G>) => string;
  /** What is to be said of a space of a seat's board beyond its label, a line each: what a card does, how a building scores. */
  about?: (view: ViewOf<G>, space: string, seat: Seat) => readonly string[];
  /** A kind of move as a heading in the list of all moves: "Lay the tile". */
  kind?: (kind: MoveOf<G>['kind']) => string;
}

/** `tutorial.ts` exports one as `tutorial`: a handful of steps on the real engine. */
export interface Tutorial<G extends GameName = GameName> {
  /** With the seed the draws are always the same, so that the words can speak of them. */
  seed: number;
  seats: readonly SeatRequest[];
  options: Readonly<Record<string, string>>;
  steps: readonly TutorialStep<G>[];
}

export interface TutorialStep<G extends GameName = GameName> {
  /** Said when it is shown, so that it changes with the language. */
  text: () => string;
  /** Only these moves are offered; all, if left out. */
  allow?: (move: MoveOf<G>, view: ViewOf<G>) => boolean;
  lit?: (view: ViewOf<G>) => readonly string[];
  /** 'read': a button goes on. 'move': a move of the person does. 'commit': finishing the round. */
  until: 'read' | 'move' | 'commit';
}
