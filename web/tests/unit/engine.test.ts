// @vitest-environment node
// The real engine, as scripts/wasm built it, behind the same host the page uses.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { botDriver } from '../../src/engine/bots';
import { connect, HostError, type Host } from '../../src/engine/host';
import { startModule, type Module } from '../../src/engine/module';
import { engineWords } from '../../src/engine/words';
import {
  PROTOCOL,
  type GameInfo,
  type SeatRequest,
  type TableEvent,
  type TablePush,
  type TableView,
} from '../../src/engine/protocol';
import { checked, checkedModule } from './checked';
import { games as all, anyGame, samplesOf, turnGame, undoGame } from '../../scripts/games.mjs';

const file = fileURLToPath(new URL('../../public/engine.wasm', import.meta.url));

/** A host over an engine that answers in this thread. */
function directHost(module: Module): Host {
  let tell: (text: string) => void = () => undefined;
  return connect(
    checked({
      post: (text) => module.handle(text).forEach((said) => queueMicrotask(() => tell(said))),
      listen: (onText) => (tell = onText),
      close: () => undefined,
    }),
  );
}

/** What the two workers do, in this thread. */
function localHost(tables: Module, thinker: Module): Host {
  let tell: (text: string) => void = () => undefined;
  const bots = botDriver({
    ask: (text) => tables.handle(text),
    tell: (text) => queueMicrotask(() => tell(text)),
    broken: (error) => {
      throw error;
    },
    thinker: directHost(thinker),
  });
  return connect(
    checked({
      post: (text) => bots.handle(text),
      listen: (onText) => (tell = onText),
      close: () => undefined,
    }),
  );
}

let host: Host;
/** Its bots act when they are asked to. */
let bots: Host;
let games: GameInfo[];
beforeAll(async () => {
  if (!existsSync(file)) throw new Error('There is no engine yet: scripts/wasm builds it.');
  const start = async () => checkedModule(await startModule(readFileSync(file), new Uint32Array([1, 2])));
  host = localHost(await start(), await start());
  bots = directHost(await start());
  for (const one of [host, bots]) await one.send('language', { language: 'en', words: await engineWords('en') });
  const hello = await host.send('hello', { protocol: PROTOCOL });
  games = hello.games;
});

const human = (name: string): SeatRequest => ({ occupant: 'human', name });
const bot: SeatRequest = { occupant: 'bot', bot: 'random' };

interface Played {
  view: TableView;
  events: TableEvent[];
  /** Commands that were sent, all of which were answered. */
  commands: number;
}

/** Plays seat 0 to the end, with the first move there is; bots answer by themselves. */
function playToTheEnd(table: string): Promise<Played> {
  return new Promise((resolve, reject) => {
    const events: TableEvent[] = [];
    const commands: Promise<unknown>[] = [];
    // Before watching: a bot may be quicker than whoever waits for the answer.
    const stop = host.onPush((push) => {
      if (push.table === table) next(push);
    });
    const next = ({ view, events: news, version }: Pick<TablePush, 'view' | 'events' | 'version'>) => {
      events.push(...news);
      if (view.over) {
        stop();
        Promise.all(commands).then(() => resolve({ view, events, commands: commands.length }), reject);
        return;
      }
      const command = { table, seat: 0, at: version };
      const move = view.moves[Math.floor(view.moves.length / 2)];
      if (move !== undefined) commands.push(host.send('move', { ...command, move: move.move }));
      else if (view.may.commit) commands.push(host.send('commit', command));
      commands.at(-1)?.catch(reject);
    };
    host.send('watch', { table, as: 0 }).then(next, reject);
  });
}

describe('the engine in the page', () => {
  it('tells its games and bots', async () => {
    expect(games.map((game) => game.name).sort()).toEqual(all.map((game) => game.name));
    await expect(host.send('hello', { protocol: 99 })).rejects.toMatchObject({
      reason: 'other_version',
    });
  });

  it('plays a whole game of each against a bot, in numbered events', async () => {
    for (const game of games) {
      const { table } = await host.send('create', { game: game.name, seats: [human('Ada'), bot], seed: 4, start: true });
      const { view, events } = await playToTheEnd(table);
      expect(view.result?.scores).toHaveLength(2);
      expect(events.map((event) => event.n)).toEqual(events.map((_, index) => index + 1));
      expect(events.at(-1)?.what).toBe('ended');
      await host.send('close', { table });
    }
  });

  const large = all.flatMap((game) => (samplesOf(game).largest ? [{ ...game, largest: samplesOf(game).largest! }] : []));
  it.each(large)('plays $title to its end where it has the most moves, and answers every command', async ({ name, largest: { players, options } }) => {
    const seats = [human('Ada'), ...Array.from({ length: players - 1 }, () => bot)];
    const { table } = await host.send('create', { game: name, options, seats, seed: 5, start: true });
    const { view, events, commands } = await playToTheEnd(table);
    expect(view.result?.scores).toHaveLength(players);
    expect(events.at(-1)?.what).toBe('ended');
    expect(commands).toBeGreaterThan(10);
    await host.send('close', { table });
  });

  it('lets medium bots play every game to its end', async () => {
    for (const game of games) {
      const seats = Array.from({ length: game.players.most }, () => ({ occupant: 'bot', bot: 'medium' }) as const);
      const { table } = await bots.send('create', { game: game.name, seats, seed: 6, start: true });
      for (let more = true; more; ) ({ more } = await bots.send('think', { table }));
      expect((await bots.send('view', { table, as: null })).view.over).toBe(true);
      await bots.send('close', { table });
    }
  });

  it('goes on with a saved game', async () => {
    const { table } = await host.send('create', { game: turnGame.name, seats: [human('Ada')], seed: 9, start: true });
    const { version, view } = await host.send('view', { table, as: 0 });
    const move = view.moves[0]?.move ?? '';
    await host.send('move', { table, seat: 0, at: version, move });
    const { record } = await host.send('record', { table });
    const again = await host.send('open', { record, seed: 9 });
    expect(again.over).toBe(false);
    const before = await host.send('view', { table, as: 0 });
    const after = await host.send('view', { table: again.table, as: 0 });
    expect(after.view.position).toEqual(before.view.position);
    expect(after.view.moves).toEqual(before.view.moves);
    await expect(host.send('open', { record: record.slice(0, -20) })).rejects.toBeInstanceOf(HostError);
  });

  it('takes back in a saved game what could be taken back before', async () => {
    const { table } = await host.send('create', { game: undoGame.name, seats: [human('Ada')], seed: 9, start: true });
    const before = await host.send('record', { table });
    const { version, view } = await host.send('view', { table, as: 0 });
    const turn = view.moves.find((move) => undoGame.undoable.offered.test(move.sentence))?.move ?? '';
    await host.send('move', { table, seat: 0, at: version, move: turn });
    const { record } = await host.send('record', { table });
    const again = await host.send('open', { record, seed: 9 });
    const seen = await host.send('view', { table: again.table, as: 0 });
    expect(seen.view.may.undo).toBe(true);
    await host.send('undo', { table: again.table, seat: 0, at: seen.version });
    expect(await host.send('record', { table: again.table })).toEqual(before);
  });

  it('gives hints in order, the best first', async () => {
    for (const { name } of games) {
      const { table } = await host.send('create', { game: name, seats: [human('Ada'), human('Kim')], seed: 5, start: true });
      for (let i = 0; i < 4; ++i) {
        const { view } = await host.send('view', { table, as: null });
        const seat = view.waiting[0] ?? 0;
        const mine = await host.send('view', { table, as: seat });
        if (mine.view.moves.length === 0) break;
        const { hints } = await host.send('hint', { table, seat, count: 10 });
        const losses = hints.map((hint) => hint.loss);
        expect(losses).toEqual([...losses].sort((a, b) => a - b));
        await host.send('move', { table, seat, at: mine.version, move: hints[0]?.move.move ?? '' });
      }
      await host.send('close', { table });
    }
  });

  it('says why it refuses, and what is stale', async () => {
    const { table } = await host.send('create', { game: anyGame.name, seats: [human('Ada')], start: true });
    await expect(host.send('move', { table, seat: 0, at: 0, move: 'pass' })).rejects.toMatchObject({ reason: 'stale' });
    const { version } = await host.send('view', { table, as: 0 });
    await expect(host.send('move', { table, seat: 0, at: version, move: 'fly Z9' })).rejects.toMatchObject({
      reason: 'bad_syntax',
    });
    await expect(host.send('view', { table: 'nowhere', as: 0 })).rejects.toMatchObject({ reason: 'unknown_name' });
  });
});
