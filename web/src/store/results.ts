// Scores of finished games, one for each game: they stay when the game is deleted, and those of a server's tables are
// here too.

import { asked, database } from './database';
import { listGames } from './games';
import { isDamaged, type SavedGame } from './saved';

export interface FinishedGame {
  id: string;
  /** Games of one kind can be compared: see `kindOf`. */
  kind: string;
  score: number;
}

interface Header {
  game?: unknown;
  players?: unknown;
  options?: Record<string, unknown>;
  /** What its content is known by. */
  content?: unknown;
  pack?: unknown;
  bots?: unknown[];
}

function readHeader(record: string): Header {
  try {
    return (JSON.parse(record.split('\n', 1)[0] ?? '') as Header | null) ?? {};
  } catch {
    return {};
  }
}

/** Which game, for how many, with which options and points in advance, on which pack. */
export function kindOf(record: string): string {
  const { game, players, options = {}, content, pack } = readHeader(record);
  return JSON.stringify([game, players, ...Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)), ...(pack === undefined ? [] : [content])]);
}

/** The score of the only person of a kept game; nothing where several people or none played. */
export function ownResult({ id, over, record, scores }: Pick<SavedGame, 'id' | 'over' | 'record' | 'scores'>): FinishedGame[] {
  const people = (readHeader(record).bots ?? []).flatMap((bot, seat) => (bot === '' ? [seat] : []));
  const score = scores[people[0] ?? -1];
  return over && people.length === 1 && score !== undefined ? [{ id, kind: kindOf(record), score }] : [];
}

/** Keeps what somebody reached; answers with the scores of all other games of its kind. */
export async function keepScore(result: FinishedGame): Promise<number[]> {
  const [stored, games] = await Promise.all([
    database.transact(['results'], 'readwrite', async (transaction) => {
      const store = transaction.objectStore('results');
      const before = (await asked(store.getAll())) as FinishedGame[];
      store.put(result);
      return before;
    }),
    listGames(),
  ]);
  const kept = games.flatMap((save) => (isDamaged(save) ? [] : ownResult(save)));
  const byGame = new Map([...kept, ...stored].map((one) => [one.id, one]));
  return [...byGame.values()].filter(({ id, kind }) => id !== result.id && kind === result.kind).map(({ score }) => score);
}
