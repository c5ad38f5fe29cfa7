// Messages of the browser when it is somebody's turn, for people who asked for them.

const key = 'townsmith.notify';

export const canNotify = () => 'Notification' in globalThis;

export function wantsNotes(): boolean {
  return canNotify() && Notification.permission === 'granted' && localStorage.getItem(key) === 'on';
}

/** Returns whether messages will come now. */
export async function askForNotes(on: boolean): Promise<boolean> {
  if (!canNotify()) return false;
  if (on && Notification.permission !== 'granted') await Notification.requestPermission();
  localStorage.setItem(key, on ? 'on' : 'off');
  return wantsNotes();
}

export async function note(title: string, body: string, table: string): Promise<void> {
  const options: NotificationOptions = { body, tag: table, icon: './icons/icon-192.png', data: { table } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show messages of a service worker only; it also knows what a click means.
  if (worker?.active) {
    await worker.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    location.hash = `/t/${encodeURIComponent(table)}`;
  };
}
