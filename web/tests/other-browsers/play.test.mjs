// A whole game of each game in Firefox and in WebKit, with visible controls. Everything else is tested in Chromium.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { games } from '../../scripts/games.mjs';
import { serve } from '../../scripts/serve.mjs';
import { whatToDo } from '../browser/world.mjs';
import { openFirefox } from './firefox.mjs';
import { openWebKit } from './webkit.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const pictures = at('../../../build/other-browsers');
let served;
before(async () => {
  served = await serve(at('../../../build/web'), 0);
  mkdirSync(pictures, { recursive: true });
});
after(() => {
  served.server.close();
  served.server.closeAllConnections();
});

/** Asks again and again, until there is an answer. */
async function until(browser, work, ...facts) {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const found = await browser.ask(work, ...facts);
    if (found) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`This never came: ${work} ${facts}\n${await browser.ask(() => document.querySelector('main')?.innerText.slice(0, 800))}`);
}

/** The first visible element whose words, or whose label, fit a pattern. */
const shown = (where, pattern) =>
  [...document.querySelectorAll(where)].find((one) => new RegExp(pattern).test((one.getAttribute('aria-label') ?? one.textContent).trim()) && one.checkVisibility({ visibilityProperty: true })) ?? null;

async function press(browser, where, pattern) {
  await until(browser, shown, where, pattern);
  await browser.click(shown, where, pattern);
}

/** From the start page to a table against a bot. */
async function startGame(browser, title) {
  await browser.open(served.address);
  // What goes wrong in the page from here on.
  await until(browser, shown, 'h1', '.');
  await browser.ask(() => {
    globalThis.wrong = [];
    addEventListener('error', ({ message }) => {
      // What grew is measured again in the next frame: a notice, though it comes as an error.
      if (!message.startsWith('ResizeObserver loop')) globalThis.wrong.push(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => globalThis.wrong.push(String(reason)));
  });
  await press(browser, 'button', `^Play ${title}$`);
  await press(browser, 'dialog summary', '^More');
  await until(browser, shown, 'dialog label', '^Seed');
  await browser.ask(() => {
    const label = [...document.querySelectorAll('dialog label')].find((one) => /^Seed/.test(one.textContent.trim()));
    const field = label.control ?? label.querySelector('input');
    field.value = '7';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(browser, 'dialog button', '^Start$');
  await until(browser, shown, '[role=group][aria-label=Actions]', '.');
}

/** Makes the first move of the list of all moves; back when the list is another one. */
async function firstMove(browser) {
  if (!(await browser.ask(shown, 'details[open] [data-moves] li button', '.'))) await press(browser, 'summary', '^All moves');
  await until(browser, shown, '[data-moves] li button', '.');
  const before = await browser.ask(() => {
    const list = document.querySelector('[data-moves]');
    list.isOld = true;
    return list.textContent;
  });
  await browser.click(shown, '[data-moves] li button', '.');
  const other = (text) => {
    const list = document.querySelector('[data-moves]');
    return !list?.isOld || list.textContent !== text;
  };
  await until(browser, other, before);
}

const finish = ['[role=group][aria-label=Actions] button', '^Finish the round$'];

async function playToEnd(browser) {
  for (let moves = 0; moves < 400; ) {
    const next = await until(browser, whatToDo);
    if (next === 'over') return moves;
    if (next === 'finish') {
      await press(browser, ...finish);
      await until(browser, (where, pattern) => ![...document.querySelectorAll(where)].some((one) => new RegExp(pattern).test(one.textContent.trim())), ...finish);
    } else {
      await firstMove(browser);
      moves += 1;
    }
  }
  return assert.fail('The game did not end.');
}

for (const [title, open] of [['Firefox', openFirefox], ['WebKit', openWebKit]]) {
  describe(title, () => {
    for (const game of games) {
      test(`A whole game of ${game.title} in ${title}`, { timeout: 300_000 }, async () => {
        const browser = await open();
        try {
          await startGame(browser, game.title);
          writeFileSync(`${pictures}/${title}-${game.name}-table.png`, await browser.picture());
          const moves = await playToEnd(browser);
          assert.ok(moves > 3, `${moves} moves`);
          await until(browser, shown, 'dialog[open] *', ' wins (by|on)|share the victory\\.');
          assert.deepEqual(await browser.ask(() => globalThis.wrong), []);
        } finally {
          await browser.picture().then((end) => writeFileSync(`${pictures}/${title}-${game.name}-end.png`, end)).catch(() => undefined);
          await browser.close();
        }
      });
    }
  });
}
