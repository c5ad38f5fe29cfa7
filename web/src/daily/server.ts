import type { DailyPlay, DailyStanding, GameName } from '../engine/protocol';

/** What a server knows of puzzles of the day; the part of the page that has a server gives one. */
export interface DailyServer {
  standing(day: string, game: GameName): Promise<DailyStanding>;
  /** Hands in a finished puzzle, to be counted. */
  enter(day: string, record: string): Promise<DailyStanding>;
  best(day: string, game: GameName): Promise<DailyPlay>;
}

/** Null: this page has no server, or it does not answer. */
export type FindServer = () => Promise<DailyServer | null>;
