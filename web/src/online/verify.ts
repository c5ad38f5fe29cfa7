// Checks in the page what `townsmith verify` checks: that the table was bound to what this device was
// shown before it sat down, that the seed is the one it was bound to, and that every draw of the game
// follows from it and from what the players added.

import { chacha20orig } from '@noble/ciphers/chacha.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { HostError, type Host } from '../engine/host';
import { fromHex, toHex } from './share';
import type { Kept } from './shares';

export interface Bond {
  commitment: string;
  /** By seat; "" for bots. */
  shares: string[];
  /** Of the server, told after the end. */
  seed: string;
}

export type Verdict =
  /** `bound`: to what this device was shown before; otherwise the record alone says to what. */
  | { ok: true; draws: number; bound: boolean }
  /** `unfinished`: no seed yet. `unbound`: not a live table's record. `promise`: bound to something else than
   * this device was shown. `seed`: another seed than the one bound to. `share`: what was added here is not in it. */
  | { ok: false; why: 'unfinished' | 'unbound' | 'promise' | 'seed' | 'share' | 'draws'; sentence: string };

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

/** `kept`: what this device knows from before the game. */
export async function verify(record: string, engine: Pick<Host, 'send'>, kept?: Kept): Promise<Verdict> {
  const no = (why: Exclude<Verdict, { ok: true }>['why']): Verdict => ({ ok: false, why, sentence: '' });
  const said = bondOf(record);
  if (kept && kept.commitment !== said?.commitment) return no('promise');
  if (!said?.commitment) return no('unbound');
  if (!said.seed) return no('unfinished');
  if (!keepsBond(said.seed, said.commitment)) return no('seed');
  if (kept && kept.share !== null && !said.shares?.includes(kept.share)) return no('share');
  const stream = toHex(keyStream(gameSeed(said.seed, said.shares ?? []), enough));
  try {
    const { draws } = await engine.send('verify', { record, stream });
    return { ok: true, draws, bound: kept !== undefined };
  } catch (error) {
    // Only a draw that differs is a verdict; anything else means that nothing was checked.
    if (error instanceof HostError && error.reason === 'bad_record') return { ok: false, why: 'draws', sentence: error.message };
    throw error;
  }
}
