// IndexedDB with promises: drawers for games, for the lines of their records, for results of daily puzzles, for the scores
// of finished games, and for packs.

const name = 'townsmith';
const version = 4;
export type Drawer = 'games' | 'lines' | 'daily' | 'results' | 'packs';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains('games')) database.createObjectStore('games', { keyPath: 'id' });
      if (!database.objectStoreNames.contains('lines')) database.createObjectStore('lines', { keyPath: ['game', 'at'] });
      if (!database.objectStoreNames.contains('daily')) database.createObjectStore('daily', { keyPath: 'key' });
      if (!database.objectStoreNames.contains('results')) database.createObjectStore('results', { keyPath: 'id' });
      if (!database.objectStoreNames.contains('packs')) database.createObjectStore('packs', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // Another tab may bring a newer version: do not stand in its way.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** What is asked inside a transaction is done as a whole or not at all, and no other tab writes in between. */
async function transact<T>(drawers: Drawer[], mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
  const transaction = (await open()).transaction(drawers, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'));
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
  try {
    const [answer] = await Promise.all([work(transaction), done]);
    return answer;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

/** The answer to one request of a transaction. */
export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

/** What becomes of a stored value (undefined: there is none), and what the caller is told. */
export interface Decision<T> {
  put?: unknown;
  answer: T;
}

/** Reads and decides in one transaction. */
const change = <T>(drawer: Drawer, key: string, decide: (stored: unknown) => Decision<T>): Promise<T> =>
  transact([drawer], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(drawer);
    const { put, answer } = decide(await asked(store.get(key)));
    if (put !== undefined) store.put(put);
    return answer;
  });

export const database = {
  transact,
  change,
  all: (drawer: Drawer): Promise<unknown[]> => transact([drawer], 'readonly', (transaction) => asked(transaction.objectStore(drawer).getAll())),
};
