// The picture editors: in each game a thing is changed and spoilt, and the engine's check answers at its field.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, samplesOf } from '../../scripts/games.mjs';
import { checkAccess, checkBothThemes, checkWidth, world } from './world.mjs';

const { visit } = world();
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

async function status(page) {
  await page.waitForFunction(() => document.querySelector('footer .status')?.dataset.checked === 'true');
  return page.locator('footer .status').innerText();
}

// The first is gone through from end to end in workshop.test.mjs.
for (const game of games.filter((one) => samplesOf(one).workshop).slice(1)) {
  const { workshop } = samplesOf(game);
  test(`A thing of ${game.title} is changed, spoilt and put right`, { timeout: 120_000 }, () =>
    visit(async (page) => {
      await page.getByRole('link', { name: 'Go to the workshop' }).click();
      await page.getByRole('button', { name: `New pack for ${game.title}` }).click();
      await page.getByRole('tab', { name: workshop.part }).waitFor();
      await workshop.change(page);
      assert.match(await status(page), /The rules can play it[\s\S]*change/);
      await checkBothThemes(page, workshop.part);
      await workshop.spoil(page);
      assert.match(await status(page), /to be put right/);
      const wrong = page.locator('main [aria-invalid="true"]').first();
      await wrong.waitFor();
      await page.keyboard.press('Control+z');
      assert.match(await status(page), /The rules can play it/);
      assert.equal(await page.locator('main [aria-invalid="true"]').count(), 0);

      await page.setViewportSize(phone);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        const name = await tab.innerText();
        await checkWidth(page, name);
        await checkAccess(page, name);
      }
      await page.setViewportSize(desk);
    }),
  );
}
