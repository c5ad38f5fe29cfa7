// @vitest-environment node
// Guided games with the real engine: whichever of the offered moves somebody takes, each step finds what its words are about.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../scripts/games.mjs';
import { connect, type Host } from '../../src/engine/host';
import { startModule } from '../../src/engine/module';
import type { GameName, TableEvent, TablePush, TableView } from '../../src/engine/protocol';
import { engineWords } from '../../src/engine/words';
import type { Tutorial } from '../../src/games/board';
import { loadTutorial } from '../../src/games';
import { GuideRun } from '../../src/learn/guide.svelte';
import { checked, checkedModule } from './checked';

const file = fileURLToPath(new URL('../../public/engine.wasm', import.meta.url));
let host: Host;
beforeAll(async () => {
  const module = checkedModule(await startModule(readFileSync(file), new Uint32Array([1, 2])));
  let tell: (text: string) => void = () => undefined;
  host = connect(
    checked({
      post: (text) => module.handle(text).forEach((said) => queueMicrotask(() => tell(said))),
      listen: (onText) => (tell = onText),
      close: () => undefined,
    }),
  );
  await host.send('language', { language: 'en', words: await engineWords('en') });
});

/** A table as a learner sees it. */
async function openTable(game: GameName, { seats, options, seed }: Tutorial) {
  const { table } = await host.send('create', { game, seats: [...seats], options: { ...options }, seed, start: true });
  const events: TableEvent[] = [];
  const now: { view: TableView; version: number } = await host.send('watch', { table, as: 0 });
  const see = ({ view, events: news, version }: Pick<TablePush, 'view' | 'events' | 'version'>) => {
    events.push(...news);
    Object.assign(now, { view, version });
  };
  const stop = host.onPush((push) => push.table === table && see(push));
  return {
    events,
    view: () => now.view,
    move: (move: string) => host.send('move', { table, seat: 0, at: now.version, move }),
    commit: () => host.send('commit', { table, seat: 0, at: now.version }),
    undo: () => host.send('undo', { table, seat: 0, at: now.version }),
    async othersAct() {
      while ((await host.send('think', { table })).more);
    },
    async close() {
      stop();
      await host.send('close', { table });
    },
  };
}

/** Plays a guided game, one move of which is taken back; `choose` says which of the offered moves is taken. */
async function play(game: GameName, tutorial: Tutorial, choose: (count: number) => number): Promise<{ score: number; found: string[] }> {
  const table = await openTable(game, tutorial);
  const guide = new GuideRun(tutorial);
  const found: string[] = [];
  let takenBack = false;
  for (let turns = 0; !guide.done && turns < 200; ++turns) {
    await table.othersAct();
    guide.saw(table.view(), table.events);
    const { step, at } = guide;
    const view = table.view();
    if (!step || step.until === 'read') {
      guide.next();
      continue;
    }
    if (step.until === 'commit') {
      if (!view.may.commit) found.push(`step ${at + 1}: there is no round to finish`);
      await table.commit();
    } else {
      const fit = view.moves.filter((move) => step.allow?.(move, view) ?? true);
      if (fit.length === 0) found.push(`step ${at + 1}: no move is what it asks for`);
      const offered = guide.allowed(view);
      await table.move(offered[choose(offered.length)]!.move);
      guide.saw(table.view(), table.events);
      if (!takenBack && table.view().may.undo) {
        takenBack = true;
        await table.undo();
        guide.saw(table.view(), table.events);
        if (guide.at !== at) found.push(`step ${at + 1}: its move was taken back, and the lesson is at step ${guide.at + 1}`);
      }
    }
    guide.saw(table.view(), table.events);
  }
  const score = table.view().seats[0]?.score ?? 0;
  await table.close();
  return { score, found };
}

describe.each(games.map(({ name, title }) => ({ name, title })))('The guided game of $title', ({ name }) => {
  it('finds in each step what its words are about, whatever was done before', async () => {
    const tutorial = (await loadTutorial(name))!;
    let chance = 7;
    const any = (count: number) => {
      chance = (chance * 1103515245 + 12345) % 2147483648;
      return Math.floor((chance / 2147483648) * count);
    };
    for (const choose of [() => 0, (count: number) => count - 1, any]) {
      const { found, score } = await play(name, tutorial, choose);
      expect(found).toEqual([]);
      // Something was at stake, and was won.
      expect(score).toBeGreaterThan(0);
    }
  });
});
