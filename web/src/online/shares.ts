// What this device knows of its games from before they began: what it added to their luck, and what
// the server had promised by then. Only with both can a check tell that neither was changed afterwards.

const key = 'townsmith.shares';
const most = 100;

export interface Kept {
  /** Null: nothing of this device's is in the game. */
  share: string | null;
  /** The table's commitment, as it was shown before the share was given away. */
  commitment: string;
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Kept>).commitment === 'string';
}

function read(): [string, Kept][] {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> | null;
    return Object.entries(value ?? {}).filter((entry): entry is [string, Kept] => isKept(entry[1]));
  } catch {
    return [];
  }
}

export const keptOf = (table: string): Kept | undefined => read().find(([name]) => name === table)?.[1];

/** Undefined: it is forgotten. */
export function keep(table: string, kept: Kept | undefined): void {
  const others = read().filter(([name]) => name !== table);
  const all = kept ? [...others, [table, kept]] : others;
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(all.slice(-most))));
  } catch {
    // Then only the rest can be checked.
  }
}
