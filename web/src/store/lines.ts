// How a game lies in the store: a head that is written again each time, and the lines of its record, which are only
// added to. Each write adds one piece; where something was taken back, the pieces after it go.

import { asked, database, type Decision } from './database';

/** Some lines of a record, from a place in its text on. */
export interface Piece {
  game: string;
  at: number;
  text: string;
}

/** What changes in the pieces when a record becomes another one. */
export interface Addition {
  /** All pieces from here on go. */
  from: number;
  put: Piece[];
}

/** How much of two records is the same, in whole lines. */
export function sameLines(one: string, other: string): number {
  if (other.startsWith(one)) return one.length;
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return one.lastIndexOf('\n', at - 1) + 1;
}

export function addition(game: string, pieces: readonly Piece[], record: string): Addition {
  const from = sameLines(pieces.map((piece) => piece.text).join(''), record);
  const cut = pieces.filter((piece) => piece.at < from && piece.at + piece.text.length > from).map((piece) => ({ ...piece, text: piece.text.slice(0, from - piece.at) }));
  const rest = record.slice(from);
  return { from, put: rest === '' ? cut : [...cut, { game, at: from, text: rest }] };
}

type Head = Record<string, unknown>;

/** The game as a whole again. Games of before there were pieces have their record in the head. */
export function whole(head: unknown, pieces: readonly Piece[]): unknown {
  if (typeof head !== 'object' || head === null || !('length' in head)) return head;
  const { length, ...rest } = head as Head;
  const record = pieces.map((piece) => piece.text).join('');
  const complete = record.length === length && pieces.every((piece, i) => piece.at === (i === 0 ? 0 : pieces[i - 1]!.at + pieces[i - 1]!.text.length));
  return complete ? { ...rest, record } : { ...rest, pieces };
}

const piecesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

async function read(transaction: IDBTransaction, id: string): Promise<{ head: unknown; pieces: Piece[] }> {
  const [head, pieces] = await Promise.all([
    asked(transaction.objectStore('games').get(id) as IDBRequest<unknown>),
    asked(transaction.objectStore('lines').getAll(piecesOf(id)) as IDBRequest<Piece[]>),
  ]);
  return { head, pieces };
}

function write(transaction: IDBTransaction, save: { id: string; record: string }, pieces: readonly Piece[]): void {
  const { record, ...head } = save;
  const { from, put } = addition(save.id, pieces, record);
  const lines = transaction.objectStore('lines');
  lines.delete(IDBKeyRange.bound([save.id, from], [save.id, []]));
  for (const piece of put) lines.put(piece);
  transaction.objectStore('games').put({ ...head, length: record.length });
}

const both: ['games', 'lines'] = ['games', 'lines'];

/** The games, each with the whole of its record. */
export const games = {
  get: (id: string): Promise<unknown> =>
    database.transact(both, 'readonly', async (transaction) => {
      const { head, pieces } = await read(transaction, id);
      return whole(head, pieces);
    }),
  all: (): Promise<unknown[]> =>
    database.transact(both, 'readonly', async (transaction) => {
      const [heads, pieces] = await Promise.all([
        asked(transaction.objectStore('games').getAll() as IDBRequest<unknown[]>),
        asked(transaction.objectStore('lines').getAll() as IDBRequest<Piece[]>),
      ]);
      const byGame = new Map<string, Piece[]>();
      for (const piece of pieces) byGame.set(piece.game, [...(byGame.get(piece.game) ?? []), piece]);
      return heads.map((head) => whole(head, byGame.get((head as { id?: string }).id ?? '') ?? []));
    }),
  /** Reads, decides and writes in one transaction. */
  change: <T>(id: string, decide: (stored: unknown) => Decision<T>): Promise<T> =>
    database.transact(both, 'readwrite', async (transaction) => {
      const { head, pieces } = await read(transaction, id);
      const { put, answer } = decide(whole(head, pieces));
      if (put !== undefined) write(transaction, put as { id: string; record: string }, pieces);
      return answer;
    }),
  delete: (id: string): Promise<void> =>
    database.transact(both, 'readwrite', async (transaction) => {
      transaction.objectStore('games').delete(id);
      transaction.objectStore('lines').delete(piecesOf(id));
    }),
};
