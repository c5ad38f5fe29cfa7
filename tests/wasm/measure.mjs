// measure.mjs MEASURE.wasm ENGINE.wasm PROGRAM: what the page's module measures is what the program's lab counts, and is said in
// the language of the page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL, startEngine, startModule, wordsOf } from '../../web/scripts/engine.mjs';

const [module, engine, program] = process.argv.slice(2);
async function speaking(language) {
  const ask = await startModule(module);
  for (const one of new Set(['en', language])) ask('language', { language: one, words: wordsOf(one) });
  return ask;
}
const ask = await speaking('en');
function measured(asked, wish) {
  let now = asked('measure', wish);
  while (!now.measured) now = asked('measure_more', {});
  return now.measured;
}
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
    const found = measured(ask, { game, players: players.usual, bot, seed, games: count, causes, ...(pack ? { pack: readFileSync(pack, 'utf8') } : {}) });

    const out = join(folder, pack ? `${game} with a pack` : game);
    const options = { players: players.usual, bots: bot, seed, games: count, offers: count, causes, 'ahead-games': 0, skill: 0, thoughts: 0, threads: 2, out };
    execFileSync(program, [...(pack ? ['--content', pack] : []), 'lab', 'run', game, ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)])], { stdio: 'ignore' });
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));

    assert.equal(found.games, report.games, game);
    same(found.margin, report.margin, `${game} margin`);
    assert.deepEqual(found.places.map(({ name, alarming }) => [name, alarming]), report.places.map(({ name, alarming }) => [name, alarming]), game);
    found.places.forEach((place, at) => same(place.share, report.places[at].share, `${game} ${place.name}`));
    const items = report.items.filter(({ sort, offered, causes: asked }) => sort === 'thing' && (offered !== undefined || asked.length > 0));
    assert.ok(found.things.length > 0, `${game}: nothing could be used`);
    for (const thing of found.things) {
      const item = items.find(({ group, name }) => name === thing.name && group.replaceAll(/[_-]/g, ' ') === thing.group);
      assert.ok(item, `${game}: the lab knows nothing of ${thing.name}`);
      assert.deepEqual([thing.offered, thing.fault], [item.offered ?? 0, item.fault.replace(' ', '_')], `${game} ${thing.name}`);
      if (thing.offered > 0) near(thing.taken.value, item.taken.value, `${game} ${thing.name} taken`);
      if (thing.worth) same(thing.worth, item.causes[0].points, `${game} ${thing.name} worth`);
      else assert.equal(item.causes.length, 0, `${game} ${thing.name}`);
    }
  }

  // In another language it is the same, but for the names: of places that are not the order of turns, of things of the game, and
  // of those of a pack that says what they are.
  const german = await speaking('de');
  const wish = { bot: 'random', seed: 7, games: 6, causes: 6 };
  const said = games.map(({ name: game, players }) => {
    const asked = { ...wish, game, players: players.usual };
    const [own, other] = [ask, german].map((one) => measured(one, asked));
    const nameless = ({ places, things, ...figures }) => ({ ...figures, places: places.map(({ name: _, ...rest }) => rest), things: things.map(({ name: _, ...rest }) => rest) });
    assert.deepEqual(nameless(other), nameless(own), `${game} in German`);
    return [own, other].map(({ by_turn, places, things }) => ({ places: by_turn ? [] : places.map(({ name }) => name), things: things.map(({ name }) => name) }));
  });
  for (const what of ['places', 'things']) {
    assert.ok(said.some(([own]) => own[what].length > 0), `${what}: none`);
    for (const [own, other] of said) if (own[what].length > 0) assert.notDeepEqual(other[what].toSorted(), own[what].toSorted(), what);
  }
  for (const { name: game, players } of games) {
    const pack = JSON.parse(readFileSync(fileURLToPath(new URL(`../packs/${game}.pack`, import.meta.url)), 'utf8'));
    const asked = { ...wish, game, players: players.usual };
    const own = measured(ask, { ...asked, pack: JSON.stringify(pack) }).things.find(({ name }) => JSON.stringify(pack.files).includes(`"name":${JSON.stringify(name)}`));
    if (!own) continue;
    pack.translations = { de: { [own.name]: 'Teestube' } };
    assert.ok(measured(german, { ...asked, pack: JSON.stringify(pack) }).things.some(({ name }) => name === 'Teestube'), `${game}: ${own.name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`What the page measures of ${games.length} games is what the lab counts.`);
