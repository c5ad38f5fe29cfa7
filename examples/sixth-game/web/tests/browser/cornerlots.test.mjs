// Corner Lots in the page: on the board, by keys, to the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAccess, checkWidth, firstMove, nextToDo, playToEnd, sizes, startGame, world } from './world.mjs';

const { visit } = world();

for (const size of Object.keys(sizes)) {
  test(`A whole game of Corner Lots against a bot, ${size}`, { timeout: 300_000 }, () =>
    visit(
      async (page) => {
        await startGame(page, 'Corner Lots');
        await checkAccess(page, 'table');
        await checkWidth(page, 'table');
        await page.locator('[data-space="b2"]').click();
        await page.getByRole('button', { name: 'Claim b2' }).click();
        await page.locator('[data-space="b2"][role=img][aria-label*="worth"]').waitFor();
        assert.equal(await playToEnd(page), 4);
        await page.getByRole('dialog', { name: 'The town is built' }).getByText(/ wins (by|on)|share the victory\./).first().waitFor();
      },
      { size },
    ),
  );
}

test('A lot is found and claimed by keys', { timeout: 300_000 }, () =>
  visit(async (page) => {
    await startGame(page, 'Corner Lots');
    assert.equal(await nextToDo(page), 'move');
    await page.locator('[data-space="a1"]').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'Enter']) await page.keyboard.press(key);
    await page.locator('[data-space="b2"][role=img]').waitFor();
  }),
);

test('The guided game can be played through', { timeout: 300_000 }, () =>
  visit(async (page, _context, address) => {
    await page.goto(`${address}#/learn/cornerlots`);
    for (const step of ['read', 'read', 'move', 'read', 'move', 'move', 'read']) {
      if (step === 'read') await page.getByRole('button', { name: 'Next' }).click();
      else if ((await nextToDo(page)) === 'move') await firstMove(page);
    }
    await page.getByText('That was your guided game.').waitFor();
  }),
);
