// measure.mjs MEASURE.wasm ENGINE.wasm PROGRAM: what the page's module measures is what the program's lab counts.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL, startEngine, startModule, wordsOf } from '../../web/scripts/engine.mjs';

const [module, engine, program] = process.argv.slice(2);
const ask = await startModule(module);
ask('language', { language: 'en', words: wordsOf('en') });
const { games } = (await startEngine(engine))('hello', { protocol: PROTOCOL });
const folder = mkdtempSync(join(tmpdir(), 'townsmith-measure-'));
// Quantiles are computed in other precisions here and there.
const near = (one, other, what) => assert.ok(Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other)), `${what}: ${one} and ${other}`);
const same = (one, other, what) => ['value', 'low', 'high'].forEach((end) => near(one[end], other[end], `${what} ${end}`));

try {
  // One of them with a pack, too.
  const packed = { ...games[0], pack: fileURLToPath(new URL(`../packs/${games[0].name}.pack`, import.meta.url)) };
  for (const { name: game, players, pack } of [...games, packed]) {
    const [count, causes, bot, seed] = [20, 10, 'easy', 7];
    let now = ask('measure', { game, players: players.usual, bot, seed, games: count, causes, ...(pack ? { pack: readFileSync(pack, 'utf8') } : {}) });
    while (!now.measured) now = ask('measure_more', {});
    const { measured } = now;

    const out = join(folder, pack ? `${game} with a pack` : game);
    const options = { players: players.usual, bots: bot, seed, games: count, offers: count, causes, 'ahead-games': 0, skill: 0, thoughts: 0, threads: 2, out };
    execFileSync(program, [...(pack ? ['--content', pack] : []), 'lab', 'run', game, ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)])], { stdio: 'ignore' });
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));

    assert.equal(measured.games, report.games, game);
    same(measured.margin, report.margin, `${game} margin`);
    assert.deepEqual(measured.places.map(({ name, alarming }) => [name, alarming]), report.places.map(({ name, alarming }) => [name, alarming]), game);
    measured.places.forEach((place, at) => same(place.share, report.places[at].share, `${game} ${place.name}`));
    const items = report.items.filter(({ sort, offered, causes: asked }) => sort === 'thing' && (offered !== undefined || asked.length > 0));
    assert.ok(measured.things.length > 0, `${game}: nothing could be used`);
    for (const thing of measured.things) {
      const item = items.find(({ group, name }) => name === thing.name && group.replaceAll(/[_-]/g, ' ') === thing.group);
      assert.ok(item, `${game}: the lab knows nothing of ${thing.name}`);
      assert.deepEqual([thing.offered, thing.fault], [item.offered ?? 0, item.fault.replace(' ', '_')], `${game} ${thing.name}`);
      if (thing.offered > 0) near(thing.taken.value, item.taken.value, `${game} ${thing.name} taken`);
      if (thing.worth) same(thing.worth, item.causes[0].points, `${game} ${thing.name} worth`);
      else assert.equal(item.causes.length, 0, `${game} ${thing.name}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`What the page measures of ${games.length} games is what the lab counts.`);
