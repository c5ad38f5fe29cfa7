// What is about the cookie or a file goes by HTTP. All addresses are relative to the page.

import { HostError } from '../engine/host';
import { readBody, type Body } from '../engine/wire';
import type { Problem } from '../engine/protocol';
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

export const api = {
  /** Becomes a guest of that name, or takes another name. */
  rename: async (name: string) => partOf('person', await call('POST', 'me', { name })),
  link: async () => partOf('token', await call('POST', 'me/link', {})),
  comeBack: async (token: string) => partOf('person', await call('POST', 'return', { token })),
  forget: () => call('DELETE', 'me'),
  record: async (table: string) => (await call('GET', `record/${encodeURIComponent(table)}`)).text(),
};
