// Checks in the page what `townsmith verify` checks: that the seed is the one the table was bound to,
// and that every draw of the game follows from it and from what the players added.

import { chacha20orig } from '@noble/ciphers/chacha.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { HostError, type Host } from '../engine/host';
import { fromHex, toHex } from './share';

export interface Bond {
  commitment: string;
  /** By seat; "" for bots. */
  shares: string[];
  /** Of the server, told after the end. */
  seed: string;
}

export type Verdict =
  | { ok: true; draws: number }
  /** `unfinished`: no seed yet. `unbound`: not a live table's record. `seed`: another seed than the
   * one bound to. `share`: what a player added is not in it. */
  | { ok: false; why: 'unfinished' | 'unbound' | 'seed' | 'share' | 'draws'; sentence: string };

const hash = (bytes: Uint8Array) => blake2b(bytes, { dkLen: 32 });

/** What a record says of its luck; null where it says nothing. */
export function bondOf(record: string): Partial<Bond> | null {
  const lines = record.trim().split('\n');
  try {
    const header = JSON.parse(lines[0] ?? '') as { commitment?: string; shares?: string[] };
    const last = JSON.parse(lines.at(-1) ?? '') as { seed?: string };
    if (typeof header.commitment !== 'string') return null;
    return {
      commitment: header.commitment,
      shares: header.shares ?? [],
      ...(typeof last.seed === 'string' ? { seed: last.seed } : {}),
    };
  } catch {
    return null;
  }
}

export const keepsBond = (seed: string, commitment: string) => toHex(hash(fromHex(seed))) === commitment.toLowerCase();

/** What the draws of a game are made from: the server's seed and all shares, in the order of the seats. */
export function gameSeed(seed: string, shares: readonly string[]): Uint8Array {
  return hash(fromHex(seed + shares.join('')));
}

/** The first bytes of the key stream under a game's seed. */
export function keyStream(seed: Uint8Array, bytes: number): Uint8Array {
  return chacha20orig(seed, new Uint8Array(8), new Uint8Array(bytes));
}

const enough = 64 * 1024;

/** `own`: the shares this device knows to have added. */
export async function verify(record: string, engine: Pick<Host, 'send'>, own: readonly string[] = []): Promise<Verdict> {
  const said = bondOf(record);
  if (!said?.commitment) return { ok: false, why: 'unbound', sentence: '' };
  if (!said.seed) return { ok: false, why: 'unfinished', sentence: '' };
  if (!keepsBond(said.seed, said.commitment)) return { ok: false, why: 'seed', sentence: '' };
  if (own.some((share) => !said.shares?.includes(share))) return { ok: false, why: 'share', sentence: '' };
  const stream = toHex(keyStream(gameSeed(said.seed, said.shares ?? []), enough));
  try {
    const { draws } = await engine.send('verify', { record, stream });
    return { ok: true, draws };
  } catch (error) {
    // Only a draw that differs is a verdict; anything else means that nothing was checked.
    if (error instanceof HostError && error.reason === 'bad_record') return { ok: false, why: 'draws', sentence: error.message };
    throw error;
  }
}
