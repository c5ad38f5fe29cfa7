import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { turnGame } from '../../scripts/games.mjs';
import { checkAccess, combinations, games, playToEnd, startGame, world } from './world.mjs';

const { visit } = world();

describe('Whole games', { concurrency: 2 }, () => {
  for (const [[game, title], size] of combinations(Object.entries(games), ['desktop', 'phone'])) {
    test(`A whole game of ${title} against a bot, ${size}`, { timeout: 600_000 }, () =>
      visit(
        async (page) => {
          await startGame(page, title);
          await checkAccess(page, 'table');
          const moves = await playToEnd(page);
          assert.ok(moves > 3, `${moves} moves`);
          const dialog = page.getByRole('dialog', { name: 'The town is built' });
          await dialog.getByText(/ wins (by|on)|share the victory\./).first().waitFor();
          if (game === turnGame.name) {
            await checkAccess(page, 'end');
            await dialog.getByRole('button', { name: 'Play again' }).click();
            await page.getByText(/^All moves/).waitFor();
          }
        },
        { size },
      ),
    );
  }
});
