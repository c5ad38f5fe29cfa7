// What every browser test needs: the served page, a browser, and hands that use visible controls only.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, sizes } from '../../scripts/browser.mjs';
import { games as all } from '../../scripts/games.mjs';
import { serve } from '../../scripts/serve.mjs';
import { checkContrast } from './contrast.mjs';
import { watchWire } from './wire.mjs';

export { sizes };

/** TOWNSMITH_SOAK, as `make test-all` sets it: everything in every form. */
export const isThorough = !['', '0', undefined].includes(process.env.TOWNSMITH_SOAK);

/**
 * All combinations of one value of each list where everything is to be tried; otherwise as few as it takes for each
 * value to occur: the first values together, then the second ones, and so on.
 */
export function combinations(...lists) {
  if (isThorough) return lists.reduce((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => lists.map((values) => values[at % values.length]));
}

/** Titles by names, in the order of the start page. */
export const games = Object.fromEntries(all.map(({ name, title }) => [name, title]));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const built = fileURLToPath(new URL('../../../build/web', import.meta.url));

/** A served page and a browser for the tests of one file. */
export function world() {
  const it = { address: '', browser: undefined, server: undefined };
  before(async () => {
    Object.assign(it, await serve(built, 0));
    it.browser = await launch();
  });
  after(async () => {
    await it.browser?.close();
    it.server?.close();
    it.server?.closeAllConnections();
  });
  return {
    /** The server of the page. */
    served: () => it.server,
    /**
     * A fresh visitor. Errors in the page, and messages that are not as the protocol describes them, fail the test when the
     * visit ends. `size`: one of `sizes`, or a width and a
     * height. `keeps`: the page keeps itself on the device; where that does not matter it is spared, as its service
     * worker fetches everything a second time.
     */
    async visit(work, { size = 'desktop', language = 'en', theme = 'light', touch = size === 'phone', motion = false, fresh = false, keeps = isThorough } = {}) {
      const context = await it.browser.newContext({
        viewport: sizes[size] ?? size,
        locale: language === 'en' ? 'en-GB' : language,
        colorScheme: theme,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        hasTouch: touch,
        serviceWorkers: keeps && !fresh ? 'allow' : 'block',
      });
      const wire = await watchWire(context);
      const page = await context.newPage();
      const errors = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.setDefaultTimeout(60_000);
      try {
        if (!fresh) {
          await page.goto(it.address);
          await page.getByRole('heading', { level: 1 }).waitFor();
        }
        await work(page, context, it.address);
        assert.deepEqual(errors, []);
        wire.end();
      } catch (error) {
        error.message += `\n${errors.join('\n')}\n${await page.locator('main').innerText({ timeout: 1000 }).catch(() => '')}`.slice(0, 1500);
        throw error;
      } finally {
        await context.close();
      }
    },
  };
}

/**
 * To another place of the page: back when it has another heading, nothing of it is still loading, and it shows
 * `part`, if that is said.
 */
export async function goTo(page, address, part = 'h1') {
  const before = await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading) heading.isOld = true;
    return heading?.textContent;
  });
  await page.goto(address);
  await page.waitForFunction(
    ([text, wanted]) => {
      const heading = document.querySelector('h1');
      const isNew = heading && (!heading.isOld || heading.textContent !== text);
      return isNew && !document.querySelector('p.soft[role=status]') && document.querySelector(wanted);
    },
    [before, part],
  );
}

/** From the start page to a table against a bot. */
export async function startGame(page, title, { seed = '7' } = {}) {
  await page.getByRole('button', { name: `Play ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabel('Seed').fill(seed);
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
}

/**
 * What there is to do at a table: "over", "finish" (the round) or "move"; null: nothing now. One look for all of it:
 * to ask for each by its role, after every move, takes longer than the game.
 */
export function whatToDo() {
  const shows = (where, words) => [...document.querySelectorAll(where)].some((one) => words.test(one.textContent.trim()) && one.checkVisibility({ visibilityProperty: true }));
  if (shows('dialog[open] h2', /^The town is built$/)) return 'over';
  if (shows('[role=group][aria-label=Actions] button', /^Finish the round$/)) return 'finish';
  return shows('summary', /^All moves \(\d+\)$/) ? 'move' : null;
}
export const toDo = (page) => page.evaluate(whatToDo);
/** The same, as soon as there is something. */
export const nextToDo = async (page) => (await page.waitForFunction(whatToDo, undefined, { polling: 40 })).jsonValue();

/** Finishes the round; back when that is done. */
export async function finishRound(page) {
  const finish = page.getByRole('button', { name: 'Finish the round' });
  await finish.click();
  await finish.waitFor({ state: 'hidden' });
}

/** Plays to the end with the list of all moves; returns how many moves were made. */
export async function playToEnd(page, most = 400) {
  for (let moves = 0; moves < most; ) {
    const next = await nextToDo(page);
    if (next === 'over') return moves;
    if (next === 'finish') await finishRound(page);
    else {
      await firstMove(page);
      moves += 1;
    }
  }
  assert.fail('The game did not end.');
}

/** In the page: clicks the first move of the list, if nothing covers it, and waits for another list; whether it could. */
async function clickFirstMove() {
  const soon = () => new Promise((done) => setTimeout(done, 10));
  const details = document.querySelector('[data-moves]')?.closest('details');
  if (!details) return false;
  if (!details.open) {
    details.querySelector('summary').click();
    await soon();
  }
  const list = document.querySelector('[data-moves]');
  const button = list?.querySelector('li button');
  button?.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = (button ?? details).getBoundingClientRect();
  if (!button?.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
  const before = list.textContent;
  list.isOld = true;
  button.click();
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    await soon();
    const now = document.querySelector('[data-moves]');
    if (!now?.isOld || now.textContent !== before) return true;
  }
  throw new Error('The first move was clicked, and the list of moves stays as it was.');
}
/** Pages on which the mouse has made a move. */
const begun = new WeakSet();

/**
 * Makes the first move of the list, which `summary` opens; back when the list is another one, be it of the same words.
 * With the mouse at first, later by the button itself: the mouse's way there takes longer than the move.
 */
export async function firstMove(page, summary = page.getByText(/^All moves \(\d+\)$/)) {
  if (begun.has(page) && (await page.evaluate(clickFirstMove))) return;
  if (!(await page.locator('details[open] [data-moves]').isVisible())) await summary.click();
  const before = await page.evaluate(() => {
    const list = document.querySelector('[data-moves]');
    if (list) list.isOld = true;
    return list?.textContent;
  });
  await page.locator('[data-moves] li button').first().click();
  begun.add(page);
  await page.waitForFunction((text) => {
    const list = document.querySelector('[data-moves]');
    return !list?.isOld || list.textContent !== text;
  }, before);
}

/**
 * No violation by axe-core on what is on the screen. Words that are part of a drawn card are no label of
 * it (WCAG 2.5.3 leaves pictures of text out), which the experimental rule about them cannot know.
 */
export async function checkAccess(page, where, looksFor = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(
    (runOnly) =>
      globalThis.axe.run(document, {
        runOnly,
        rules: { 'label-content-name-mismatch': { enabled: false } },
        // Nobody reads what it says of all the rest.
        resultTypes: ['violations'],
        selectors: false,
      }),
    looksFor,
  );
  const words = found.violations.map((one) => `${one.id}: ${one.help}\n  ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join('\n  ')}`);
  assert.equal(words.join('\n'), '', where);
  await checkContrast(page, where);
}

/** The same in both themes, whichever the page has now; the other one differs in its colours alone. */
export async function checkBothThemes(page, where) {
  const now = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const other = now === 'dark' ? 'light' : 'dark';
  for (const [colorScheme, ...looksFor] of [[other, ['color-contrast']], [now]]) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, colorScheme === 'dark' ? 'blueprint' : 'paper');
    await checkAccess(page, `${where}, ${colorScheme}`, ...looksFor);
  }
}

/** Nothing sticks out to the right, nothing scrolls sideways, no words are cut off. */
export async function checkWidth(page, where) {
  const found = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (one) => {
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(up).overflowX) && up !== document.body) return true;
      }
      return false;
    };
    const out = [];
    if (document.documentElement.scrollWidth > width) out.push(`page is ${document.documentElement.scrollWidth} wide`);
    for (const one of document.querySelectorAll('main *, header *, dialog *')) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || one.closest('svg') || one.closest('.visually-hidden')) continue;
      if (box.right > width + 1 && !scrolls(one)) out.push(`${one.tagName} ${one.className} ends at ${Math.round(box.right)}: ${one.textContent.trim().slice(0, 40)}`);
      if (one.matches('button, a, h1, h2, h3, label, summary') && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).display !== 'inline') out.push(`cut off: ${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
    }
    return out.slice(0, 8);
  });
  assert.deepEqual(found, [], where);
}
