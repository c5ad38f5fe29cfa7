import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { anyGame } from '../../scripts/games.mjs';
import { checkAccess, firstMove, games, world } from './world.mjs';

const { visit } = world();

describe('Guided games', { concurrency: 2 }, () => {
  for (const [game, title] of Object.entries(games)) {
    test(`The guided game of ${title} can be played through`, { timeout: 600_000 }, () =>
      visit(
        async (page, _context, address) => {
          await page.goto(`${address}#/learn/${game}`);
          const lesson = page.getByRole('region', { name: /^Step \d+ of \d+$/ });
          const done = page.getByText('That was your guided game.');
          await lesson.waitFor();
          await checkAccess(page, 'lesson');
          const step = () => lesson.getByRole('heading').innerText();
          for (let tries = 0; tries < 60 && !(await done.isVisible()); ++tries) {
            const next = lesson.getByRole('button', { name: 'Next' });
            const finish = page.getByRole('button', { name: 'Finish the round' });
            const moves = page.getByText(/^All moves \(\d+\)$/);
            // A step of moves stands still while a bot or nature has its turn.
            await next.or(finish).or(moves).or(done).first().waitFor();
            const before = await step();
            if (await done.isVisible()) break;
            if (await next.isVisible()) {
              await next.click();
              await lesson.getByRole('heading', { name: before, exact: true }).waitFor({ state: 'hidden' });
            } else if (await finish.isVisible()) {
              await finish.click();
              await finish.waitFor({ state: 'hidden' });
            } else await firstMove(page);
          }
          assert.ok(await done.isVisible(), await step());
        },
        { size: game === anyGame.name ? 'phone' : 'desktop' },
      ),
    );
  }
});
