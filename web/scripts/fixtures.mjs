// Writes fixtures/*.json, positions for unit tests and for those who draw boards, as the engine shows them:
// node scripts/fixtures.mjs [part of a name ...]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutAt, playedGame, recordOf, startEngine } from './engine.mjs';
import { games, namesFor, samplesOf } from './games.mjs';

const folder = fileURLToPath(new URL('../fixtures', import.meta.url));
const wanted = process.argv.slice(2);
const moments = { start: 0, early: 0.25, middle: 0.5, late: 0.85, over: 1 };

/** Five moments of one game of each kind, and what its folder adds or wants otherwise. */
const fixtures = {};
for (const game of games) {
  const { course = { players: game.players.usual }, fixtures: own = {} } = samplesOf(game);
  const usual = Object.entries(moments).map(([moment, part]) => [moment, { ...course, part }]);
  for (const [name, how] of Object.entries({ ...Object.fromEntries(usual), ...own })) {
    fixtures[`${game.name}-${name}`] = { ...how, game: game.name, names: namesFor(how.players) };
  }
}

const ask = await startEngine();

/** Seat 0's view of the game so far, after it has made some more of the moves it made. */
function viewOf(lines, rest = []) {
  const { table } = ask('open', { record: recordOf(lines) });
  const at = () => ask('view', { table, as: 0 });
  for (const { move } of rest.map((line) => JSON.parse(line))) ask('move', { table, seat: 0, at: at().version, move });
  const { view } = at();
  ask('close', { table });
  return view;
}

function make({ part, where, more = 0, ...game }) {
  for (let seed = 5; seed < 60; ++seed) {
    const lines = playedGame(ask, { ...game, seed });
    if (part === 1) return viewOf(lines);
    if (part !== undefined) {
      const cut = cutAt(lines, part);
      const view = viewOf(cut, lines.slice(cut.length, cut.length + more));
      if (!where || where(view)) return view;
      continue;
    }
    for (let at = lines.length - 1; at > 0; --at) {
      if (!lines[at].startsWith('{"seat":0,')) continue;
      const view = viewOf(lines.slice(0, at));
      if (where(view)) return view;
    }
  }
  throw new Error('There is no such position.');
}

for (const [name, game] of Object.entries(fixtures)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(make(game))}\n`);
}
