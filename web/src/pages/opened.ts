import { host } from '../app/host';
import type { Host } from '../engine/host';
import type { GameInfo } from '../engine/protocol';
import { loadRooms } from '../games';
import type { GameRooms } from '../games/board';
import { findGame } from '../store/games';
import { packFrom, type PackWords } from '../store/packs';
import { isDamaged, packIn, type SavedGame } from '../store/saved';

export interface Opened {
  engine: Host;
  info: GameInfo;
  save: SavedGame;
  table: string;
  over: boolean;
  rooms: GameRooms;
  /** The content that it was played on, if it is somebody's own. */
  pack: PackWords | null;
}

function find(id: string): ReturnType<typeof findGame> {
  if (id.startsWith('t:')) return import('../online/record').then(({ recordOf }) => recordOf(id.slice(2)));
  if (id.startsWith('d:')) return import('./best_play').then(({ bestPlay }) => bestPlay(id));
  return findGame(id);
}

/** A kept game, opened to be looked at; null where this device does not have it. */
export async function openKept(id: string): Promise<Opened | null> {
  const save = await find(id);
  if (!save || isDamaged(save)) return null;
  const { engine, hello } = await host();
  const info = hello.games.find((game) => game.name === save.game);
  if (!info) return null;
  const rooms = await loadRooms(save.game);
  const { table, over } = await engine.send('open', { record: save.record });
  return { engine, info, save, table, over, rooms, pack: packFrom(packIn(save.record) ?? '') };
}
