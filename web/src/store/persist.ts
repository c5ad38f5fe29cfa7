const key = 'townsmith.persist';
const week = 7 * 24 * 3600 * 1000;

/** Asks the browser not to throw saved games away. It may say no, or ask the person: so not again for a while. */
export function askToPersist(now = Date.now()): void {
  try {
    if (now - Number(localStorage.getItem(key) ?? 0) < week) return;
    localStorage.setItem(key, String(now));
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    // A browser that keeps nothing keeps no games either.
  }
}
