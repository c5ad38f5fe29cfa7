import { headerOf, type SavedGame } from '../store/saved';
import { api } from './api';

/** A table's record as a game of this device: to be looked at, not to be kept. */
export async function recordOf(table: string): Promise<SavedGame | undefined> {
  const record = await api.record(table);
  const header = headerOf(record);
  if (!header) return undefined;
  return savedOnline(table, header.game, record, header.names);
}

/** `t:` in front of a game's name says that it is a server's. */
export function savedOnline(table: string, game: SavedGame['game'], record: string, names: string[]): SavedGame {
  return { id: `t:${table}`, game, record, seed: null, names, scores: [], over: true, updated: Date.now(), cities: names.map(() => ''), daily: null };
}
