import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, HostMessage, Problem, TablePush, Verb } from '../../src/engine/protocol';
import type { ServerPush } from '../../src/online/remote_host';
import { remoteHost, type ConnectionState, type RemoteHost, type Socket } from '../../src/online/remote_host';
import { anyGame } from '../../scripts/games.mjs';
import { protocolCheck } from '../../scripts/protocol_check.mjs';
import { about, eventAt, glimpseAt, greeting, pushAt, summary, viewAt } from './messages';

type Message = Record<string, unknown> & { id: number; do: string };

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Message[] = [];
  closed = false;
  check = protocolCheck();
  send(text: string) {
    this.check.asked(text);
    this.sent.push(JSON.parse(text) as Message);
  }
  close() {
    this.closed = true;
  }
  /** Several messages may come together, a line each. */
  say(...messages: HostMessage[]) {
    const lines = messages.map((message) => JSON.stringify(message));
    for (const line of lines) this.check.heard(line);
    this.onmessage?.({ data: lines.join('\n') });
  }
  answer<V extends Verb>(verb: V, answer: Answer<V> | { error: Problem }) {
    this.say({ re: this.asked(verb)?.id ?? 0, ...answer });
  }
  asked(verb: string): Message | undefined {
    return this.sent.findLast((one) => one.do === verb);
  }
  /** Opens and greets. */
  async greet() {
    this.onopen?.();
    this.answer('hello', greeting);
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
    last().answer('profile', { person: { id: 'p', name: 'Ada' }, since: 0, ratings: [] });
    expect((await asked).person.name).toBe('Ada');
    expect(host.state).toEqual({ now: 'connected' });
  });

  it('refuses with reason and sentence', async () => {
    await last().greet();
    const asked = host.ask('ladder', { game: anyGame.name });
    last().answer('ladder', { error: { reason: 'not_allowed', sentence: 'No.' } });
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
    last().answer('undo', { version: 3 });
    await done;
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().sent.map((one) => one.do)).toEqual(['hello', 'move']);
    expect(last().asked('move')).toMatchObject({ command: 'c-1', at: 3, move: 'pass' });
    last().answer('move', { version: 4 });
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
    last().answer('move', { version: 4 });
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
    last().answer('watch', { version: 5, events: [], view: viewAt(5), about });
    await watched;
    last().say(pushAt('k', 5, 7));
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().asked('watch')).toMatchObject({ table: 'k', as: 0, from: 7 });
    last().answer('watch', { version: 8, events: [eventAt(8)], view: viewAt(8), about });
    await settle();
    expect(pushes.map((push) => [push.from, push.version])).toEqual([[5, 7], [7, 8]]);
    expect(pushes[1]?.events).toEqual([eventAt(8)]);
  });

  it('makes views of glimpses, in order, and goes back to the views of the server if that fails', async () => {
    host.close();
    let broken = false;
    const made: string[] = [];
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
          made.push(header);
          return viewAt(glimpse.version);
        },
      }),
    });
    await last().greet();
    const told: unknown[] = [];
    host.onServerPush((push) => told.push(push.push === 'table' ? push.view : push.push));
    const watched = host.ask('watch', { table: 'k', as: 0 });
    await settle();
    expect(last().asked('watch_glimpses')).toBeDefined();
    last().answer('watch_glimpses', { version: 5, events: [], header: 'rules', glimpse: glimpseAt(5), about });
    last().say({ push: 'glimpse', table: 'k', as: 0, from: 5, version: 6, events: [], glimpse: glimpseAt(6), about });
    last().say({ push: 'about', table: 'k', about }, { push: 'notice', sentence: 'Hello' });
    expect((await watched).view).toEqual(viewAt(5));
    await settle();
    expect(told).toEqual([viewAt(6), 'about', 'notice']);
    expect(made).toEqual(['rules', 'rules']);
    broken = true;
    last().say({ push: 'glimpse', table: 'k', as: 0, from: 6, version: 7, events: [], glimpse: glimpseAt(7), about });
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
    last().answer('watch_glimpses', { version: 5, events: [], header: 'rules', glimpse: glimpseAt(5), about });
    await settle();
    await last().greet();
    await settle();
    expect(last().asked('watch_glimpses')).toBeUndefined();
    last().answer('watch', { version: 5, events: [], view: viewAt(5), about });
    expect((await watched).view).toEqual(viewAt(5));
  });

  it('leaves the views to a server of another version', async () => {
    host.close();
    host = remoteHost({
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      maker: async () => ({ version: '2', view: async () => viewAt(1) }),
    });
    await last().greet();
    void host.ask('watch', { table: 'k', as: 0 }).catch(() => undefined);
    await settle();
    expect(last().asked('watch')).toBeDefined();
  });

  it('no longer tells of a table that is not watched any more', async () => {
    await last().greet();
    const watched = host.send('watch', { table: 'k', as: null });
    last().answer('watch', { version: 1, events: [], view: viewAt(1) });
    await watched;
    const done = host.send('unwatch', { table: 'k', as: null });
    last().answer('unwatch', {});
    await done;
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    expect(last().sent.map((one) => one.do)).toEqual(['hello']);
  });

  it('tells the whole lobby anew after a break', async () => {
    await last().greet();
    const asked = host.ask('lobby', {});
    last().answer('lobby', { tables: [], mine: [] });
    await asked;
    const pushes: ServerPush[] = [];
    host.onServerPush((push) => pushes.push(push));
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    await last().greet();
    last().answer('lobby', { tables: [summary('a')], mine: [] });
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
    last().answer('hello', { error: { reason: 'other_version', sentence: 'Reload.' } });
    expect(host.state).toEqual({ now: 'ended', why: 'other_version' });
  });

  it('leaves nobody waiting when it is closed', async () => {
    await last().greet();
    const asked = host.ask('lobby', {});
    host.close();
    await expect(asked).rejects.toMatchObject({ reason: 'io_error' });
  });
});
