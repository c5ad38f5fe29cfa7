// Goes through every screen in the language "xx", in which each message stands between ⟦ and ⟧: whatever else can be
// read there does not come from a catalogue. With everything, axe-core and the check of contrast look at each, in both
// themes.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startEngine } from '../../scripts/engine.mjs';
import { games as all, roundGame, samplesOf, secretGame, turnGame } from '../../scripts/games.mjs';
import { keptGames, put } from '../../scripts/kept.mjs';
import { canned } from '../../scripts/online_canned.mjs';
import { checkBothThemes, firstMove, games, goTo, isThorough, world } from './world.mjs';

/** What is in no catalogue, and stays so. */
const never = [
  '.logo', // the product's name
  '.rules', // whole files, one for each language
  'code, output', // numbers that check a game, and codes to write down
  '.chat li:not(.none), main q', // what people say
];
const folder = fileURLToPath(new URL('../../src/i18n/words/', import.meta.url));
const languageNames = readdirSync(folder)
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => /^language-name = (.*)$/m.exec(readFileSync(folder + name, 'utf8'))[1]);
/** People, and what the browser itself writes of a date. */
const names = ['Townsmith', 'Firefox', 'Linux', 'Safari', 'iPhone', 'Chrome', 'Android', 'games@example.org', ...all.flatMap(({ title, fullTitle }) => [fullTitle, title]), 'Ada', 'Kim', 'Noor', 'Jo', 'Mika', 'Lou', 'Sam', 'Mason', 'Maximiliane-Wilhelmine', ...languageNames];
const addresses = /\bhttps?:\S+/g;
const dates = /\b(?:[AP]M|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/g;

/** Everything that people see or hear on the screen, with its place. */
function texts(left) {
  const out = [['title', document.title]];
  const path = (one) => (one && one !== document.body ? `${path(one.parentElement)} > ${one.localName}${one.getAttribute('class')?.replaceAll(/ ?svelte-\w+/g, '').replaceAll(/^(?=.)| +/g, '.') ?? ''}` : '');
  const add = (one, text) => out.push([path(one).slice(-70), text]);
  for (const one of document.body.querySelectorAll('*')) {
    if (one.closest(left) || one.closest('script, style, noscript')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      if (one.hasAttribute(name)) add(one, one.getAttribute(name));
    }
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE && node.data.trim() !== '') add(one, node.data.trim());
  }
  return out;
}

const name = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');
function unmarked([, text]) {
  for (let before = ''; before !== text; ) text = (before = text).replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return /\p{L}{2}/u.test(text.replaceAll(name, ' ').replaceAll(dates, ' ').replaceAll(addresses, ' '));
}

async function checkWords(page, where, problems) {
  const found = (await page.evaluate(texts, never.join(', '))).filter(unmarked);
  problems.push(...found.map(([place, text]) => `${where}: ${text.slice(0, 80)}  (${place})`));
}

const { visit } = world();
const marked = (address, hash = '') => `${address}?language=xx${hash}`;
/** Walks through screens and tells all that was found at once. */
const walk = (work, how) =>
  visit(
    async (page, context, address) => {
      const problems = [];
      await work(page, context, address, async (where) => {
        await checkWords(page, where, problems);
        // This walk comes to every state of every page, so it is the one to look at all of them.
        if (isThorough) await checkBothThemes(page, where).catch(({ message }) => problems.push(message));
      });
      assert.equal([...new Set(problems)].join('\n'), '');
    },
    { fresh: true, ...how },
  );
const dialog = (page) => page.locator('dialog[open]');
/** In the page: today's puzzles are done, the first ones better than bots do them. */
const putToday = ([names, par]) =>
  new Promise((done, failed) => {
    const request = indexedDB.open('townsmith');
    request.onerror = failed;
    request.onsuccess = () => {
      const now = new Date();
      const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
      const work = request.result.transaction(['daily'], 'readwrite');
      names.forEach((game, at) => {
        if (at > 0) localStorage.setItem(`townsmith.par.${day}.${game}`, JSON.stringify(par));
        work.objectStore('daily').put({ key: `${day} ${game}`, day, game, score: [30, 80, 50, 30][at % 4], grade: null });
      });
      work.oncomplete = () => {
        request.result.close();
        done();
      };
    };
  });
async function inDialog(page, open, check, where) {
  await open();
  await dialog(page).waitFor();
  await page.waitForFunction(() => !document.querySelector('dialog p[role=status]'));
  await check(where);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

describe('Words', { concurrency: 2 }, () => {
  test('Pages that need no game', { timeout: 300_000 }, () =>
    walk(async (page, _context, address, check) => {
      await page.goto(marked(address));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check('start, empty');
      for (const [at, what] of [[-2, 'preferences'], [-1, 'help']]) {
        await inDialog(page, () => page.locator('header button').nth(at).click(), check, what);
      }
      for (const [at, game] of Object.keys(games).entries()) {
        await inDialog(
          page,
          async () => {
            await page.locator('.cards > li').nth(at).getByRole('button').first().click();
            await page.locator('dialog summary').click();
          },
          check,
          `new ${game}`,
        );
      }
      for (const hash of ['#/daily', '#/workshop', '#/workshop/none', '#/nowhere', '#/table/none', '#/replay/none', '#/lobby']) {
        await goTo(page, marked(address, hash));
        await check(hash);
      }
      // Parts of a game that are drawn have words of their own.
      await goTo(page, marked(address, '#/workshop'));
      await page.locator('.games > li').nth(all.findIndex((one) => samplesOf(one).workshop)).getByRole('button').last().click();
      for (const tab of [0, -1]) {
        await page.getByRole('tab').nth(tab).click();
        await page.locator('footer .status').click();
        await check(`bench, tab ${tab}`);
      }
      for (const game of Object.keys(games)) {
        await goTo(page, marked(address, `#/rules/${game}`));
        await check(`rules ${game}`);
        await page.goto(marked(address, `#/learn/${game}`));
        await page.locator('.guide').waitFor();
        await check(`learn ${game}`);
      }
    }),
  );

  test('A guided game to its end, with a move taken back', { timeout: 300_000 }, () =>
    walk(async (page, _context, address, check) => {
      await page.goto(marked(address, `#/learn/${turnGame.name}`));
      const next = page.locator('.lesson header button');
      const moves = page.locator('details.all summary');
      const done = page.locator('.guide strong');
      let undone = false;
      for (let tries = 0; tries < 60; ++tries) {
        await next.or(moves).or(done).first().waitFor();
        await check(`guided step ${tries}`);
        if (await done.isVisible()) return;
        if (await next.isVisible()) {
          const before = await page.locator('.guide').innerText();
          await next.click();
          await page.waitForFunction((text) => document.querySelector('.guide')?.innerText !== text, before);
        } else {
          await firstMove(page, moves);
          await page.keyboard.press(undone ? 'h' : 'u');
          undone = true;
          await check(`guided move ${tries}`);
        }
      }
      assert.fail('The guided game did not end.');
    }),
  );

  /** Both sizes where everything is to be tried; otherwise each of the two walks in one of them. */
  const walks = (size) => (isThorough ? ['desktop', 'phone'] : [size]);
  for (const size of walks('phone')) {
    test(`Tables, replays and reviews of every game, ${size}`, { timeout: 600_000 }, () =>
      walk(
        async (page, _context, address, check) => {
          await page.goto(marked(address));
          await page.getByRole('heading', { level: 1 }).waitFor();
          const variants = Object.fromEntries(Object.keys(games).map((game) => [game, { game, names: ['Ada', 'Kim'] }]));
          await page.evaluate(put, keptGames(await startEngine(), variants));
          await page.reload();
          await page.locator('a[href^="#/table/"]').first().waitFor();
          await check('start');
          await page.locator('main li:has(a[href^="#/table/"]) button').last().click();
          await dialog(page).waitFor();
          await check('delete');
          await goTo(page, marked(address, '#/daily'));
          await check('daily');
          await page.evaluate(putToday, [Object.keys(games), { hard: 40, master: 60 }]);
          await goTo(page, marked(address, '#/nowhere'));
          await goTo(page, marked(address, '#/daily'), '[data-daily]');
          await check('daily, with results');
          await page.locator('[data-daily] button').first().click();
          await check('daily, a result to paste');
          await page.goto(marked(address, `#/table/${secretGame.name}-people`));
          await page.locator('.curtain').waitFor();
          await check('curtain');
          for (const game of Object.keys(games)) {
            await page.goto(marked(address, `#/table/${game}`));
            await page.locator('details.all summary').waitFor();
            await check(`table ${game}`);
            for (const tab of await page.getByRole('tab').all()) {
              await tab.click();
              await check(`table ${game}, tab`);
            }
            if (size === 'phone') await page.getByRole('tab').first().click();
            await page.locator('details.all summary').click();
            await check(`moves of ${game}`);
            for (const key of ['l', 'i', '?']) await inDialog(page, () => page.keyboard.press(key), check, `${game}, key ${key}`);
            await page.locator('.board [data-space]').first().focus();
            await page.keyboard.press('w');
            await page.locator('[data-what]').waitFor();
            await check(`what a space of ${game} is`);
            await page.keyboard.press('2');
            await check(`another board of ${game}`);
            await page.keyboard.press('Escape');
            await page.keyboard.press('h');
            await page.locator('ol .rank').first().waitFor();
            await check(`hints of ${game}`);
            await page.goto(marked(address, `#/table/${game}-over`));
            await dialog(page).waitFor();
            await page.locator('dialog [data-best]').waitFor();
            await check(`end of ${game}`);
            await page.goto(marked(address, `#/replay/${game}-over`));
            await page.getByRole('slider').fill('5');
            await check(`replay of ${game}`);
          }
          // A review thinks about every decision: one game is enough.
          await page.goto(marked(address, `#/review/${turnGame.name}-over`));
          await page.locator('.graph').waitFor();
          await page.waitForFunction(() => !document.querySelector('p.soft[role=status]'));
          await check('review');
          await goTo(page, marked(address, `#/review/${roundGame.name}`));
          await check('review of a game that runs');
        },
        { size },
      ),
    );

  }

  for (const size of walks('desktop')) {
    const at = (hash, part, then = async () => {}, how = {}) => ({ hash, part, then, how });
    const here = (place) => `nav [href="#/${place}"][aria-current]`;
    const screens = {
      start: at('#/', '.together .ways'),
      lobby: at('#/lobby', `body:has(${here('lobby')}) main [href^="#/t/"]`),
      create: at('#/lobby/new', 'dialog select', async (page) => {
        for (const pace of [1, 2]) await page.locator('dialog .pace label').nth(pace).click();
      }),
      name: at('#/lobby/new', 'dialog input', undefined, { stranger: true }),
      waiting: at('#/t/room', 'main:has(.chat form):has(input[readonly]) .link .code svg'),
      play: at('#/t/play', '.stageBox .board'),
      leave: at('#/t/play', '.stageBox .board', async (page) => {
        await page.getByRole('button', { name: /This table/ }).first().click();
        await page.locator('dialog footer button').first().click();
        await page.locator('dialog .ways li').first().waitFor();
      }),
      moderation: at('#/moderation', 'main q'),
      decide: at('#/moderation', 'main q', async (page) => {
        await page.locator('main li button[aria-haspopup]').first().click();
        await page.locator('dialog form').waitFor();
      }),
      asked: at('#/t/asked', '.notice button'),
      gaveup: at('#/t/gaveup', '.notice'),
      stopped: at('#/t/stopped', 'dialog .ribbon'),
      standin: at('#/t/m2', '.stageBox .board'),
      watching: at('#/t/watch', '.stageBox .board'),
      end: at('#/t/end', 'dialog .ribbon'),
      archive: at('#/archive', `body:has(${here('archive')}) main [href^="#/replay/"]`),
      check: at('#/archive', `body:has(${here('archive')}) main [href^="#/replay/"]`, async (page) => {
        await page.locator('li .ways button').first().click();
        await page.locator('dialog .verdict').waitFor();
      }),
      me: at('#/me', `body:has(${here('me')}) main [href^="#/replay/"]`),
      account: at('#/account', 'main ul strong', async (page) => {
        await page.locator('main button:has-text("⟦")', { hasText: 'Make a new one' }).click();
        await page.locator('main output').waitFor();
      }),
      recover: at('#/recover', 'main form input'),
      keeps: at('#/keeps', 'main li'),
      ladder: at(`#/ladder/${roundGame.name}`, 'main table'),
      return: at('#/return/abc', 'main .ways button'),
      gone: at('#/t/none', 'main > svg + h1'),
      banned: at('#/lobby', '.banner', undefined, { refuse: 4003 }),
      lost: at('#/lobby', '.banner button', undefined, { refuse: 1011 }),
    };
    test(`Playing together, ${size}`, { timeout: 600_000 }, async () => {
      for (const [name, { hash, part, then, how }] of Object.entries(screens)) {
        await walk(
          async (page, context, address, check) => {
            await canned(context, how);
            await page.goto(marked(address, hash));
            await page.locator(part).first().waitFor();
            await then(page);
            await check(name);
            if (name !== 'play') return;
            for (const tab of await page.getByRole('tab').all()) {
              await tab.click();
              await check(`${name}, tab`);
            }
            if (size === 'phone') return;
            for (const button of await page.locator('header .tools button').all()) {
              const opens = (await button.getAttribute('aria-haspopup')) === 'dialog';
              await button.click();
              if (opens) await page.locator('dialog[open]').waitFor();
              await check(`${name}, tools`);
              await page.keyboard.press('Escape');
              await page.locator('dialog[open]').waitFor({ state: 'detached' });
            }
          },
          { size },
        );
      }
    });
  }
});
