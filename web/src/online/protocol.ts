// What a server understands and tells beyond what every host does, as docs/protocol.md ("A server")
// describes it.

import type {
  Answer,
  Ask,
  BotInfo,
  GameInfo,
  GameName,
  Requests,
  Seat,
  SeatRequest,
  TableEvent,
  TablePush,
  TableView,
  Viewer,
} from '../engine/protocol';

export interface Person {
  id: string;
  name: string;
}

/** What `GET /api/me` answers: there is a server, and who it takes us for. */
export interface Me {
  person: Person | null;
  protocol: number;
  version: string;
}

export type Pace =
  | { kind: 'relaxed' }
  /** Seconds: a bank for the whole game, and some for each turn before the bank is touched. */
  | { kind: 'live'; bank: number; turn: number }
  | { kind: 'days'; days: number };

export type Stage = 'waiting' | 'playing' | 'over' | 'closed';

export interface SeatAbout {
  /** Who sits there; null for bots and open seats. */
  person: string | null;
  connected: boolean;
  /** The bot that plays for an absent person. */
  stand_in: string | null;
  /** Milliseconds; null without a clock. */
  left: number | null;
  running: boolean;
}

/** What a server knows of a table besides the game. */
export interface About {
  table: string;
  creator: string;
  listed: boolean;
  pace: Pace;
  /** Binds the table to its secret seed before the first draw. */
  commitment: string;
  stage: Stage;
  seats: SeatAbout[];
  spectators: number;
  /** The table where it goes on, once somebody asked for that. */
  rematch: string | null;
  hints: boolean;
}

export interface SummarySeat {
  occupant: 'open' | 'human' | 'bot';
  name: string;
  person: string | null;
  bot: string | null;
  score: number;
  waiting: boolean;
  /** A bot stands in. */
  away?: boolean;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: GameName;
  stage: Stage;
  listed: boolean;
  pace: Pace;
  players: number;
  options: Record<string, string>;
  /** Milliseconds since 1970. */
  changed: number;
  /** My seat. */
  yours: Viewer;
  your_turn: boolean;
  seats: SummarySeat[];
  /** Empty until it is over. */
  winners: Seat[];
  grade: string | null;
}

export interface ChatMessage {
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Rating {
  game: GameName;
  rating: number;
  deviation: number;
  games: number;
}

export interface Ranked {
  who: string;
  name: string;
  /** Which bot; null for people. */
  bot: string | null;
  rating: number;
  deviation: number;
  games: number;
}

interface Command {
  table: string;
  seat: Seat;
  at: number;
  command?: string;
}

interface Watched {
  version: number;
  events: TableEvent[];
  view: TableView;
  about: About;
}

export interface ServerRequests extends Omit<Requests, 'hello' | 'create' | 'watch' | 'view' | 'sit'> {
  hello: {
    ask: { protocol: number };
    answer: { protocol: number; version: string; games: GameInfo[]; bots: BotInfo[]; you: Person | null };
  };
  create: {
    ask: {
      game: GameName;
      /** At most one person: who asks. */
      seats: SeatRequest[];
      options?: Record<string, string | number>;
      handicap?: number[];
      start?: boolean;
      listed: boolean;
      pace: Pace;
    };
    answer: { table: string };
  };
  watch: { ask: Ask<'watch'>; answer: Watched };
  view: { ask: Ask<'view'>; answer: Watched };
  sit: { ask: Command & ({ share: string } | { bot: string }); answer: { version: number } };
  back: { ask: Command; answer: { version: number } };
  lobby: { ask: object; answer: { tables: Summary[]; mine: Summary[] } };
  unlobby: { ask: object; answer: object };
  cancel: { ask: { table: string }; answer: object };
  rematch: { ask: { table: string }; answer: { table: string } };
  archive: {
    ask: { person?: string; game?: GameName; before?: number };
    answer: { tables: Summary[]; before: number | null };
  };
  profile: { ask: { person?: string }; answer: { person: Person; since: number; ratings: Rating[] } };
  ladder: { ask: { game: GameName }; answer: { best: Ranked[] } };
  /** Without `from` the last lines, else the first after that number. */
  chat: { ask: { table: string; from?: number }; answer: { messages: ChatMessage[] } };
  say: { ask: { table: string; text: string }; answer: object };
  mute: { ask: { person: string; on: boolean }; answer: { muted: string[] } };
}

export type ServerVerb = keyof ServerRequests;
export type ServerAsk<V extends ServerVerb> = ServerRequests[V]['ask'];
export type ServerAnswer<V extends ServerVerb> = ServerRequests[V]['answer'];
export type Hello = Answer<'hello'> & { you: Person | null };

export type ServerPush =
  | (TablePush & { about: About })
  /** `whole` is said by the client itself, after a break: these are all there are. */
  | { push: 'lobby' | 'mine'; tables: Summary[]; gone: string[]; whole?: true }
  | { push: 'about'; table: string; about: About }
  | { push: 'chat'; table: string; messages: ChatMessage[] }
  | { push: 'notice'; sentence: string };
