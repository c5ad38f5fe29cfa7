// The messages between a client and a host, as docs/protocol.md describes them. A host is the engine
// in the page's worker or a server; both speak this.

import type { CitiesMove, CitiesPosition } from './games/cities';
import type { CityPlannerMove, CityPlannerPosition } from './games/cityplanner';
import type { DrawCityMove, DrawCityPosition } from './games/drawcity';
import type { TownBuilderMove, TownBuilderPosition } from './games/townbuilder';
import type { TowniesMove, TowniesPosition } from './games/townies';

export const PROTOCOL = 1;

export type GameName = 'townies' | 'drawcity' | 'cities' | 'cityplanner' | 'townbuilder';
/** A seat is counted from 0; a viewer is a seat, or null for a spectator. */
export type Seat = number;
export type Viewer = Seat | null;

// What can go wrong.

export type Reason =
  | 'bad_syntax' // the message or a text in it is not of the form it should have
  | 'bad_value' // a member is missing, of the wrong type or out of its range
  | 'unknown_name' // no such verb, game, option, bot or table
  | 'bad_content'
  | 'bad_record' // a record that is damaged or contradicts the rules
  | 'other_content' // a record made with other content than this host has
  | 'other_version' // a protocol, rules or record version this host does not have
  | 'not_your_turn'
  | 'game_over'
  | 'wrong_phase'
  | 'not_allowed' // the rules, or this host, forbid it
  | 'space_taken'
  | 'cannot_afford'
  | 'cannot_undo'
  | 'seat_taken'
  | 'io_error'
  | 'stale' // the position has changed since the version the client had seen
  | 'not_your_seat'
  | 'too_much'; // a limit of the host

export interface Problem {
  reason: Reason;
  sentence: string;
}

// Setting up.

export interface OptionInfo {
  name: string;
  text: string;
  least: number;
  most: number;
  standard: number;
  /** Names of the values from `least` up; empty where a value is just a number. */
  choices: string[];
}

export interface PresetInfo {
  name: string;
  text: string;
  values: Record<string, number>;
}

export interface GameInfo {
  name: GameName;
  title: string;
  tagline: string;
  credits: string;
  players: { least: number; most: number; usual: number };
  /** Some seats know what others do not. */
  hidden: boolean;
  /** Several seats decide at once, unseen by the others, and commit. */
  simultaneous: boolean;
  rules: number;
  /** The host plays with other data (cards, tiles, numbers) than the program came with. */
  content_changed?: boolean;
  options: OptionInfo[];
  presets: PresetInfo[];
}

export interface BotInfo {
  name: string;
  text: string;
}

export interface Setup {
  players: number;
  /** Every option by name; a value's name where it has one, else its number. */
  options: Record<string, string>;
  /** Points each seat has in advance. */
  handicap: number[];
}

export type SeatRequest =
  | { occupant: 'open' }
  | { occupant: 'human'; name: string }
  | { occupant: 'bot'; bot: string; name?: string };

// A table as a viewer sees it.

/** What a text speaks of, by name: numbers and keys for who says it in another language. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface ScoreLine {
  /** A key for programs and translations. */
  reason: string;
  text: string;
  points: number;
  spaces: string[];
  facts: Facts;
}

export interface SeatView {
  occupant: 'open' | 'human' | 'bot';
  name: string;
  /** Which bot; null for people. */
  bot: string | null;
  /** The client that asked may act for this seat. */
  yours: boolean;
  /** The table waits for this seat. */
  waiting: boolean;
  /** Has finished its part of the open simultaneous round. */
  committed: boolean;
  /** If the game ended now, with handicap. */
  score: number;
  sheet: ScoreLine[];
}

/** What the viewer has to do or wait for. `key` is for translations, `text` is English. */
export interface Prompt {
  key: string;
  text: string;
  facts: Facts;
}

/** What every move has; the members of each game's own moves are in games/<game>.ts. */
export interface MoveBase {
  /** The notation: send this. Unique among the moves of a position. */
  move: string;
  /** A verb to group moves by. */
  kind: string;
  sentence: string;
  /** Every space the move touches; the first is where a cursor would stand. */
  spaces: string[];
}

export interface Result {
  scores: number[];
  winners: Seat[];
  /** The verdict on a solo game, where the game has one. */
  grade: string | null;
  /** Who won and why, in a sentence. */
  sentence: string;
  /** What was compared after equal scores, most important first; null if that was not needed. */
  tie_break: TieBreak[] | null;
  /** Seats of people for whom a bot had stood in when the game ended: the bot's result, not theirs. */
  stand_ins?: Seat[];
}

export interface TieBreak {
  /** What is compared, in words; more is better. */
  text: string;
  /** By seat. */
  values: number[];
}

interface TableViewOf<Name extends GameName, Position, Move> {
  game: Name;
  setup: Setup;
  version: number;
  you: Viewer;
  started: boolean;
  over: boolean;
  seats: SeatView[];
  /** Seats the table waits for: to move, or to commit. */
  waiting: Seat[];
  prompt: Prompt;
  position: Position;
  /** The viewer's legal moves now; empty for spectators and for who has nothing to decide. */
  moves: Move[];
  may: { start: boolean; move: boolean; undo: boolean; restart: boolean; commit: boolean };
  /** Null until the game is over. */
  result: Result | null;
}

export type TowniesView = TableViewOf<'townies', TowniesPosition, TowniesMove>;
export type DrawCityView = TableViewOf<'drawcity', DrawCityPosition, DrawCityMove>;
export type CitiesView = TableViewOf<'cities', CitiesPosition, CitiesMove>;
export type CityPlannerView = TableViewOf<'cityplanner', CityPlannerPosition, CityPlannerMove>;
export type TownBuilderView = TableViewOf<'townbuilder', TownBuilderPosition, TownBuilderMove>;
export type TableView =
  | TowniesView
  | DrawCityView
  | CitiesView
  | CityPlannerView
  | TownBuilderView;
export type Move = TableView['moves'][number];

// What happened at a table. Events are numbered per viewer, without gaps, from 1.

interface EventBase {
  n: number;
  /** Whom it is about, if anybody. */
  seat: Viewer;
  /** For the log. */
  sentence: string;
}

export type TableEvent = EventBase &
  (
    | { what: 'seated'; name: string }
    | { what: 'left' }
    | { what: 'started' }
    /** `draw` says what was drawn: "tile 12". */
    | { what: 'drawn'; draw: string }
    /** Final and public. */
    | { what: 'moved'; move: Move }
    /** The viewer's own move in an open round, nobody else's business yet. */
    | { what: 'stepped'; move: Move }
    | { what: 'undone'; count: number }
    | { what: 'ready' }
    | { what: 'ended' }
    /** At a server's table: a bot stands in for a person, and the person is back. */
    | { what: 'away'; bot: string }
    | { what: 'back' }
  );

/** All that a viewer may know, without words: the engine makes the view of it. */
export interface Glimpse {
  as: Viewer;
  version: number;
  [member: string]: unknown;
}

/** What stands instead of each `view` for who asked for `glimpses`. */
export interface Glimpsed {
  glimpse: Glimpse;
  /** Of the game's record; in answers, not in pushes. */
  header?: string;
}

export interface TablePush {
  push: 'table';
  table: string;
  as: Viewer;
  /** The version these events follow on; if it is not the client's, it should watch again. */
  from: number;
  version: number;
  events: TableEvent[];
  view: TableView;
}

export type Push = TablePush;

// Advice, replay, reference.

export interface Hint {
  move: Move;
  /** Points the seat can expect at the end; with opponents on a common board, the lead. */
  value: number;
  /** How much less than the best move's. */
  loss: number;
  /** What the move is expected to change by the end, by line of the score sheet. */
  why: { reason: string; text: string; change: number }[];
}

export interface ReplayStep {
  /** From 1. */
  step: number;
  /** Who moved; null when nature drew. */
  seat: Viewer;
  move: Move | null;
  /** What was drawn. */
  draws: string[];
  /** By seat, if the game ended after this step. */
  scores: number[];
}

export interface Decision {
  step: number;
  seat: Seat;
  move: Move;
  /** What the seat can expect after this decision, as in hints. */
  value: number;
  best: Move;
  loss: number;
}

/** A table of facts for the reference page: charts, cards seen and left, piles. */
export interface ReferenceSection {
  key: string;
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

// Requests and what answers them.

/** What a bot is asked: what its seat sees, which bot it is, and what its whims grow from. */
export interface BotTask {
  header: string;
  glimpse: Glimpse;
  bot: string;
  seed: number;
}

/** What changes a table: refused as stale if the position is no longer the one of version `at`. */
interface TableCommand {
  table: string;
  seat: Seat;
  at: number;
  /** Chosen by the client, unique to it: sent again, it is answered again but not done again. */
  command?: string;
}

export interface Requests {
  hello: {
    ask: { protocol: number };
    answer: { protocol: number; version: string; games: GameInfo[]; bots: BotInfo[] };
  };
  create: {
    ask: {
      game: GameName;
      seats: SeatRequest[];
      options?: Record<string, string | number>;
      handicap?: number[];
      /** For a game that can be had again: up to 2^53. Without it, chance. */
      seed?: number;
      /** Start at once; all seats must be taken. */
      start?: boolean;
    };
    answer: { table: string };
  };
  /** A table from a record: a running game goes on, a finished one can be looked at. */
  open: { ask: { record: string; seed?: number }; answer: { table: string; over: boolean } };
  close: { ask: { table: string }; answer: object };
  /**
   * From now on, pushes. Events after `from`, all if it is left out or not of this table. With
   * `glimpses` a host sends `Glimpsed` instead of `view`; who asks for that puts the view there.
   */
  watch: {
    ask: { table: string; as: Viewer; from?: number; glimpses?: boolean };
    answer: { version: number; events: TableEvent[]; view: TableView };
  };
  unwatch: { ask: { table: string; as: Viewer }; answer: object };
  /** The same once, without pushes. */
  view: {
    ask: { table: string; as: Viewer; from?: number; glimpses?: boolean };
    answer: { version: number; events: TableEvent[]; view: TableView };
  };
  sit: { ask: TableCommand & ({ name: string } | { bot: string }); answer: { version: number } };
  leave: { ask: TableCommand; answer: { version: number } };
  start: { ask: TableCommand; answer: { version: number } };
  move: { ask: TableCommand & { move: string }; answer: { version: number } };
  undo: { ask: TableCommand; answer: { version: number } };
  restart: { ask: TableCommand; answer: { version: number } };
  commit: { ask: TableCommand; answer: { version: number } };
  // Bots, in a page only; its worker asks these by itself.
  /** The next waiting bot does one thing. */
  think: { ask: { table: string }; answer: { seat: Viewer; more: boolean } };
  /** Which bot is waited for, and what it is asked, for an engine that thinks elsewhere; null: it has only to commit. */
  next_bot: {
    ask: { table: string };
    answer: { seat: null } | { seat: Seat; at: number; task: BotTask | null };
  };
  /** The move that a bot makes. */
  plan: { ask: BotTask; answer: { move: string } };
  /** What was planned is done. */
  act: {
    ask: { table: string; seat: Seat; at: number; move: string | null };
    answer: { more: boolean };
  };

  hint: { ask: { table: string; seat: Seat; count?: number }; answer: { hints: Hint[] } };
  record: { ask: { table: string }; answer: { record: string } };
  /** Without `step` the list of steps, with it the view after that many steps. */
  replay: {
    ask: { table: string; as: Viewer; step?: number };
    answer: { total: number; steps?: ReplayStep[]; view?: TableView };
  };
  /** Of a finished game: decisions `from` (counted from 0) and on, at most `count`. */
  review: {
    ask: { table: string; from?: number; count?: number };
    answer: { total: number; decisions: Decision[] };
  };
  reference: { ask: { table: string; as: Viewer }; answer: { sections: ReferenceSection[] } };
  /** In a page: the view of what a server sent. */
  show: { ask: { header: string; glimpse: Glimpse }; answer: { view: TableView } };
  /** In a page: whether all draws of a record follow from a key stream (its bytes, hexadecimal). */
  verify: { ask: { record: string; stream: string }; answer: { draws: number } };
}

export type Verb = keyof Requests;
export type Ask<V extends Verb> = Requests[V]['ask'];
export type Answer<V extends Verb> = Requests[V]['answer'];

export type RequestMessage = { [V in Verb]: { id: number; do: V } & Ask<V> }[Verb];
export type ReplyMessage = { re: number } & (Answer<Verb> | { error: Problem });
export type HostMessage = ReplyMessage | Push;
