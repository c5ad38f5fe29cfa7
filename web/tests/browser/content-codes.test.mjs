// Whatever the check of content can say, by the list that it gives itself, is found at its field in the editor.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { startEngine, wordsOf } from '../../scripts/engine.mjs';
import { games, samplesOf } from '../../scripts/games.mjs';
import { program } from './online/server.mjs';
import { isThorough, world } from './world.mjs';

const { visit } = world();
const languages = ['en', 'de', 'fr'];
/** These are about files that are not there or are no JSON: a pack has no such files. */
const notInPacks = ['townsmith.content-missing', 'townsmith.value-syntax'];
/** Of a file that the game does not have: there is no part of the editor for it, so it is told beside what the pack says of itself. */
const unread = 'townsmith.content-unread';

const ask = await startEngine();
const contentOf = (game) => Object.fromEntries(ask('content', { game }).files.map(({ name, text }) => [name, JSON.parse(text)]));
const packOf = (game, files) => JSON.stringify({ townsmith_pack: 1, game, name: 'Spoilt', author: 'Ada', version: '1', files });
const problemsOf = (game, files) => ask('check_pack', { pack: packOf(game, files) }).problems;

/** Other values in the place of one: first those that somebody can type, then those that only a file can have. */
function* others(value) {
  if (typeof value === 'number') yield* [99999, -1, 'a text'];
  if (typeof value === 'string') yield* ['', 'no such thing', 7];
  if (Array.isArray(value)) yield* [value.slice(1), [], Array.from({ length: 200 }, () => value[0]), {}];
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield* [...Object.keys(value).map((name) => ({ ...value, [name]: undefined })), { ...value, misspelt: 1 }, []];
}

/** A value with one place of it spoilt, in every way; of long lists only the ends. */
function* spoilt(value) {
  if (typeof value === 'object' && value !== null) {
    const keys = Array.isArray(value) ? [...new Set([0, value.length - 1])].filter((at) => at >= 0) : Object.keys(value);
    for (const key of keys) for (const inner of spoilt(value[key])) yield Array.isArray(value) ? value.with(key, inner) : { ...value, [key]: inner };
  }
  yield* others(value);
}

/** For each code of a game a pack that provokes it, and the problem that it is. */
function faultsOf(game, codes) {
  const whole = contentOf(game.name);
  const found = new Map();
  const note = (files) => {
    for (const problem of problemsOf(game.name, files)) if (!found.has(problem.code)) found.set(problem.code, { files, problem });
  };
  for (const spoil of samplesOf(game).workshop.faults) {
    const files = structuredClone(whole);
    spoil(files);
    note(files);
  }
  note({ 'strange.json': { provenance: whole[Object.keys(whole)[0]].provenance } });
  for (const [name, value] of Object.entries(whole)) {
    // What a file says of itself is no field: only if nothing else provokes a code.
    const { provenance, ...inside } = value;
    for (const other of [...[...spoilt(inside)].map((one) => (Array.isArray(one) ? one : { provenance, ...one })), ...spoilt(value), { ...value, $schema: 7 }]) {
      if (codes.every((code) => found.has(code))) return found;
      note({ [name]: other });
    }
  }
  return found;
}

/** The sentences of a pack's problems, in a language. */
function said(game, files, language) {
  ask('language', { language, words: wordsOf(language) });
  const problems = problemsOf(game, files);
  ask('language', { language: 'en', words: wordsOf('en') });
  return problems;
}

async function findAtField(page, address, game, { files, problem }, language) {
  const wanted = said(game.name, files, language).find((one) => one.code === problem.code && one.place === problem.place);
  const where = `${game.name} ${language}: ${wanted.code} at ${wanted.file} ${wanted.place}: ${wanted.sentence}`;
  await page.goto(`${address}#/workshop`);
  const buffer = Buffer.from(packOf(game.name, files));
  await page.locator('input[type=file]').setInputFiles({ name: 'spoilt.pack', mimeType: 'application/json', buffer });
  const isChecked = () => document.querySelector('footer .status')?.dataset.checked === 'true';
  if (!(await page.waitForFunction(isChecked, undefined, { timeout: 20_000 }).catch(() => null))) return `${where}\n  it does not come to the bench`;
  await page.locator('footer .status').click();
  const list = page.locator('aside .problems');
  await list.getByRole('button', { name: wanted.sentence, exact: true }).first().click();
  const found = await page.waitForFunction(
    ([sentence, place, isUnread]) => {
      const panel = document.querySelector('[role=tabpanel]');
      const shown = [...panel.querySelectorAll('li span, li')].some((one) => one.textContent.trim() === sentence && one.checkVisibility());
      if (!shown || isUnread) return shown;
      // A file that cannot be drawn has its own field: the way back to the game's.
      if (panel.querySelector('.unsound')) return true;
      const here = document.activeElement;
      const at = here?.closest('[data-place]') ?? here?.querySelector('[data-place]');
      const named = at?.getAttribute('data-place');
      return panel.contains(here) && named !== undefined && (place.startsWith(named) || named.startsWith(place));
    },
    [wanted.sentence, wanted.place, wanted.code === unread],
    { timeout: 5000 },
  ).catch(() => false);
  if (found) return '';
  const shown = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  return `${where}\n  the focus is on ${shown}`;
}

/** What content of several games may say is looked for in the first of them; a game's codes in one of the languages. */
const looked = new Set();
for (const [at, game] of games.filter((one) => samplesOf(one).workshop).entries()) {
  test(`Everything that can be wrong with content of ${game.title} is found at its field`, { timeout: 600_000 }, async (t) => {
    const codes = execFileSync(program, ['content', 'codes', game.name], { encoding: 'utf8' }).trim().split('\n').map((line) => line.split(' ')[0]);
    const possible = codes.filter((code) => !notInPacks.includes(code));
    const faults = faultsOf(game, possible);
    assert.deepEqual([...faults.keys()].toSorted(), possible.toSorted());
    const lost = [];
    const fresh = possible.filter((code) => !looked.has(code));
    for (const code of fresh) looked.add(code);
    for (const language of isThorough ? languages : [languages[at % languages.length]]) {
      await visit(
        async (page, _context, address) => {
          for (const code of isThorough ? possible : fresh) lost.push(await findAtField(page, address, game, faults.get(code), language));
        },
        { language },
      );
    }
    assert.deepEqual(lost.filter((one) => one !== ''), []);
    t.diagnostic(`${possible.length} codes, ${fresh.length} of them here first`);
  });
}
