import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, samplesOf, turnGame, turningGame, undoGame } from '../../scripts/games.mjs';
import { startGame, world } from './world.mjs';

const { visit } = world();

/** Tab until the focus is on something with that name. */
async function tabTo(page, name) {
  for (let i = 0; i < 80; ++i) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const one = document.activeElement;
      return one?.getAttribute('aria-label') ?? one?.textContent?.trim() ?? '';
    });
    if (here === name) return;
  }
  assert.fail(`Tab never came to ${name}`);
}

test(`A whole game of ${turnGame.title} by keyboard alone`, { timeout: 600_000 }, () =>
  visit(async (page) => {
    await page.getByRole('button', { name: `Play ${turnGame.title}` }).waitFor();
    await tabTo(page, `Play ${turnGame.title}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Actions' }).waitFor();
    const end = page.getByRole('dialog', { name: 'The town is built' });
    const list = page.getByText(/^All moves \(\d+\)$/);
    for (let i = 0; i < 200; ++i) {
      await end.or(list).first().waitFor();
      if (await end.isVisible()) break;
      // In the list's own text field a letter is a letter.
      const there = await page.evaluate(() => document.activeElement?.closest('[data-moves]') !== null);
      if (!there) await page.keyboard.press('m');
      await page.waitForFunction(() => document.activeElement?.closest('[data-moves]'));
      if (await page.evaluate(() => document.activeElement?.tagName === 'INPUT')) await page.keyboard.press('Tab');
      const before = await page.evaluate(() => document.querySelector('[data-moves]')?.textContent);
      await page.keyboard.press('Enter');
      await page.waitForFunction((text) => document.querySelector('[data-moves]')?.textContent !== text, before);
    }
    assert.ok(await end.isVisible());
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).getByText('to the board').waitFor();
  }),
);

/** What is shown before and after a key is another picture of the board. */
const picture = (page) => page.evaluate(() => document.querySelector('.stageBox svg.board').outerHTML.replaceAll(/ class="[^"]*"/g, ''));
const listed = (page) => page.evaluate(() => document.querySelector('details.all summary')?.textContent ?? '');
const boardWidth = (page) => page.evaluate(() => document.querySelector('.stageBox svg.board').getBoundingClientRect().width);
const shows = (page, part) => page.locator(part).first().waitFor();
const finishes = '[role=group][aria-label=Actions] button[aria-keyshortcuts=c]';

/** By what Help calls them; each is pressed and seen to work. They are in the order in which they can be tried. */
const helpKeys = {
  async B(page) {
    await page.keyboard.press('b');
    await shows(page, '.stageBox [data-space]:focus');
  },
  async 'Arrow keys'(page) {
    const before = await page.evaluate(() => document.activeElement.getAttribute('data-space'));
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    assert.notEqual(await page.evaluate(() => document.activeElement.getAttribute('data-space')), before);
  },
  async W(page) {
    await page.keyboard.press('w');
    await shows(page, '[data-what]');
    // With caps lock it is the same key.
    await page.evaluate(() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'W', bubbles: true })));
    await page.locator('[data-what]').waitFor({ state: 'detached' });
  },
  async 'R, F'(page) {
    for (const key of ['r', 'f']) {
      const before = await picture(page);
      await page.keyboard.press(key);
      await page.waitForFunction((html) => document.querySelector('.stageBox svg.board').outerHTML.replaceAll(/ class="[^"]*"/g, '') !== html, before);
    }
  },
  async Enter(page) {
    await page.keyboard.press('Enter');
    await shows(page, `.own [aria-keyshortcuts="c"], ${finishes}`);
  },
  async C(page) {
    // It confirms the move, where that is asked for, and then finishes the round.
    if (await page.locator('.own [aria-keyshortcuts="c"]').isVisible()) await page.keyboard.press('c');
    await shows(page, finishes);
    await page.keyboard.press('c');
    await page.locator(finishes).waitFor({ state: 'hidden' });
    await shows(page, 'details.all');
  },
  async A(page) {
    await page.locator('[data-story=told]').waitFor({ state: 'attached' });
    await page.keyboard.press('a');
    await page.locator('[data-story=others]').waitFor({ state: 'attached' });
    await page.locator('[data-story=told]').waitFor({ state: 'attached' });
  },
  async U(page) {
    await moveByKeys(page);
    await shows(page, finishes);
    await page.keyboard.press('u');
    await page.locator(finishes).waitFor({ state: 'hidden' });
    await shows(page, 'details.all');
  },
  async 'Shift U'(page) {
    await moveByKeys(page);
    await shows(page, finishes);
    await page.keyboard.press('Shift+U');
    await page.locator(finishes).waitFor({ state: 'hidden' });
    await shows(page, 'details.all');
  },
  async H(page) {
    await page.keyboard.press('h');
    await page.getByRole('region', { name: 'What I would do' }).getByText('Best').waitFor();
  },
  async Esc(page) {
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'What I would do' }).waitFor({ state: 'hidden' });
  },
  async L(page) {
    await page.keyboard.press('l');
    await page.getByRole('dialog', { name: 'Log' }).waitFor();
    await page.keyboard.press('Escape');
  },
  async I(page) {
    await page.keyboard.press('i');
    await page.getByRole('dialog', { name: 'Look it up' }).getByRole('table').first().waitFor();
    await page.keyboard.press('Escape');
  },
  async '+, −, 0'(page) {
    const before = await boardWidth(page);
    await page.keyboard.press('+');
    assert.ok((await boardWidth(page)) > before);
    await page.keyboard.press('+');
    const large = await boardWidth(page);
    await page.keyboard.press('-');
    assert.ok((await boardWidth(page)) < large);
    await page.keyboard.press('0');
    assert.equal(await boardWidth(page), before);
  },
  async M(page) {
    await page.keyboard.press('m');
    await shows(page, '[data-moves] :focus');
  },
  async Tab(page) {
    const before = await page.evaluate(() => (globalThis.before = document.activeElement)?.tagName);
    assert.ok(before);
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement !== globalThis.before && document.activeElement !== document.body));
  },
  async '1 to 8'(page) {
    await page.keyboard.press('2');
    await shows(page, '.looking');
    await page.keyboard.press('1');
    await page.locator('.looking').waitFor({ state: 'detached' });
  },
  async '?'(page) {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
  },
};

test('Every key does what Help says', { timeout: 600_000 }, () =>
  visit(
    async (page) => {
      await startGame(page, turningGame.title);
      await page.getByText(/^All moves/).waitFor();
      for (const press of Object.values(helpKeys)) await press(page);
      const told = await page.locator('dialog[open] dt').allInnerTexts();
      assert.deepEqual(told.toSorted(), Object.keys(helpKeys).toSorted());
    },
    { motion: true },
  ),
);

test('A move can be taken back by its key in a game of turns', { timeout: 600_000 }, () =>
  visit(async (page) => {
    await startGame(page, undoGame.title);
    await page.getByText(/^All moves/).waitFor();
    const moves = await listed(page);
    await page.keyboard.press('m');
    await page.locator('[data-moves]').getByRole('button', { name: undoGame.undoable.offered }).first().click();
    await page.waitForFunction((text) => document.querySelector('details.all summary')?.textContent !== text, moves);
    await page.keyboard.press('u');
    await page.getByText(moves).waitFor();
  }),
);

/** Something of the board, or of the controls below it, has the focus. */
const focused = (page, part) => page.evaluate((where) => document.activeElement?.matches(where) ?? false, part);
const listText = (page) => page.evaluate(() => document.querySelector('[data-moves]')?.textContent ?? '');

/** Arrow keys, hither and thither, until the focus is on a space where something can be done. */
async function toPlayableSpace(page, tries) {
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  let chance = 7 + 31 * tries;
  for (let i = 0; i < 60; ++i) {
    if ((await focused(page, '.stageBox [data-space][role=button]')) && (i > 0 || tries === 0)) return;
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const key = keys[Math.floor(chance / 65536) % 4];
    for (let far = 0; far <= i % 3; ++far) await page.keyboard.press(key);
  }
}

/** Makes a move with the keys; whether it was one that the key C confirmed. */
async function moveByKeys(page) {
  const before = await listText(page);
  for (let tries = 0; tries < 40; ++tries) {
    await page.keyboard.press('b');
    await toPlayableSpace(page, tries);
    await page.keyboard.press('Enter');
    // A move, or the next choice. It may also have been but a first step, to be seen on the board alone: another try.
    await page
      .waitForFunction((text) => document.querySelector('[data-moves]')?.textContent !== text || document.querySelector('.own [aria-keyshortcuts="c"], .own button[data-move]'), before, { timeout: 200 })
      .catch(() => undefined);
    if ((await listText(page)) !== before) return false;
    const confirm = page.locator('.own [aria-keyshortcuts="c"]');
    if (await confirm.isVisible()) {
      await page.keyboard.press('c');
      await page.waitForFunction((text) => document.querySelector('[data-moves]')?.textContent !== text, before);
      return true;
    }
    // The choice is among the buttons below the board, if there is one for this space.
    if ((await page.locator('.own button[data-move]').count()) === 0) continue;
    for (let i = 0; i < 30 && !(await focused(page, '.own button[data-move]')); ++i) await page.keyboard.press('Tab');
    if (!(await focused(page, '.own button[data-move]')) || (await listText(page)) !== before) continue;
    await page.keyboard.press('Enter');
    await page.waitForFunction((text) => document.querySelector('[data-moves]')?.textContent !== text, before);
    return false;
  }
  assert.fail('No move could be made with the keys');
}

for (const game of games) {
  const { confirms = false } = samplesOf(game);
  test(`The focus stays at the board of ${game.title} after a move${confirms ? ', and C confirms one' : ''}`, { timeout: 600_000 }, () =>
    visit(async (page) => {
      await startGame(page, game.title);
      await page.getByText(/^All moves/).waitFor();
      // Opened without keys or pointer, so that neither counts.
      await page.evaluate(() => document.querySelector('details.all summary').click());
      await page.locator('[data-moves] li').first().waitFor();
      // Whatever is in focus, these keys do what Help says.
      const listed = await listText(page);
      await page.keyboard.press('b');
      await toPlayableSpace(page, 0);
      await helpKeys['+, −, 0'](page);
      assert.equal(await listText(page), listed, 'no move was made');
      let confirmed = 0;
      for (let moves = 0; moves < 4; ++moves) {
        if (await moveByKeys(page)) confirmed += 1;
        const finish = page.getByRole('button', { name: 'Finish the round' });
        const list = page.locator('[data-moves] li').first();
        await finish.or(list).first().waitFor();
        await page.waitForFunction(() => document.activeElement?.closest('.stageBox [data-space], .own'));
        if (await finish.isVisible()) {
          await page.keyboard.press('c');
          await list.waitFor();
          await page.waitForFunction(() => document.activeElement?.closest('.stageBox [data-space]'));
        }
      }
      if (confirms) assert.ok(confirmed > 0);
    }),
  );
}
