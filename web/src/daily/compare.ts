// What one's result of a day is worth beside others.

import type { DailyStanding } from '../engine/protocol';
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

/** Among all whom a server has counted; null for somebody who is not among them. */
export function placeAmongAll({ scores, yours }: Pick<DailyStanding, 'scores' | 'yours'>): Place | null {
  if (yours === null) return null;
  const count = (all: typeof scores) => all.reduce((sum, { people }) => sum + people, 0);
  return { place: 1 + count(scores.filter(({ score }) => score > yours)), of: count(scores) };
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

/** Par is what the weaker of the bots has reached that day, which may be either. */
export type Against = { how: 'below-par' | 'above-par' | 'ahead-of-both'; points: number };

/** A score beside what bots get; null until the first of them has played. */
export function against(score: number, { hard, master }: Par): Against | null {
  if (hard === undefined) return null;
  const par = Math.min(hard, master ?? hard);
  const best = master === undefined ? Infinity : Math.max(hard, master);
  if (score >= best) return { how: 'ahead-of-both', points: score - best };
  return score >= par ? { how: 'above-par', points: score - par } : { how: 'below-par', points: par - score };
}

/** Ten squares: how much of the best bot's points, all of them full only for as many. Says nothing about how. */
export function squares(score: number, { hard, master }: Par): string {
  const best = Math.max(1, hard ?? score, master ?? hard ?? score);
  const full = Math.max(0, Math.min(10, Math.floor((score / best) * 10)));
  return '■'.repeat(full) + '□'.repeat(10 - full);
}
