// Messages while the page is closed: the browser gives the server an address to send them to, and the page's service
// worker shows them.

import { api } from './api';
import { fromBase64url, toBase64url } from './bytes';

const manager = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager;

/** Whether this browser and this server can do it. */
export async function canPush(): Promise<boolean> {
  if (!('PushManager' in globalThis) || !(await manager())) return false;
  return (await api.keeps().catch(() => null))?.push ?? false;
}

async function tell(subscription: PushSubscription): Promise<void> {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (!p256dh || !auth) throw new Error('a subscription without keys');
  await api.subscribe({ endpoint: subscription.endpoint, p256dh: toBase64url(p256dh), auth: toBase64url(auth) });
}

/** Returns whether messages will come from now on. */
export async function subscribe(): Promise<boolean> {
  if (!(await canPush())) return false;
  const key = await api.pushKey();
  const subscription = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64url(key) });
  if (!subscription) return false;
  await tell(subscription);
  return true;
}

export async function unsubscribe(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
  await api.unsubscribe();
}

let told = '';
/** A subscription belongs to whoever this device is now; browsers may also have given it another address. */
export async function keepSubscribed(person: string): Promise<void> {
  if (told === person) return;
  told = person;
  try {
    const subscription = await (await manager())?.getSubscription();
    if (subscription) await tell(subscription);
  } catch {
    told = '';
  }
}
