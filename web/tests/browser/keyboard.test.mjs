import assert from 'node:assert/strict';
import { test } from 'node:test';
import { world } from './world.mjs';

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

test('A whole game of City Planner by keyboard alone', { timeout: 600_000 }, () =>
  visit(async (page) => {
    await page.getByRole('button', { name: 'Play City Planner' }).waitFor();
    await tabTo(page, 'Play City Planner');
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

test('Undo, hint, log and reference by their keys', { timeout: 600_000 }, () =>
  visit(async (page) => {
    await page.getByRole('button', { name: 'Play City Planner' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText(/^All moves/).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('dialog', { name: 'Log' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await page.getByRole('dialog', { name: 'Look it up' }).getByRole('table').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.getByRole('region', { name: 'What I would do' }).getByText('Best').waitFor();
    await page.keyboard.press('Escape');
    const moves = await page.getByText(/^All moves/).innerText();
    await page.keyboard.press('m');
    await page.locator('[data-moves]').getByRole('button', { name: /^Turn the die on card/ }).first().click();
    await page.waitForFunction((text) => document.querySelector('summary')?.textContent !== text, moves);
    await page.keyboard.press('u');
    await page.getByText(moves).waitFor();
  }),
);
