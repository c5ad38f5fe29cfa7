import { forgetLeft } from './left';
import { games } from './lines';
import { readSave, type DamagedSave, type SavedGame } from './saved';
import { tellTabs } from './tabs';

/** Every game this device keeps, the last played first. */
export async function listGames(): Promise<(SavedGame | DamagedSave)[]> {
  const saves = (await games.all()).map(readSave);
  return saves.sort((a, b) => when(b) - when(a));
}

const when = (save: SavedGame | DamagedSave) => ('updated' in save ? save.updated : 0);

export async function findGame(id: string): Promise<SavedGame | DamagedSave | undefined> {
  const raw = await games.get(id);
  return raw === undefined ? undefined : readSave(raw);
}

/** Keeps a new game; one that is being played is written by `writeCopy`. */
export async function keepGame(save: SavedGame): Promise<void> {
  await games.change(save.id, () => ({ put: save, answer: undefined }));
  tellTabs({ id: save.id, what: 'changed' });
}

export async function deleteGame(id: string): Promise<void> {
  await games.delete(id);
  forgetLeft(id);
  tellTabs({ id: id, what: 'changed' });
}

/** Twelve hexadecimal digits. (`crypto.randomUUID` is not there for a page that came by plain HTTP.) */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
