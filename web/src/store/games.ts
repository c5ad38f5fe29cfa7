import { database } from './database';
import { readSave, type DamagedSave, type SavedGame } from './saved';

/** Every game this device keeps, the last played first. */
export async function listGames(): Promise<(SavedGame | DamagedSave)[]> {
  const saves = (await database.all('games')).map(readSave);
  return saves.sort((a, b) => when(b) - when(a));
}

const when = (save: SavedGame | DamagedSave) => ('updated' in save ? save.updated : 0);

export async function findGame(id: string): Promise<SavedGame | DamagedSave | undefined> {
  const raw = await database.get('games', id);
  return raw === undefined ? undefined : readSave(raw);
}

export const keepGame = (save: SavedGame) => database.put('games', save);
export const deleteGame = (id: string) => database.delete('games', id);

export const newId = () => crypto.randomUUID().slice(0, 13);
