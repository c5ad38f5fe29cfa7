// What is about the cookie or a file goes by HTTP. All addresses are relative to the page.

import { HostError } from '../engine/host';
import { readBody, readHttp, type Body } from '../engine/wire';
import type { Account, Keeps, PasskeyMade, PasskeyQuestion, PasskeyUsed, Person, Problem, PushSubscriptionBody, Recovered } from '../engine/protocol';
import { language } from '../i18n/i18n.svelte';
import { o } from './words';

export const apiAddress = (path: string) => new URL(`api/${path}`, document.baseURI).href;

export function socketAddress(base: string = document.baseURI): string {
  const address = new URL('ws', base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
  const response = await fetch(apiAddress(path), {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { 'accept-language': language(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.ok) return response;
  throw new HostError((await readBody(response).catch(() => null))?.error ?? unclear(response));
}

const unclear = ({ status }: Response): Problem => ({ reason: 'io_error', sentence: o('connection-answered', { status }) });

/** What an answer must have. */
async function partOf<K extends keyof Body>(part: K, response: Response): Promise<NonNullable<Body[K]>> {
  const value = (await readBody(response))[part];
  if (value === undefined || value === null) throw new HostError(unclear(response));
  return value;
}

const answer = async <T>(called: Promise<Response>): Promise<T> => readHttp<T>(await called);

export const api = {
  /** Becomes a guest of that name, or takes another name. */
  rename: async (name: string) => partOf('person', await call('POST', 'me', { name })),
  link: async () => partOf('token', await call('POST', 'me/link', {})),
  comeBack: async (token: string) => partOf('person', await call('POST', 'return', { token })),
  forget: () => call('DELETE', 'me'),
  /** What the server keeps about whoever asks, beside games and chat. */
  account: () => answer<Account>(call('GET', 'me/account')),
  endDevice: (id: string) => call('DELETE', `me/devices/${encodeURIComponent(id)}`),
  endOtherDevices: () => call('DELETE', 'me/devices'),
  newCode: async () => (await answer<{ code: string }>(call('POST', 'me/recovery', {}))).code,
  recover: (code: string) => answer<Recovered>(call('POST', 'return/code', { code })),
  askToMakePasskey: () => answer<PasskeyQuestion>(call('POST', 'me/passkeys/question', {})),
  addPasskey: (made: PasskeyMade) => call('POST', 'me/passkeys', made),
  endPasskey: (id: string) => call('DELETE', `me/passkeys/${encodeURIComponent(id)}`),
  askToComeBack: () => answer<PasskeyQuestion>(call('POST', 'return/question', {})),
  comeBackByPasskey: async (used: PasskeyUsed) => (await answer<{ person: Person }>(call('POST', 'return/passkey', used))).person,
  /** The text of a pack that the server has. */
  pack: async (id: string) => (await call('GET', `pack/${encodeURIComponent(id)}`)).text(),
  data: async () => (await call('GET', 'me/data')).text(),
  forgetEverything: () => call('DELETE', 'me/everything'),
  pushKey: async () => (await answer<{ key: string }>(call('GET', 'push'))).key,
  subscribe: (body: PushSubscriptionBody) => call('POST', 'me/push', body),
  unsubscribe: () => call('DELETE', 'me/push'),
  wantMail: (address: string) => call('POST', 'me/mail', { address }),
  endMail: () => call('DELETE', 'me/mail'),
  confirmMail: (token: string) => call('POST', 'mail/confirm', { token }),
  stopMail: (token: string) => call('POST', `mail/stop/${encodeURIComponent(token)}`, {}),
  keeps: () => answer<Keeps>(call('GET', 'keeps')),
  record: async (table: string) => (await call('GET', `record/${encodeURIComponent(table)}`)).text(),
};
