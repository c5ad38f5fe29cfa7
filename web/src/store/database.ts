// IndexedDB with promises: two drawers, one for games, one for results of daily puzzles.

const name = 'townsmith';
const version = 1;
export type Drawer = 'games' | 'daily';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains('games')) database.createObjectStore('games', { keyPath: 'id' });
      if (!database.objectStoreNames.contains('daily')) database.createObjectStore('daily', { keyPath: 'key' });
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

async function work<T>(drawer: Drawer, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(drawer, mode);
    const request = ask(transaction.objectStore(drawer));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'));
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

/** What becomes of a stored value (undefined: there is none), and what is told to who asked. */
export interface Decision<T> {
  put?: unknown;
  answer: T;
}

/** Reads and decides in one transaction: no other tab writes in between. */
async function change<T>(drawer: Drawer, key: string, decide: (stored: unknown) => Decision<T>): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(drawer, 'readwrite');
    const store = transaction.objectStore(drawer);
    const request = store.get(key) as IDBRequest<unknown>;
    let answer: T;
    request.onsuccess = () => {
      const decided = decide(request.result);
      answer = decided.answer;
      if (decided.put !== undefined) store.put(decided.put);
    };
    transaction.oncomplete = () => resolve(answer);
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'));
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

export const database = {
  change,
  all: (drawer: Drawer): Promise<unknown[]> => work(drawer, 'readonly', (store) => store.getAll() as IDBRequest<unknown[]>),
  get: (drawer: Drawer, key: string): Promise<unknown> => work(drawer, 'readonly', (store) => store.get(key) as IDBRequest<unknown>),
  put: (drawer: Drawer, value: unknown): Promise<unknown> => work(drawer, 'readwrite', (store) => store.put(value)),
  delete: (drawer: Drawer, key: string): Promise<unknown> => work(drawer, 'readwrite', (store) => store.delete(key)),
};
