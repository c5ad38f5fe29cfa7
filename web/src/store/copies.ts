// A game may be open in several tabs. What is stored is the game; what a tab shows is a copy of it. A tab's
// write counts only if it follows on what is stored, and only one tab's bots play: the keeper's.

import type { Decision } from './database';
import { games } from './lines';
import { isDamaged, readSave, type SavedGame } from './saved';

export type Copy =
  /** As this tab has it. */
  | { is: 'same'; save: SavedGame }
  /** Another tab was faster, or keeps it: this is how it stands. */
  | { is: 'other'; save: SavedGame }
  | { is: 'deleted' };

const revisionOf = (save: Pick<SavedGame, 'revision'>) => save.revision ?? 0;

function stored(raw: unknown): SavedGame | null {
  if (raw === undefined) return null;
  const save = readSave(raw);
  // Never written over: somebody may be able to read it one day.
  if (isDamaged(save)) throw new Error(`The stored game is damaged: ${save.damaged}`);
  return save;
}

/** `own`: a person has done something here. Then it need not be the keeper that writes, and it becomes the keeper. */
export function decideWrite(raw: unknown, save: SavedGame, tab: string, own: boolean): Decision<Copy> {
  const there = stored(raw);
  if (!there) return { answer: { is: 'deleted' } };
  if (revisionOf(there) !== revisionOf(save) || (!own && there.keeper !== tab)) return { answer: { is: 'other', save: there } };
  const put = { ...save, revision: revisionOf(save) + 1, keeper: tab };
  return { put, answer: { is: 'same', save: put } };
}

/** The tab becomes the keeper, whatever it knows of the game. */
export function decideClaim(raw: unknown, known: Pick<SavedGame, 'revision'>, tab: string): Decision<Copy> {
  const there = stored(raw);
  if (!there) return { answer: { is: 'deleted' } };
  const put = { ...there, keeper: tab };
  const answer: Copy = { is: revisionOf(there) === revisionOf(known) ? 'same' : 'other', save: put };
  return there.keeper === tab ? { answer } : { put, answer };
}

/** How the stored game is to this tab's copy; nothing changes. */
export function compare(raw: unknown, known: SavedGame, tab: string, keeper: boolean): Copy {
  const there = stored(raw);
  if (!there) return { is: 'deleted' };
  const same = revisionOf(there) === revisionOf(known) && keeper === (there.keeper === tab);
  return { is: same ? 'same' : 'other', save: there };
}

export const writeCopy = (save: SavedGame, tab: string, own: boolean): Promise<Copy> =>
  games.change(save.id, (raw) => decideWrite(raw, save, tab, own));
export const claimCopy = (known: SavedGame, tab: string): Promise<Copy> =>
  games.change(known.id, (raw) => decideClaim(raw, known, tab));
export const compareCopy = async (known: SavedGame, tab: string, keeper: boolean): Promise<Copy> =>
  compare(await games.get(known.id), known, tab, keeper);
