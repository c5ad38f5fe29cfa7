// A review of a finished game: how well each seat decided, what the worst decisions cost and why, both moves on the board.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { startEngine } from '../../scripts/engine.mjs';
import { namesFor, roundGame, turnGame } from '../../scripts/games.mjs';
import { keptGames, put } from '../../scripts/kept.mjs';
import { checkBothThemes, checkWidth, world } from './world.mjs';

const { visit } = world();

describe('A review', { concurrency: 2 }, () => {
  let saves;
  before(async () => {
    // Who plays at random gives a lot away.
    saves = keptGames(await startEngine(), Object.fromEntries([turnGame, roundGame].map(({ name }) => [name, { game: name, names: namesFor(2), bot: 'random' }])));
  });
  for (const [game, size] of [[turnGame, 'desktop'], [roundGame, 'phone']]) {
    test(`${game.title}: accuracy, costs and reasons, and both moves on the board`, { timeout: 600_000 }, () =>
      visit(
        async (page, _context, address) => {
          await page.evaluate(put, saves);
          await page.goto(`${address}#/review/${game.name}-over`);
          await page.locator('.worst li').first().waitFor();
          await page.waitForFunction(() => !document.querySelector('p.soft[role=status]'), undefined, { timeout: 300_000 });
          for (const name of namesFor(2)) {
            const [, percent, best, decisions] = /(\d+) % accurate · (\d+) of (\d+) decisions/.exec(await page.locator('.legend li').filter({ hasText: name }).innerText()).map(Number);
            assert.ok(percent >= 0 && percent < 100 && best < decisions, `${name}: ${percent} %, ${best} of ${decisions}`);
          }
          const costs = await page.locator('.worst .cost').allInnerTexts();
          const points = costs.map((text) => Number(/([\d.]+) points/.exec(text)[1]));
          assert.ok(points.length > 1 && points.every((cost, at) => cost > 0 && cost <= (points[at - 1] ?? Infinity)), costs.join());
          const first = page.locator('.worst li').first();
          const [played, better] = ['Played:', 'Better:'].map((word) => first.locator('p:not(.small)').filter({ hasText: word }));
          assert.notEqual((await played.innerText()).slice(8), (await better.innerText()).slice(8));
          await page.locator('.worst p').filter({ hasText: 'Expected from it' }).first().waitFor();
          await first.getByRole('button', { name: /^Show the position/ }).click();
          await first.locator('.played svg.board').waitFor();
          // The same position, with another move in each.
          const [one, other] = await Promise.all(['.played', '.better'].map((where) => first.locator(`${where} svg.board`).evaluate((board) => board.outerHTML)));
          assert.notEqual(one, other);
          await checkWidth(page, 'review');
          await checkBothThemes(page, 'review');
          await first.getByRole('button', { name: /^Show the position/ }).click();
          await first.locator('svg.board').first().waitFor({ state: 'detached' });
        },
        { size },
      ),
    );
  }
});
