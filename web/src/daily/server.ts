import type { DailyPlay, DailyStanding, GameName } from '../engine/protocol';

/** What a server knows of puzzles of the day; the part of the page that has a server gives one. */
export interface DailyServer {
  standing(day: string, game: GameName): Promise<DailyStanding>;
  /** Sends a finished puzzle; null: nobody is known by a name here. */
  enter(day: string, record: string): Promise<DailyStanding | null>;
  best(day: string, game: GameName): Promise<DailyPlay>;
}
