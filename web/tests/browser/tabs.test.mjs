import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { storedGames } from './stored.mjs';
import { roundGame, turnGame, undoGame } from '../../scripts/games.mjs';
import { finishRound, firstMove, isThorough, nextToDo, startGame, world } from './world.mjs';

const { visit } = world();

/** The only game this device keeps. */
const stored = async (page) => (await storedGames(page))[0];

/** How many moves of the first seat a record holds, those of an open round too. */
function movesIn(record) {
  let count = 0;
  for (const line of record.trim().split('\n').map((text) => JSON.parse(text))) {
    if (line.seat === 0 && line.move) count += 1;
    if (line.open === 0) count += line.moves.length;
  }
  return count;
}

/** What a tab shows of the game: the score, what there is to do, and every move. */
async function shown(page) {
  const closed = page.locator('details:not([open]) > summary').getByText(/^All moves/);
  if (await closed.isVisible()) await closed.click().catch(() => undefined);
  return page.evaluate(() => ['.prompt', '.side > :first-child', '[data-moves]'].map((part) => document.querySelector(part)?.textContent ?? '').join('\n'));
}

/** Until both tabs show the same, and it is a person's turn. */
async function agree(one, two) {
  for (let i = 0; i < 600; ++i) {
    const [left, right] = [await shown(one), await shown(two)];
    if (left === right && !left.startsWith('Waiting')) return left;
    await pause(50);
  }
  assert.equal(await shown(one), await shown(two));
}

/** A move, or the end of a round; how many moves that was. */
async function step(page) {
  if ((await nextToDo(page)) === 'finish') {
    await finishRound(page);
    return 0;
  }
  await firstMove(page);
  return 1;
}

async function openTwice(page, context) {
  const other = await context.newPage();
  other.setDefaultTimeout(60_000);
  await other.goto(page.url());
  await other.getByText(/^All moves/).waitFor();
  return other;
}

for (const [title, steps] of isThorough ? [[turnGame.title, 12], [roundGame.title, 24]] : [[roundGame.title, 8]]) {
  test(`A game of ${title} in two tabs is one game, whichever of them is used`, { timeout: 600_000 }, () =>
    visit(async (page, context) => {
      await startGame(page, title);
      const other = await openTwice(page, context);
      await agree(page, other);
      let made = 0;
      for (let i = 0; i < steps; ++i) {
        // Two in one tab, then two in the other.
        made += await step(i % 4 < 2 ? other : page);
        await agree(page, other);
        assert.equal(movesIn((await stored(page)).record), made);
      }
      const before = await shown(page);
      await Promise.all([page.reload(), other.reload()]);
      for (const tab of [page, other]) await tab.getByRole('group', { name: 'Actions' }).waitFor();
      assert.equal(await agree(page, other), before);
    }),
  );
}

test('A move taken back in one tab is taken back in the other', { timeout: 600_000 }, () =>
  visit(async (page, context) => {
    await startGame(page, undoGame.title);
    const other = await openTwice(page, context);
    const before = await agree(page, other);
    await page.locator('[data-moves]').getByRole('button', { name: undoGame.undoable.offered }).first().click();
    await page.waitForFunction((text) => !text.includes(document.querySelector('[data-moves]').textContent), before);
    assert.notEqual(await agree(page, other), before);
    await other.getByRole('button', { name: 'Undo' }).click();
    await other.waitForFunction((text) => text.includes(document.querySelector('[data-moves]').textContent), before);
    assert.equal(await agree(page, other), before);
  }),
);

test('A tab that hears nothing of the other does not write over its moves, and says so', { timeout: 600_000 }, () =>
  visit(async (page, context) => {
    await context.addInitScript(() => delete globalThis.BroadcastChannel);
    await page.reload();
    await startGame(page, turnGame.title);
    const other = await openTwice(page, context);
    await shown(page);
    let made = 0;
    for (let i = 0; i < 3; ++i) made += await step(other);
    await other.getByText(/^All moves/).waitFor();
    // The first tab still offers what was to be done at the beginning.
    await page.locator('[data-moves]').getByRole('listitem').getByRole('button').first().click();
    await page.getByText('This game continued in another tab').first().waitFor();
    await agree(page, other);
    assert.equal(movesIn((await stored(page)).record), made);
    made += await step(page);
    assert.equal(movesIn((await stored(page)).record), made);
  }),
);

test('Where both tabs move at once one of them wins, and both show the same', { timeout: 600_000 }, () =>
  visit(async (page, context) => {
    await startGame(page, roundGame.title);
    const other = await openTwice(page, context);
    for (let round = 0; round < (isThorough ? 8 : 4); ++round) {
      await agree(page, other);
      const before = movesIn((await stored(page)).record);
      if (await page.getByRole('button', { name: 'Finish the round' }).isVisible()) {
        await step(page);
        continue;
      }
      // Both hands come down at the same moment; one that is late may find nothing left to do.
      const moment = Date.now() + 200;
      await Promise.all(
        [page, other].map((tab) =>
          tab.evaluate(async (at) => {
            await new Promise((done) => setTimeout(done, at - Date.now()));
            const moves = [...document.querySelectorAll('[data-moves] li button')];
            moves[Math.floor(Math.random() * moves.length)]?.click();
          }, moment),
        ),
      );
      for (let i = 0; i < 600 && movesIn((await stored(page)).record) === before; ++i) await pause(50);
      await agree(page, other);
      assert.ok(movesIn((await stored(page)).record) > before);
    }
    const before = await agree(page, other);
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) await tab.getByRole('group', { name: 'Actions' }).waitFor();
    assert.equal(await agree(page, other), before);
  }),
);

test('When the tab whose bots play is closed, those of the other go on', { timeout: 600_000 }, () =>
  visit(async (page, context) => {
    await startGame(page, roundGame.title);
    const other = await openTwice(page, context);
    await agree(page, other);
    const { keeper } = await stored(page);
    await other.close({ runBeforeUnload: true });
    for (let i = 0; i < 600 && (await stored(page)).keeper === keeper; ++i) await pause(50);
    assert.notEqual((await stored(page)).keeper, keeper);
    for (let made = 0; made < 8; ++made) await step(page);
  }),
);

test('A game deleted in one tab is not brought back by the other, which can still download it', { timeout: 600_000 }, () =>
  visit(async (page, context, address) => {
    await startGame(page, turnGame.title);
    await step(page);
    await page.getByText(/^All moves/).waitFor();
    const other = await context.newPage();
    await other.goto(address);
    await other.getByRole('button', { name: `Delete this game of ${turnGame.title}` }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'This game was deleted in another tab' }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
    assert.ok(file.suggestedFilename().startsWith(`townsmith-${turnGame.name}-`));
    assert.equal(await stored(page), undefined);
  }),
);

test('The browser is asked to keep what was played, and not at every move', { timeout: 600_000 }, () =>
  visit(async (page) => {
    await page.addInitScript(() => {
      globalThis.asked = 0;
      navigator.storage.persist = () => ((globalThis.asked += 1), Promise.resolve(true));
    });
    await page.reload();
    await startGame(page, turnGame.title);
    assert.equal(await page.evaluate(() => globalThis.asked), 0);
    await step(page);
    await page.waitForFunction(() => globalThis.asked === 1);
    await step(page);
    await page.getByText(/^All moves/).waitFor();
    assert.equal(await page.evaluate(() => globalThis.asked), 1);
  }),
);
