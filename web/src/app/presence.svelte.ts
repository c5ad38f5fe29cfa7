// Whether this page has a server. It is small: every visitor loads it, the rest comes only with a server.

import { backoff } from './backoff';
import type { Person } from '../engine/protocol';
import { readBody } from '../engine/wire';

type Presence = 'unknown' | 'here' | 'away' | 'none';

let state = $state<Presence>('unknown');
let person = $state.raw<Person | null>(null);
let turns = $state(0);
let asking: Promise<Presence> | undefined;
const key = 'townsmith.server';

async function ask(): Promise<Presence> {
  try {
    const response = await fetch(new URL('api/me', document.baseURI), { credentials: 'same-origin', cache: 'no-store' });
    // What stands in front of a server says so when the server is down.
    if (response.status >= 500) throw new Error(String(response.status));
    const me = response.ok ? await readBody(response) : {};
    // A server of files alone answers too, but not like this.
    state = typeof me.protocol === 'number' ? 'here' : 'none';
    person = me.person ?? null;
  } catch {
    state = remembered() ? 'away' : 'none';
  }
  if (state === 'away') lookAgainLater();
  else remember(state === 'here');
  return state;
}

let attempt = 0;
let later: ReturnType<typeof setTimeout> | undefined;

/** A server that was there comes back: it is looked for again and again, more and more seldom. */
function lookAgainLater(): void {
  clearTimeout(later);
  later = setTimeout(() => void presence.again(), backoff(attempt++));
  addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookNow);
}

/** The device has a network again, or somebody looks at the page again. */
function lookNow(): void {
  if (state === 'away' && document.visibilityState === 'visible') void presence.again();
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(here: boolean): void {
  try {
    if (here) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Then an unreachable server looks like none.
  }
}

export const presence = {
  /** `away`: there was a server, and it does not answer now. */
  get state(): Presence {
    return state;
  },
  /** Who the server takes us for. */
  get person(): Person | null {
    return person;
  },
  /** In how many games it is our turn. */
  get turns(): number {
    return turns;
  },
  look(): Promise<Presence> {
    asking ??= ask();
    return asking;
  },
  again(): Promise<Presence> {
    clearTimeout(later);
    asking = ask();
    return asking;
  },
  became(who: Person | null): void {
    person = who;
  },
  count(now: number): void {
    turns = now;
  },
};
