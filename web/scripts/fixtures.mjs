// Writes fixtures/*.json, positions for unit tests and for those who draw boards, as the engine shows them:
// node scripts/fixtures.mjs [part of a name ...]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutAt, playedGame, recordOf, startEngine } from './engine.mjs';

const folder = fileURLToPath(new URL('../fixtures', import.meta.url));
const wanted = process.argv.slice(2);
const three = ['Ada', 'Kim', 'Noor'];
const on = (...names) => Object.fromEntries(names.map((name) => [name, 'on']));
const modules = on('goals', 'other_goal', 'zoning', 'demand', 'locations', 'neighborhoods');

/** Four moments of one game, and its end. */
const course = (name, game) =>
  Object.entries({ start: 0, early: 0.25, middle: 0.5, late: 0.85, over: 1 }).map(([moment, part]) => [`${name}-${moment}`, { ...game, part }]);

const fixtures = Object.fromEntries([
  ...course('townies', { game: 'townies', names: three, options: { bonus: 'rezoning' } }),
  ['townies-late', { game: 'townies', names: three, options: { bonus: 'rezoning' }, where: (view) => view.moves.some((move) => move.star) }],
  ['townies-draft', { game: 'townies', names: [...three, 'Jo', 'Mika'], options: { goal: 'hub', bonus: 'second-draft' }, where: (view) => view.moves.some((move) => move.star) }],
  ['townies-solo', { game: 'townies', names: ['Ada'], options: { goal: 'wind-rose', bonus: 'funding', colour: 'green' }, part: 0.6 }],
  ...course('drawcity', { game: 'drawcity', names: three }),
  ['drawcity-skip', { game: 'drawcity', names: three, where: (view) => view.moves.length > 1 && view.moves[0].kind === 'skip' }],
  ['drawcity-districts', { game: 'drawcity', names: ['Ada', 'Kim'], part: 0.4, where: (view) => view.position.goals.some((goal) => goal.rule === 'districts') }],
  ['drawcity-modules', { game: 'drawcity', names: [...three, 'Jo'], options: modules, part: 0.5 }],
  ['drawcity-six', { game: 'drawcity', names: [...three, 'Jo', 'Mika', 'Lou'], options: modules, part: 0.7 }],
  ...course('cities', { game: 'cities', names: three }),
  ['cities-middle', { game: 'cities', names: three, part: 0.5, more: 1, where: (view) => view.moves.some((move) => move.kind === 'tourist') }],
  ...course('cityplanner', { game: 'cityplanner', names: ['Ada', 'Kim'] }),
  [
    'cityplanner-early',
    { game: 'cityplanner', names: ['Ada', 'Kim'], where: (view) => view.moves.some((move) => move.card === 1) && view.moves.every((move) => move.kind === 'pass') },
  ],
  ['cityplanner-solo', { game: 'cityplanner', names: ['Ada'], part: 0.5 }],
  ...course('townbuilder', { game: 'townbuilder', names: ['Ada', 'Kim'] }),
]);

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
