import { botAlone } from '../daily/par';
import { dailySeed } from '../games/daily';
import { isGameName } from '../games';
import { headerOf, type SavedGame } from '../store/saved';
import { findDailyServer } from './daily_server';

/** The best play of a day's puzzle, as `d:2026-11-16:game` names it: the server's, or what the strongest bot makes of it. */
export async function bestPlay(id: string): Promise<SavedGame | undefined> {
  const [, day = '', game = ''] = id.split(':');
  if (!isGameName(game)) return undefined;
  const best = await (await findDailyServer())?.best(day, game).catch(() => undefined);
  const record = best?.record ?? (await botAlone(game, {}, dailySeed(day, game), 'master', new AbortController().signal))?.record;
  if (record === undefined) return undefined;
  const names = best ? [best.name] : (headerOf(record)?.names ?? []);
  return { id, game, record, seed: null, names, scores: [], over: true, updated: Date.now(), cities: [''], daily: day };
}
