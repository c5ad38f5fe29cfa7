import type { GameName } from '../engine/protocol';

/** What somebody chose last time, for a quick start. Anything odd is forgotten. */
export interface RememberedSetup {
  seats: { occupant: 'human' | 'bot'; name: string; bot: string }[];
  options: Record<string, string>;
}

const key = (game: GameName) => `townsmith.setup.${game}`;

export function remembered(game: GameName): RememberedSetup | null {
  try {
    const value = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as RememberedSetup | null;
    if (!value || !Array.isArray(value.seats) || typeof value.options !== 'object') return null;
    return value;
  } catch {
    return null;
  }
}

export function remember(game: GameName, setup: RememberedSetup): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(setup));
  } catch {
    // Then the next game starts from the standard again.
  }
}
