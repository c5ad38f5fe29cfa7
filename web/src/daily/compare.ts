// What one's result of a day is worth beside others.

import { dayOf, type DailyResult } from '../store/daily';
import type { Par } from './par';

export interface Place {
  place: number;
  of: number;
}

/** Among one's own days of the same game. */
export function placeAmongOwn(result: Pick<DailyResult, 'day' | 'game' | 'score'>, results: readonly DailyResult[]): Place {
  const own = results.filter(({ game, day }) => game === result.game && day !== result.day);
  return { place: 1 + own.filter(({ score }) => score > result.score).length, of: own.length + 1 };
}

/** The day before, as 2026-11-16. */
export function dayBefore(day: string): string {
  const noon = new Date(`${day}T12:00:00`);
  noon.setDate(noon.getDate() - 1);
  return dayOf(noon);
}

/** On how many days in a row a puzzle was played, up to today, or yesterday if today is still to come. */
export function streakOf(results: readonly Pick<DailyResult, 'day'>[], today: string): number {
  const days = new Set(results.map(({ day }) => day));
  let day = days.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; days.has(day); day = dayBefore(day)) ++count;
  return count;
}

/** Ten squares: how much of the best bot's points. Says nothing about how. */
export function squares(score: number, par: Par): string {
  const best = Math.max(1, par.master ?? par.hard ?? score);
  const full = Math.max(0, Math.min(10, Math.round((score / best) * 10)));
  return '■'.repeat(full) + '□'.repeat(10 - full);
}
