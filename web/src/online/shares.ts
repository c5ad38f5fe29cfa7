// What this device added to the luck of its games: kept, so that a check can tell that it was used.

const key = 'townsmith.shares';
const most = 100;

function read(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export const shareOf = (table: string): string | undefined => read()[table];

export function keepShare(table: string, share: string): void {
  const kept = Object.entries({ ...read(), [table]: share }).slice(-most);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Then only the rest can be checked.
  }
}
