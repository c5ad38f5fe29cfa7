import { beforeEach, describe, expect, it } from 'vitest';
import { HostError } from '../../src/engine/host';
import type { RemoteHost } from '../../src/online/remote_host';
import { keep, keptOf } from '../../src/online/shares';
import { commandAt, sitDown, takeSeat } from '../../src/online/sit';

interface Asked {
  verb: string;
  ask: { share?: string; seat?: number };
  /** What was kept when the server was asked. */
  kept: ReturnType<typeof keptOf>;
}

/** A server with a table `t`, whose first seat is taken. */
function server(refuse?: 'io_error' | 'not_allowed') {
  const asked: Asked[] = [];
  const answer = (verb: string, ask: Asked['ask']) => {
    asked.push({ verb, ask, kept: keptOf('t') });
    if (verb === 'view') {
      const seats = [{ occupant: 'human', yours: false }, { occupant: 'open', yours: false }];
      return Promise.resolve({ version: 3, view: { seats }, about: { commitment: 'bound' } });
    }
    return refuse ? Promise.reject(new HostError({ reason: refuse, sentence: 'No.' })) : Promise.resolve({ version: 4 });
  };
  return { asked, ask: answer as never as RemoteHost['ask'] };
}

beforeEach(() => localStorage.clear());

describe('Who sits down', () => {
  it('has kept the share and the promise it was given for before the server knows the share', async () => {
    const at = server();
    await sitDown(at, commandAt('t', 1, 3), 'bound');
    const [sat] = at.asked;
    expect(sat?.ask.share).toMatch(/^[0-9a-f]{64}$/);
    expect(sat?.kept).toEqual({ share: sat?.ask.share, commitment: 'bound' });
    expect(keptOf('t')).toEqual(sat?.kept);
  });
  it('forgets the share if it was refused, but not if the answer was lost', async () => {
    const before = { share: 'old', commitment: 'bound' };
    keep('t', before);
    await expect(sitDown(server('not_allowed'), commandAt('t', 1, 3), 'bound')).rejects.toThrow('No.');
    expect(keptOf('t')).toEqual(before);
    await expect(sitDown(server('io_error'), commandAt('t', 1, 3), 'bound')).rejects.toThrow('No.');
    expect(keptOf('t')?.share).not.toBe('old');
  });
  it('looks at the promise of a new table first, and takes no seat that is not free', async () => {
    const at = server();
    await takeSeat(at, 't', 1);
    expect(at.asked.map(({ verb }) => verb)).toEqual(['view', 'sit']);
    expect(at.asked[1]).toMatchObject({ ask: { seat: 1, at: 3 }, kept: { commitment: 'bound' } });
    const other = server();
    await takeSeat(other, 't', 0);
    expect(other.asked.map(({ verb }) => verb)).toEqual(['view']);
  });
});

describe('What is kept of tables', () => {
  it('is that of the last hundred, and nothing that is not of this form', () => {
    localStorage.setItem('townsmith.shares', '{"old":"share","odd":null}');
    expect(keptOf('old')).toBeUndefined();
    for (let i = 0; i < 101; ++i) keep(`t${i}`, { share: null, commitment: `${i}` });
    expect(keptOf('t0')).toBeUndefined();
    expect(keptOf('t1')).toEqual({ share: null, commitment: '1' });
    keep('t1', undefined);
    expect(keptOf('t1')).toBeUndefined();
    localStorage.setItem('townsmith.shares', 'nonsense');
    expect(keptOf('t2')).toBeUndefined();
  });
});
