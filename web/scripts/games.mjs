// The games, for scripts and tests: these ask for one by what it is like, and for what its own folder says of it.
import { existsSync } from 'node:fs';
import { at, PROTOCOL, startEngine } from './engine.mjs';

const ask = await startEngine();
/** As the engine tells them, with the title that the page shows. */
const catalogue = ask('hello', { protocol: PROTOCOL }).games.map((game) => ({ ...game, fullTitle: game.title, title: game.title.split(':')[0] }));

/** In the order of the start page. */
export const games = catalogue.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The first of the engine's catalogue that fits. */
function first(fits) {
  const found = catalogue.find(fits);
  if (!found) throw new Error(`There is no game such as this: ${fits}`);
  return found;
}

export const anyGame = first(() => true);
/** One or two players take turns, and nothing is hidden. */
export const turnGame = first(({ players, hidden, simultaneous }) => !simultaneous && !hidden && players.least === 1);
/** The same with up to four. */
export const companyGame = first(({ players, hidden, simultaneous }) => !simultaneous && !hidden && players.least === 1 && players.most >= 4);
/** Players take turns, and each knows something that others do not. */
export const secretGame = first(({ hidden, simultaneous }) => !simultaneous && hidden);
/** All decide at once, up to eight players. */
export const roundGame = first(({ players, simultaneous }) => simultaneous && players.least === 1 && players.most === 8);

/** What each game's folder says of it for scripts and tests (samples.mjs, described in README.md). */
const samples = new Map();
for (const { name } of catalogue) {
  const file = at(`../src/games/${name}/samples.mjs`);
  samples.set(name, existsSync(file) ? await import(/* @vite-ignore */ file) : {});
}
export const samplesOf = ({ name }) => samples.get(name);

const undoing = first((game) => !game.simultaneous && samplesOf(game).undoable);
/** Players take turns, and its folder says which moves can be taken back at once. */
export const undoGame = { ...undoing, undoable: samplesOf(undoing).undoable };

/** All decide at once, and C confirms what was turned and flipped before. */
export const turningGame = first((game) => game.simultaneous && samplesOf(game).confirms);

const people = ['Ada', 'Kim', 'Noor', 'Jo', 'Mika', 'Lou', 'Sam', 'Ola'];
export const namesFor = (players) => people.slice(0, players);
