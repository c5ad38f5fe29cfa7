import { solve } from '../daily/par';
import { isGameName } from '../games';
import { listResults, resultKey } from '../store/daily';
import { headerOf, withNames, type SavedGame } from '../store/saved';
import type { GameName } from '../engine/protocol';
import { findDailyServer } from './daily_server';

/** The best play of a day's puzzle, as `d:2026-11-16:game` names it. */
export async function bestPlay(id: string): Promise<SavedGame | undefined> {
  const [, day = '', game = ''] = id.split(':');
  if (!isGameName(game)) return undefined;
  const record = (await bestOfAll(day, game)) ?? (await bestHere(day, game));
  if (record === undefined) return undefined;
  return { id, game, record, seed: null, names: headerOf(record)?.names ?? [], scores: [], over: true, updated: Date.now(), cities: [''], daily: day };
}

/** Where there is a server, and it tells: not before the day is over everywhere, or one has played it. */
async function bestOfAll(day: string, game: GameName): Promise<string | undefined> {
  const best = await (await findDailyServer())?.best(day, game).catch(() => undefined);
  return best && best.name !== '' ? withNames(best.record, [best.name]) : best?.record;
}

/** One's own, or what the strongest bot makes of it. */
async function bestHere(day: string, game: GameName): Promise<string | undefined> {
  const own = (await listResults().catch(() => [])).find(({ key }) => key === resultKey(day, game));
  const played = await solve(day, game, 'master', new AbortController().signal);
  return own?.record !== undefined && (!played || own.score >= played.score) ? own.record : played?.record;
}
