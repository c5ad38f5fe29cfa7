import { host } from '../app/host';
import type { Host } from '../engine/host';
import type { GameInfo } from '../engine/protocol';
import { loadRooms } from '../games';
import type { GameRooms } from '../games/board';
import { findGame } from '../store/games';
import { isDamaged, type SavedGame } from '../store/saved';

export interface Opened {
  engine: Host;
  info: GameInfo;
  save: SavedGame;
  table: string;
  over: boolean;
  rooms: GameRooms;
}

/** A kept game, opened to be looked at; null where this device does not have it. */
export async function openKept(id: string): Promise<Opened | null> {
  const save = await (id.startsWith('t:') ? import('../online/record').then(({ recordOf }) => recordOf(id.slice(2))) : findGame(id));
  if (!save || isDamaged(save)) return null;
  const { engine, hello } = await host();
  const info = hello.games.find((game) => game.name === save.game);
  if (!info) return null;
  const rooms = await loadRooms(save.game);
  const { table, over } = await engine.send('open', { record: save.record });
  return { engine, info, save, table, over, rooms };
}
