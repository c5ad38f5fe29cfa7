import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startGame, world } from './world.mjs';

const { visit } = world();

test('A move that stays is confirmed, and the table says why something cannot be done', { timeout: 300_000 }, () =>
  visit(async (page) => {
    await startGame(page, 'DrawCity');
    const space = page.locator('[data-space="F2"]');
    const stage = () => page.evaluate(() => document.querySelector('.stageBox').offsetHeight);
    const height = await stage();
    await space.click();
    const build = page.getByRole('button', { name: 'Build here' });
    await build.waitFor();
    assert.equal(await stage(), height);
    await build.click();
    await page.locator('[data-space="F2"][role=img]').waitFor();
    await page.getByText(/^All moves/).waitFor();
    const undo = page.getByRole('button', { name: 'Undo', description: 'New cards or dice have come since, so your move stands.' });
    await undo.click({ force: true });
    await page.locator('.notice').getByText('your move stands').waitFor();
    await space.click();
    await page.locator('.notice').getByText(/^F2, .+: nothing can be done here now\.$/).waitFor();
  }),
);
