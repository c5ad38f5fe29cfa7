// What holds for Townies only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startGame, world } from './world.mjs';

const { visit } = world();

test('Every face of both dice can be looked up as a picture', { timeout: 300_000 }, () =>
  visit(async (page) => {
    await startGame(page, 'Townies');
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog', { name: 'Look it up' });
    const pictures = dialog.locator('td svg');
    await pictures.nth(11).waitFor();
    const drawn = await pictures.evaluateAll((all) => all.map((one) => one.querySelectorAll('path').length));
    assert.equal(drawn.length, 12);
    assert.ok(drawn.every((strokes) => strokes > 0), drawn.join());
    assert.equal(new Set(await pictures.evaluateAll((all) => all.map((one) => one.innerHTML))).size, 12, 'each looks different');
  }),
);
