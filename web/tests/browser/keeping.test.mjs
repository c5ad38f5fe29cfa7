import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { storedGames, storedPieces } from './stored.mjs';
import { turnGame } from '../../scripts/games.mjs';
import { firstMove, startGame, world } from './world.mjs';

const { visit } = world();

async function oneMove(page) {
  await page.getByText(/^All moves \(\d+\)$/).waitFor();
  await firstMove(page);
}

/** Until this device keeps the game with its first move. */
async function isKept(page) {
  while (!(await storedGames(page)).some((save) => save.record.includes('"move":"'))) await pause(50);
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
            const transaction = request.result.transaction(['games', 'lines'], 'readwrite');
            const lines = transaction.objectStore('lines');
            transaction.objectStore('games').put({ id: 'broken', game: 'chess' });
            lines.getAll().onsuccess = (event) => {
              const piece = event.target.result.find((one) => one.text.includes('"move":"'));
              lines.put({ ...piece, text: piece.text.replace(/"move":"../, '"move":"xx') });
            };
            transaction.oncomplete = () => done();
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

test('A move adds to what is stored; a game of before that is taken over', { timeout: 600_000 }, () =>
  visit(async (page, _context, address) => {
    await startGame(page, turnGame.title);
    await oneMove(page);
    await isKept(page);
    const pieces = await storedPieces(page);
    assert.ok(pieces.length > 1, 'a piece for the header, and one for the move');
    await page.goto(address);
    await page.getByRole('link', { name: 'Resume' }).waitFor();
    const [save] = await storedGames(page);
    // As an older page kept it: the record as a whole.
    await page.evaluate(
      (old) =>
        new Promise((done) => {
          const request = indexedDB.open('townsmith');
          request.onsuccess = () => {
            const transaction = request.result.transaction(['games', 'lines'], 'readwrite');
            transaction.objectStore('lines').clear();
            transaction.objectStore('games').put(old);
            transaction.oncomplete = () => {
              request.result.close();
              done();
            };
          };
        }),
      Object.fromEntries(Object.entries(save).filter(([name]) => name !== 'length')),
    );
    await page.reload();
    await page.getByRole('link', { name: 'Resume' }).click();
    await oneMove(page);
    while ((await storedPieces(page)).length === 0) await pause(50);
    const [after] = await storedGames(page);
    assert.ok(after.record.startsWith(save.record.split('\n').slice(0, 2).join('\n')));
    assert.ok(after.record.length > save.record.length);
  }),
);
