import type { GameName } from '../engine/protocol';
import { database } from './database';

export interface DailyResult {
  /** "2026-11-16 chess": one result for each day and game. */
  key: string;
  day: string;
  game: GameName;
  score: number;
  grade: string | null;
  /** The game itself. Old results do not have it. */
  record?: string;
}

/** The day where the player is, as 2026-11-16. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const resultKey = (day: string, game: GameName) => `${day} ${game}`;

export async function listResults(): Promise<DailyResult[]> {
  const all = (await database.all('daily')) as DailyResult[];
  return all.sort((a, b) => b.key.localeCompare(a.key));
}

/** Keeps the first result of a day; false if there was one already. */
export function keepResult(result: DailyResult): Promise<boolean> {
  return database.change('daily', result.key, (stored) => (stored === undefined ? { put: result, answer: true } : { answer: false }));
}
