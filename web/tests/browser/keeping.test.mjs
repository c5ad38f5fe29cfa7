import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turnGame } from '../../scripts/games.mjs';
import { firstMove, startGame, world } from './world.mjs';

const { visit } = world();

async function oneMove(page) {
  await page.getByText(/^All moves \(\d+\)$/).waitFor();
  await firstMove(page);
}

/** Until this device keeps the game with its first move. */
async function isKept(page) {
  await page.waitForFunction(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('townsmith');
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result.some((save) => save.record.includes('"move":"')));
          };
        };
      }),
    null,
    { polling: 50 },
  );
}

test('A game goes on after the page was closed in the middle', { timeout: 600_000 }, () =>
  visit(async (page, context, address) => {
    await startGame(page, turnGame.title);
    await oneMove(page);
    const moves = await page.getByText(/^All moves/).innerText();
    await isKept(page);
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.getByRole('region', { name: 'Continue playing' }).getByRole('link', { name: 'Resume' }).click();
    await again.getByText(moves).waitFor();
  }),
);

test('With the network cut the page loads again and plays on', { timeout: 600_000 }, () =>
  visit(
    async (page, context) => {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await context.setOffline(true);
      await page.reload();
      await startGame(page, turnGame.title);
      await oneMove(page);
      await page.reload();
      await page.getByText(/^All moves/).waitFor();
    },
    { keeps: true },
  ),
);

test('A damaged saved game is reported and kept', { timeout: 600_000 }, () =>
  visit(async (page, _context, address) => {
    await startGame(page, turnGame.title);
    await oneMove(page);
    await isKept(page);
    // The table's page is left first: it may still be writing.
    await page.goto(address);
    await page.getByRole('link', { name: 'Resume' }).waitFor();
    await page.evaluate(
      () =>
        new Promise((done) => {
          const request = indexedDB.open('townsmith');
          request.onsuccess = () => {
            const store = request.result.transaction('games', 'readwrite').objectStore('games');
            store.getAll().onsuccess = (event) => {
              const [save] = event.target.result;
              store.put({ ...save, record: save.record.replace('"move":"', '"move":"xx') });
              store.put({ id: 'broken', game: 'chess' }).onsuccess = () => done();
            };
          };
        }),
    );
    await page.reload();
    await page.getByText('This saved game cannot be opened').waitFor();
    await page.getByRole('link', { name: 'Resume' }).click();
    await page.getByRole('heading', { name: 'This saved game cannot be opened' }).waitFor();
    await page.getByRole('button', { name: 'Download' }).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('link', { name: 'Resume' }).waitFor();
  }),
);

test('A record leaves by download and comes back by the file dialog', { timeout: 600_000 }, () =>
  visit(async (page, _context, address) => {
    await startGame(page, turnGame.title);
    await oneMove(page);
    await isKept(page);
    await page.goto(address);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download this game of ${turnGame.title}` }).click(),
    ]);
    assert.match(file.suggestedFilename(), new RegExp(`^townsmith-${turnGame.name}-.*\\.jsonl$`));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a game file' }).click(),
    ]);
    await chooser.setFiles(await file.path());
    await page.getByText(/^All moves/).waitFor();
    await page.goto(address);
    const [bad] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a game file' }).click(),
    ]);
    await bad.setFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('nonsense') });
    await page.getByText('This file cannot be read.').waitFor();
  }),
);
