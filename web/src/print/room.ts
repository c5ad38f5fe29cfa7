// The contract with a game's room `print`: what of it goes on sheets. A room draws pieces in millimetres; where they lie on
// which paper, their backs and the marks to cut along are the same for all.

import type { Component } from 'svelte';
import type { GameName, PackChange, TableView } from '../engine/protocol';
import type { Area } from './paper';

/** A component with its properties. Those of a card get its `width` and `height` besides, those of a page its `area`. */
export interface Drawn {
  Picture: Component<Record<string, unknown>>;
  props: object;
}

/** The size of a card, as its picture is given it. */
export type CardProps<P = object> = P & Area;
export type PageProps<P = object> = P & { area: Area };

export const card = <P extends object>(Picture: Component<CardProps<P>>, props: P): Drawn => ({ Picture: Picture as unknown as Drawn['Picture'], props });
export const page = <P extends object>(Picture: Component<PageProps<P>>, props: P): Drawn => ({ Picture: Picture as unknown as Drawn['Picture'], props });

interface PartBase {
  /** What it is, in a word or two. */
  name: string;
  /** What to do with it: "one for each player". */
  note: string;
}

/** Pieces to cut out, all of one size. */
export interface CardsPart extends PartBase {
  size: readonly [width: number, height: number];
  cards: readonly { front: Drawn; back?: Drawn }[];
}

/** A page to draw or write on. */
export interface PagePart extends PartBase {
  page: Drawn;
}

export type Part = CardsPart | PagePart;
export const isCards = (part: Part): part is CardsPart => 'cards' in part;

/** Who made a pack, in its own words. */
export interface PackFacts {
  name: string;
  author: string;
  version: string;
  licence: string;
  notes: string;
  /** What it is known by. */
  hash: string;
  /** What it changes in its files. */
  changes: readonly PackChange[];
  /** A text of it in the language of the page. */
  said: (text: string) => string;
}

export type Cell = string | number;

/** What a room draws from: the engine's content and words. */
export interface PrintSource<G extends GameName = GameName> {
  game: G;
  title: string;
  tagline: string;
  /** Designer and publisher. */
  credits: string;
  /** Some of its data is made to fit what is known of the box. */
  reconstructed: boolean;
  players: { least: number; most: number };
  pack: PackFacts | null;
  /** A content file of the game, with the pack's in its place. */
  file: <T>(name: string) => T;
  /** What its components are called and do, section by section; what some ask for depends on the number of players. */
  rows: (section: string, players?: number) => readonly (readonly Cell[])[];
  /** Of a table for this many players that has just begun. */
  position: (players?: number) => Extract<TableView, { game: G }>['position'];
}

/** `print/index.ts` of a game's folder exports one as `print`. */
export interface PrintRoom<G extends GameName = GameName> {
  /** How the tables are set up whose positions the sheets show. */
  options?: Readonly<Record<string, string>>;
  parts: (source: PrintSource<G>) => readonly Part[];
  /** Designer and publisher, in the language of the page; without it as the engine says it. */
  credits?: () => string;
  /** What is needed besides: "two dice", a line each. */
  needs: (source: PrintSource<G>) => readonly string[];
}
