import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TablePush } from '../../src/engine/protocol';
import type { ServerPush } from '../../src/online/remote_host';
import { remoteHost, type ConnectionState, type RemoteHost, type Socket } from '../../src/online/remote_host';
import { anyGame } from '../../scripts/games.mjs';

type Message = Record<string, unknown> & { id: number; do: string };

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Message[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Message);
  }
  close() {
    this.closed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(verb: string): Message | undefined {
    return this.sent.findLast((one) => one.do === verb);
  }
  /** Opens and greets. */
  async greet() {
    this.onopen?.();
    this.say({ re: this.asked('hello')?.id, protocol: 1, version: '1', games: [], bots: [], you: null });
    await Promise.resolve();
  }
  break(code = 1006) {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let host: RemoteHost;
let states: ConnectionState[];
let network = true;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  network = true;
  host = remoteHost({
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    online: () => network,
    random: () => 1,
  });
  host.onState((state) => states.push(state));
});
afterEach(() => {
  host.close();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('A server over a WebSocket', () => {
  it('is greeted before anything is asked', async () => {
    const asked = host.ask('profile', {});
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent.map((one) => one.do)).toEqual(['hello']);
    await last().greet();
    expect(last().sent.map((one) => one.do)).toContain('profile');
    last().say({ re: last().asked('profile')?.id, person: { id: 'p', name: 'Ada' }, since: 0, ratings: [] });
    expect((await asked).person.name).toBe('Ada');
    expect(host.state).toEqual({ now: 'connected' });
  });

  it('refuses with reason and sentence', async () => {
    await last().greet();
    const asked = host.ask('ladder', { game: anyGame.name });
    last().say({ re: last().asked('ladder')?.id, error: { reason: 'not_allowed', sentence: 'No.' } });
    await expect(asked).rejects.toMatchObject({ reason: 'not_allowed', message: 'No.' });
  });

  it('is tried again after growing waits', async () => {
    last().break();
    const waits: number[] = [];
    for (let i = 0; i < 8; ++i) {
      const state = host.state;
      if (state.now !== 'retrying') throw new Error(state.now);
      waits.push(state.at - Date.now());
      await vi.advanceTimersByTimeAsync(state.at - Date.now());
      expect(sockets.length).toBe(i + 2);
      last().break();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 20000, 20000]);
    await vi.advanceTimersByTimeAsync(20_000);
    await last().greet();
    last().break();
    expect(host.state).toEqual({ now: 'retrying', at: Date.now() + 500 });
  });

  it('gets an unanswered command again with the same name, and not what was answered', async () => {
    await last().greet();
    const move = host.send('move', { table: 'k', seat: 0, at: 3, command: 'c-1', move: 'pass' });
    const done = host.send('undo', { table: 'k', seat: 0, at: 3, command: 'c-0' });
    last().say({ re: last().asked('undo')?.id, version: 3 });
    await done;
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().sent.map((one) => one.do)).toEqual(['hello', 'move']);
    expect(last().asked('move')).toMatchObject({ command: 'c-1', at: 3, move: 'pass' });
    last().say({ re: last().asked('move')?.id, version: 4 });
    expect(await move).toEqual({ version: 4 });
  });

  it('is not sent what was withdrawn while there was no connection, and once what was not', async () => {
    await last().greet();
    last().break();
    const move = (command: string) => host.send('move', { table: 'k', seat: 0, at: 3, command, move: command });
    const first = move('c-1');
    host.withdraw('c-1');
    await expect(first).rejects.toMatchObject({ reason: 'io_error' });
    const second = move('c-2');
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().sent.filter((one) => one.do === 'move').map((one) => one['command'])).toEqual(['c-2']);
    last().say({ re: last().asked('move')?.id, version: 4 });
    expect(await second).toEqual({ version: 4 });
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().asked('move')).toBeUndefined();
  });

  it('is not asked twice for what would happen twice', async () => {
    await last().greet();
    const said = host.ask('say', { table: 'k', text: 'hi' });
    last().break();
    await expect(said).rejects.toMatchObject({ reason: 'io_error' });
  });

  it('tells on from the version one had when the connection broke', async () => {
    await last().greet();
    const pushes: TablePush[] = [];
    host.onPush((push) => pushes.push(push));
    const watched = host.send('watch', { table: 'k', as: 0 });
    last().say({ re: last().asked('watch')?.id, version: 5, events: [], view: {}, about: {} });
    await watched;
    last().say({ push: 'table', table: 'k', as: 0, from: 5, version: 7, events: [{ n: 6 }, { n: 7 }], view: {}, about: {} });
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().asked('watch')).toMatchObject({ table: 'k', as: 0, from: 7 });
    last().say({ re: last().asked('watch')?.id, version: 8, events: [{ n: 8 }], view: { version: 8 }, about: {} });
    await settle();
    expect(pushes.map((push) => [push.from, push.version])).toEqual([[5, 7], [7, 8]]);
    expect(pushes[1]?.events).toEqual([{ n: 8 }]);
  });

  it('makes views of glimpses, in order, and goes back to the views of the server if that fails', async () => {
    host.close();
    let broken = false;
    host = remoteHost({
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      maker: async () => ({
        version: '1',
        view: async (header, glimpse) => {
          if (broken) throw new Error('out of order');
          await Promise.resolve();
          return { made: `${header} ${glimpse.version}` } as never;
        },
      }),
    });
    await last().greet();
    const told: unknown[] = [];
    host.onServerPush((push) => told.push(push.push === 'table' ? push.view : push.push));
    const watched = host.ask('watch', { table: 'k', as: 0 });
    await settle();
    expect(last().asked('watch_glimpses')).toBeDefined();
    last().say({ re: last().asked('watch_glimpses')?.id, version: 5, events: [], header: 'rules', glimpse: { as: 0, version: 5 }, about: {} });
    last().say({ push: 'glimpse', table: 'k', as: 0, from: 5, version: 6, events: [], glimpse: { as: 0, version: 6 }, about: {} });
    last().onmessage?.({ data: '{"push":"about","table":"k","about":{}}\n{"push":"notice","sentence":"Hello"}' });
    expect((await watched).view).toEqual({ made: 'rules 5' });
    await settle();
    expect(told).toEqual([{ made: 'rules 6' }, 'about', 'notice']);
    broken = true;
    last().say({ push: 'glimpse', table: 'k', as: 0, from: 6, version: 7, events: [], glimpse: { as: 0, version: 7 }, about: {} });
    await settle();
    await last().greet();
    await settle();
    expect(last().asked('watch')).toMatchObject({ from: 6 });
    expect(last().asked('watch_glimpses')).toBeUndefined();
  });

  it('asks for views if the very first glimpse cannot be shown', async () => {
    host.close();
    host = remoteHost({
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      maker: async () => ({ version: '1', view: () => Promise.reject(new Error('other content')) }),
    });
    await last().greet();
    const watched = host.ask('watch', { table: 'k', as: 0 });
    await settle();
    last().say({ re: last().asked('watch_glimpses')?.id, version: 5, events: [], header: 'rules', glimpse: { as: 0, version: 5 }, about: {} });
    await settle();
    await last().greet();
    await settle();
    expect(last().asked('watch_glimpses')).toBeUndefined();
    last().say({ re: last().asked('watch')?.id, version: 5, events: [], view: { version: 5 }, about: {} });
    expect((await watched).view).toEqual({ version: 5 });
  });

  it('leaves the views to a server of another version', async () => {
    host.close();
    host = remoteHost({
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      maker: async () => ({ version: '2', view: async () => ({}) as never }),
    });
    await last().greet();
    void host.ask('watch', { table: 'k', as: 0 }).catch(() => undefined);
    await settle();
    expect(last().asked('watch')).toBeDefined();
  });

  it('no longer tells of a table that is not watched any more', async () => {
    await last().greet();
    for (const verb of ['watch', 'unwatch'] as const) {
      const asked = host.send(verb, { table: 'k', as: null });
      last().say({ re: last().asked(verb)?.id, version: 1, events: [], view: {} });
      await asked;
    }
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().sent.map((one) => one.do)).toEqual(['hello']);
  });

  it('tells the whole lobby anew after a break', async () => {
    await last().greet();
    const asked = host.ask('lobby', {});
    last().say({ re: last().asked('lobby')?.id, tables: [], mine: [] });
    await asked;
    const pushes: ServerPush[] = [];
    host.onServerPush((push) => pushes.push(push));
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    last().say({ re: last().asked('lobby')?.id, tables: [{ table: 'a' }], mine: [] });
    await settle();
    expect(pushes).toMatchObject([
      { push: 'lobby', tables: [{ table: 'a' }], whole: true },
      { push: 'mine', tables: [], whole: true },
    ]);
  });

  it('is given up when it does not answer, and called again', async () => {
    await last().greet();
    host.ask('lobby', {}).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(host.state.now).toBe('retrying');
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().asked('lobby')).toBeDefined();
  });

  it('is left alone while the device has no network', async () => {
    await last().greet();
    network = false;
    dispatchEvent(new Event('offline'));
    expect(host.state).toEqual({ now: 'offline' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.length).toBe(1);
    network = true;
    dispatchEvent(new Event('online'));
    expect(sockets.length).toBe(2);
  });

  it.each([
    [4001, 'too_fast'],
    [4003, 'banned'],
    [4004, 'replaced'],
  ])('is not called again by itself after %i', async (code, why) => {
    await last().greet();
    last().break(code);
    expect(host.state).toEqual({ now: 'ended', why });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.length).toBe(1);
    await expect(host.ask('lobby', {})).rejects.toMatchObject({ reason: 'io_error' });
    host.reconnect();
    await last().greet();
    expect(host.state).toEqual({ now: 'connected' });
  });

  it('of another version ends the connection', () => {
    last().onopen?.();
    last().say({ re: last().asked('hello')?.id, error: { reason: 'other_version', sentence: 'Reload.' } });
    expect(host.state).toEqual({ now: 'ended', why: 'other_version' });
  });

  it('leaves nobody waiting when it is closed', async () => {
    await last().greet();
    const asked = host.ask('lobby', {});
    host.close();
    await expect(asked).rejects.toMatchObject({ reason: 'io_error' });
  });
});
