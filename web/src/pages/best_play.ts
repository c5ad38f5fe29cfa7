import { botAlone } from '../daily/par';
import { isGameName } from '../games';
import { dailySeed } from '../games/daily';
import { headerOf, type SavedGame } from '../store/saved';

/** The best play of a day's puzzle, as `d:2026-11-16:game` names it: what the strongest bot makes of it. */
export async function bestPlay(id: string): Promise<SavedGame | undefined> {
  const [, day = '', game = ''] = id.split(':');
  if (!isGameName(game)) return undefined;
  const played = await botAlone(game, {}, dailySeed(day, game), 'master', new AbortController().signal);
  if (!played) return undefined;
  const { record } = played;
  return { id, game, record, seed: null, names: headerOf(record)?.names ?? [], scores: [], over: true, updated: Date.now(), cities: [''], daily: day };
}
