// What was told at the tables that were left last, as text: for as many as one may come back to.

const prefix = 'townsmith.left.';
const most = 12;

interface Entry {
  at: number;
  text: string;
}

function read(key: string): Entry {
  try {
    const { at, text } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>;
    return { at: typeof at === 'number' ? at : 0, text: typeof text === 'string' ? text : '' };
  } catch {
    return { at: 0, text: '' };
  }
}

export const leftAt = (id: string): string => read(prefix + id).text;

export function keepLeft(id: string, text: string, at = Date.now()): void {
  try {
    localStorage.setItem(prefix + id, JSON.stringify({ at, text } satisfies Entry));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of all.sort((a, b) => read(b).at - read(a).at).slice(most)) localStorage.removeItem(key);
  } catch {
    // Then there is nothing to tell after the page was loaded anew.
  }
}

/** The game is over, or deleted. */
export function forgetLeft(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Nothing was kept either.
  }
}
