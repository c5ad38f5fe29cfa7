import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstMove, games, startGame, world } from './world.mjs';

const { visit, served } = world();
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const kilobytes = (bytes) => Math.round(bytes / 1000);

test('The first load is light', { timeout: 120_000 }, (context) =>
  visit(
    async (page, _context, address) => {
      const bytes = { js: 0, css: 0, wasm: 0, others: 0 };
      const known = new Set();
      const engine = new Promise((done) => {
        served().on('request', (request, response) =>
          response.on('finish', () => {
            const ending = request.url.split('.').at(-1);
            if (!known.has(request.url)) bytes[ending in bytes ? ending : 'others'] += Number(response.getHeader('content-length') ?? 0);
            known.add(request.url); // both workers ask for the engine
            if (ending === 'wasm') done();
          }),
        );
      });
      await page.goto(address);
      await engine;
      await page.waitForLoadState('networkidle');
      const ofPage = bytes.js + bytes.css + bytes.others;
      context.diagnostic(
        `first load: ${Object.entries(bytes).map(([what, count]) => `${what} ${kilobytes(count)} kB`).join(', ')}`,
      );
      assert.ok(ofPage <= 165_000, `${ofPage} bytes before the engine`);
      assert.ok(bytes.wasm <= 545_000, `${bytes.wasm} bytes of engine and content`);
    },
    { fresh: true },
  ),
);

/** What the main thread has worked so far, in milliseconds of its own time. */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find((one) => one.name === 'TaskDuration').value;
}

for (const title of Object.values(games)) {
  test(`A move of ${title} is answered at once`, { timeout: 120_000 }, (context) =>
    visit(async (page, browsing) => {
      await startGame(page, title);
      const session = await browsing.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const waits = [];
      const works = [];
      await page.getByText(/^All moves/).waitFor();
      await page.getByText(/^All moves/).click();
      for (let i = 0; i < 8; ++i) {
        const finish = page.getByRole('button', { name: 'Finish the round' });
        await finish.or(page.getByText(/^All moves/)).first().waitFor();
        if (await finish.isVisible()) {
          await finish.click();
          await finish.waitFor({ state: 'hidden' });
          continue;
        }
        if (i === 0) await firstMove(page);
        const before = await worked(session);
        const wait = await page.evaluate(
          () =>
            new Promise((done) => {
              const text = () => `${document.querySelector('.prompt')?.textContent}${document.querySelector('[data-moves]')?.textContent}`;
              const button = document.querySelector('[data-moves] li button');
              if (!button) {
                done(null);
                return;
              }
              const old = text();
              const begun = performance.now();
              const look = new MutationObserver(() => {
                if (text() === old) return;
                look.disconnect();
                done(performance.now() - begun);
              });
              look.observe(document.body, { subtree: true, childList: true, characterData: true });
              button.click();
            }),
        );
        if (wait === null) continue;
        waits.push(wait);
        works.push((await worked(session)) - before);
      }
      const [wait, work] = [middle(waits), middle(works)];
      context.diagnostic(`${title}: ${wait.toFixed(0)} ms by the clock, ${work.toFixed(0)} ms of work on the page's thread`);
      // The aim is 50 ms, which the line above tells; a test that must pass on any machine asks for less.
      assert.ok(Math.min(wait, work) < 1000, `${wait} ms, ${work} ms of work`);
    }),
  );
}
