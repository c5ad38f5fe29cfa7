// What is about the cookie or a file goes by HTTP. All addresses are relative to the page.

import { HostError } from '../engine/host';
import type { Me, Person, Problem } from '../engine/protocol';
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
  const said = (await response.json().catch(() => null)) as { error?: Problem } | null;
  throw new HostError(said?.error ?? { reason: 'io_error', sentence: o('connection-answered', { status: response.status }) });
}

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;

export const api = {
  me: () => json<Me>(call('GET', 'me')),
  /** Becomes a guest of that name, or takes another name. */
  rename: async (name: string) => (await json<{ person: Person }>(call('POST', 'me', { name }))).person,
  link: async () => (await json<{ token: string }>(call('POST', 'me/link', {}))).token,
  comeBack: async (token: string) => (await json<{ person: Person }>(call('POST', 'return', { token }))).person,
  forget: () => call('DELETE', 'me'),
  record: async (table: string) => (await call('GET', `record/${encodeURIComponent(table)}`)).text(),
};
