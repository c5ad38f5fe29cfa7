// A page that is older than its server has to come anew, past everything that keeps the old one.

const key = 'townsmith.reloaded';
const pause = 60_000;

/** Loads the page again from the server; false if that has just been tried and did not help. */
export async function freshPage(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < pause) return false;
  sessionStorage.setItem(key, String(Date.now()));
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    for (const name of await caches.keys()) if (name.startsWith('townsmith-')) await caches.delete(name);
  } catch {
    // Without a service worker there is nothing in the way.
  }
  location.reload();
  return true;
}
