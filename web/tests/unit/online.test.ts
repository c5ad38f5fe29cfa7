import { describe, expect, it } from 'vitest';
import { HostError } from '../../src/engine/host';
import type { GameInfo } from '../../src/engine/protocol';
import { socketAddress } from '../../src/online/api';
import { backoff } from '../../src/app/backoff';
import { withBadge } from '../../src/app/badge';
import { clockText, isLow, leftNow } from '../../src/online/clock';
import { lobbyOrder, merged, mineOrder, newTurns, ratingShown, turnsIn, withLines } from '../../src/online/lists';
import type { ChatMessage, Pace, Summary } from '../../src/engine/protocol';
import { unusualOptions } from '../../src/online/options_words';
import { fromHex, linkTo, randomShare, tableLink, toHex } from '../../src/online/share';
import { roundGame, turnGame } from '../../scripts/games.mjs';
import { bondOf, gameSeed, keepsBond, keyStream, verify } from '../../src/online/verify';

const table = (name: string, more: Partial<Summary> = {}): Summary =>
  ({ table: name, game: turnGame.name, stage: 'waiting', changed: 0, your_turn: false, seats: [{ occupant: 'open' }], ...more }) as Summary;
const names = (list: Summary[]) => list.map((one) => one.table).join(' ');

describe('The lobby', () => {
  it('takes in what is new or changed and lets go what is gone', () => {
    const list = [table('a'), table('b')];
    const next = merged(list, { tables: [table('b', { changed: 5 }), table('c')], gone: ['a'] });
    expect(names(next)).toBe('b c');
    expect(next[0]?.changed).toBe(5);
    expect(names(merged(list, { tables: [table('z')], gone: [], whole: true }))).toBe('z');
  });
  it('shows tables with a free seat first, the latest change on top', () => {
    const full: Summary['seats'] = [];
    const list = [
      table('playing', { stage: 'playing', changed: 9, seats: full }),
      table('old', { changed: 1 }),
      table('new', { changed: 2 }),
      table('seated', { changed: 8, seats: full }),
      table('over', { stage: 'over' }),
      table('other', { game: roundGame.name, changed: 7 }),
    ];
    expect(names(lobbyOrder(list, 'all'))).toBe('other new old seated playing');
    expect(names(lobbyOrder(list, roundGame.name))).toBe('other');
  });
});

describe('A rating', () => {
  it('is never told to be less than nothing', () => {
    expect([-72.6, -0.2, 137.6].map(ratingShown)).toEqual([0, 0, 138]);
  });
});

describe('What a table is told to be', () => {
  const info = {
    options: [{ name: 'stage', text: 'Stage', note: '', standard: '1', choices: [{ value: '1', text: '1' }, { value: '2', text: '2' }] }],
    presets: [],
  } as unknown as GameInfo;
  it('is as in the box where nothing was changed', () => {
    expect(unusualOptions(info, { stage: '1' })).toEqual([]);
    expect(unusualOptions(info, { stage: '2' })).toEqual(['Stage: 2']);
  });
});

describe('My games', () => {
  const list = [
    table('waiting', { changed: 9 }),
    table('theirs', { stage: 'playing', changed: 5 }),
    table('mine', { stage: 'playing', your_turn: true, changed: 8 }),
    table('mine longer', { stage: 'playing', your_turn: true, changed: 2 }),
    table('over', { stage: 'over' }),
  ];
  it('have those on top that wait for me, the longest first', () => {
    expect(names(mineOrder(list))).toBe('mine longer mine theirs waiting');
  });
  it('are counted in the title where it is my turn', () => {
    expect(withBadge('Townsmith', turnsIn(list))).toBe('(2) Townsmith');
    expect(withBadge('Townsmith', 0)).toBe('Townsmith');
  });
  it('tell once when it becomes my turn', () => {
    const before = [table('a', { stage: 'playing' }), table('b', { stage: 'playing', your_turn: true })];
    const after = [table('a', { stage: 'playing', your_turn: true }), table('b', { stage: 'playing', your_turn: true })];
    expect(names(newTurns(before, after))).toBe('a');
    expect(newTurns(after, after)).toEqual([]);
  });
});

describe('A clock', () => {
  const live: Pace = { kind: 'live', bank: 600, turn: 15 };
  const days: Pace = { kind: 'days', days: 3 };
  it('runs down here while it runs down there', () => {
    expect(leftNow({ left: 5000, running: true }, 1000, 3000)).toBe(3000);
    expect(leftNow({ left: 5000, running: false }, 1000, 3000)).toBe(5000);
    expect(leftNow({ left: 5000, running: true }, 1000, 99_000)).toBe(0);
    expect(leftNow({ left: null, running: false }, 0, 0)).toBeNull();
  });
  it('never gains when the device’s own clock is set back', () => {
    expect(leftNow({ left: 5000, running: true }, 3000, 1000)).toBe(5000);
  });
  it('reads as people write it', () => {
    expect(clockText(545_000, live)).toBe('9:05');
    expect(clockText(3_723_000, live)).toBe('1:02:03');
    expect(clockText(400, live)).toBe('0:01');
    expect(clockText(52 * 3_600_000, days)).toBe('2 d 4 h');
    expect(clockText(90 * 60_000, days)).toBe('1 h 30 min');
    expect(clockText(1000, days)).toBe('1 min');
  });
  it('warns towards the end', () => {
    expect([isLow(31_000, live), isLow(30_000, live), isLow(30_000, { kind: 'relaxed' })]).toEqual([false, true, false]);
    expect([isLow(4 * 3_600_000, days), isLow(2 * 3_600_000, days)]).toEqual([false, true]);
  });
});

describe('Waiting for a server', () => {
  it('takes longer each time, up to a limit, and differs', () => {
    expect([0, 1, 5, 6, 40].map((n) => backoff(n, () => 1))).toEqual([500, 1000, 16_000, 20_000, 20_000]);
    expect(backoff(3, () => 0)).toBe(2000);
  });
});

describe('Addresses of a server', () => {
  it('are beside the page', () => {
    expect(socketAddress('http://localhost:8080/#/t/x')).toBe('ws://localhost:8080/ws');
    expect(socketAddress('https://example.org/play/index.html')).toBe('wss://example.org/play/ws');
    expect(tableLink('k3v', 'https://example.org/play/#/lobby')).toBe('https://example.org/play/t/k3v');
    expect(linkTo('return', 'k3v', 'https://example.org/play/#/me')).toBe('https://example.org/play/#/return/k3v');
  });
});

describe('Fair luck', () => {
  const seed = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
  it('has shares of 32 bytes', () => {
    expect(randomShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(toHex(fromHex('00ff10'))).toBe('00ff10');
  });
  it('is bound by BLAKE2b-256 of the seed', () => {
    const commitment = 'cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6';
    expect(keepsBond(seed, commitment)).toBe(true);
    expect(keepsBond(seed.replace('00', '01'), commitment)).toBe(false);
  });
  it('comes from ChaCha20 with a nonce and a counter of nothing', () => {
    expect(toHex(keyStream(new Uint8Array(32), 16))).toBe('76b8e0ada0f13d90405d6ae55386bd28');
  });
  it('grows from the seed and every share, where bots add nothing', () => {
    expect(gameSeed(seed, ['', ''])).toEqual(gameSeed(seed, []));
    expect(gameSeed(seed, [seed, ''])).not.toEqual(gameSeed(seed, []));
  });
  const record = (header: object, result: object) => [JSON.stringify(header), '{"seat":0,"move":"x"}', JSON.stringify(result), ''].join('\n');
  const commitment = 'cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6';
  it('is read from the record', () => {
    expect(bondOf(record({ commitment, shares: ['a'] }, { result: {}, seed }))).toEqual({ commitment, shares: ['a'], seed });
    expect(bondOf(record({}, {}))).toBeNull();
    expect(bondOf('nonsense')).toBeNull();
  });
  it('is checked draw by draw by the engine', async () => {
    const asked: { stream: string }[] = [];
    const engine = { send: (_: string, ask: { stream: string }) => (asked.push(ask), Promise.resolve({ draws: 7 })) } as never;
    expect(await verify(record({ commitment, shares: ['', ''] }, { result: {}, seed }), engine)).toEqual({ ok: true, draws: 7, bound: false });
    expect(asked[0]?.stream.length).toBe(2 * 64 * 1024);
    expect(await verify(record({ commitment }, { result: {} }), engine)).toMatchObject({ ok: false, why: 'unfinished' });
    expect(await verify(record({}, { result: {}, seed }), engine)).toMatchObject({ ok: false, why: 'unbound' });
    expect(await verify(record({ commitment: seed }, { result: {}, seed }), engine)).toMatchObject({ ok: false, why: 'seed' });
  });
  it('is called unfair only by a draw that differs', async () => {
    const game = record({ commitment, shares: [] }, { result: {}, seed });
    const refusing = (reason: 'bad_record' | 'unknown_name') => ({ send: () => Promise.reject(new HostError({ reason, sentence: 'No.' })) }) as never;
    expect(await verify(game, refusing('bad_record'))).toEqual({ ok: false, why: 'draws', sentence: 'No.' });
    await expect(verify(game, refusing('unknown_name'))).rejects.toThrow('No.');
    expect(await verify(game, refusing('bad_record'), { commitment, share: 'ab' })).toMatchObject({ why: 'share' });
  });
  it('is believed of a server that kept the promise it gave before, and of no other', async () => {
    const engine = { send: () => Promise.resolve({ draws: 7 }) } as never;
    const game = record({ commitment, shares: [seed, ''] }, { result: {}, seed });
    expect(await verify(game, engine, { commitment, share: seed })).toEqual({ ok: true, draws: 7, bound: true });
    expect(await verify(game, engine, { commitment, share: null })).toEqual({ ok: true, draws: 7, bound: true });
    // All is well in the record, but it was another promise that was given.
    expect(await verify(game, engine, { commitment: seed, share: seed })).toMatchObject({ ok: false, why: 'promise' });
    expect(await verify(record({}, { result: {}, seed }), engine, { commitment, share: seed })).toMatchObject({ ok: false, why: 'promise' });
  });
});

describe('A chat', () => {
  const line = (n: number): ChatMessage => ({ n, person: 'p', name: 'Ada', text: `${n}`, at: n });
  it('is in order, whatever order its lines come in', () => {
    const numbers = withLines([line(1), line(2), line(5)], [line(3), line(4), line(5)]).map(({ n }) => n);
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });
});
