// The end of a game says what the engine knows of it, waits for nobody, and leaves a picture.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { cutAt, playedGame, recordOf, startEngine } from '../../scripts/engine.mjs';
import { companyGame, namesFor, roundGame, turnGame } from '../../scripts/games.mjs';
import { put } from '../../scripts/kept.mjs';
import { checkAccess, checkWidth, nextToDo, firstMove, finishRound, world } from './world.mjs';

const { visit } = world();
const ask = await startEngine();

function viewOf(record) {
  const { table } = ask('open', { record });
  const { view } = ask('view', { table, as: 0 });
  ask('close', { table });
  return view;
}

/** A finished game as the page keeps it; the first that is as wanted. */
function finished(id, { game, players, seed = 1, fits = () => true }) {
  for (; ; ++seed) {
    const record = recordOf(playedGame(ask, { game: game.name, names: namesFor(players), seed }));
    const view = viewOf(record);
    if (!fits(view.result)) continue;
    return { view, save: { id, game: game.name, names: namesFor(players), over: true, seed, daily: null, record, updated: Date.UTC(2026, 10, 16, 12), scores: view.result.scores, cities: namesFor(players).map(() => '') } };
  }
}

async function openEnd(page, address, id, saves) {
  if (saves) await page.evaluate(put, saves);
  await page.goto('about:blank');
  await page.goto(`${address}#/table/${id}`);
  const dialog = page.getByRole('dialog', { name: 'The town is built' });
  await dialog.waitFor();
  return dialog;
}

/** The part of the dialog that the town's place takes, and whether that is as wide as the window. */
const place = (page) =>
  page.evaluate(() => {
    const [all, town] = ['dialog[open]', 'dialog[open] .place'].map((one) => document.querySelector(one).getBoundingClientRect());
    return { part: (town.width * town.height) / (all.width * all.height), wide: town.width >= innerWidth - 8 };
  });

describe('The end of a game', { concurrency: 2 }, () => {
  const lost = finished('lost', { game: companyGame, players: 3, fits: ({ winners, scores }) => winners.length === 1 && !winners.includes(0) && scores[winners[0]] > Math.max(...scores.filter((_, seat) => seat !== winners[0])) });
  const { result, seats } = lost.view;
  const [winner] = result.winners;
  const margin = result.scores[winner] - Math.max(...result.scores.filter((_, seat) => seat !== winner));

  test('A lost game: everything at once without motion, by its facts', { timeout: 300_000 }, () =>
    visit(async (page, _context, address) => {
      const dialog = await openEnd(page, address, 'lost', [lost.save]);
      const name = namesFor(3)[winner];
      await dialog.getByText(`${name} wins by ${margin} point${margin === 1 ? '' : 's'}.`, { exact: true }).waitFor();
      const sheet = await dialog.locator('.lines li').allInnerTexts();
      assert.deepEqual(
        sheet.map((line) => line.split(/\s*\n\s*/).filter((part) => part !== '')),
        seats[0].sheet.map(({ text, points }) => [text, String(points)]),
      );
      assert.equal(await dialog.locator('.lines .total .tabular').innerText(), String(seats[0].score));
      const bars = await dialog.locator('.standing li:has(button) .score').allInnerTexts();
      assert.deepEqual(bars.filter((text) => text !== '').map(Number), result.scores.toSorted((a, b) => b - a));
      await dialog.locator('.standing li').filter({ hasText: 'Hard bot in your place' }).locator('.score').getByText(/^\d+$/).waitFor();
      await dialog.getByText('A fine town all the same').waitFor();
      await dialog.getByText('Your first finished game of this kind').waitFor();
      await dialog.locator('[data-decided]').waitFor();
      const { part } = await place(page);
      assert.ok(part > 0.4, `the town has ${part} of the dialog`);
      await checkAccess(page, 'end');
      // Keys reach the list at any time: facts may come, and take its room, in the very moment somebody looks.
      const reach = await dialog.locator('.lines ul').evaluate((list) => {
        list.style.cssText = 'max-height: 60px; overflow: auto';
        return { scrolls: list.scrollHeight > list.clientHeight, tab: list.tabIndex };
      });
      assert.deepEqual(reach, { scrolls: true, tab: 0 });
      // Another player's town and points.
      await dialog.getByRole('button', { name: new RegExp(`^${name}, ${result.scores[winner]} points`) }).click();
      assert.equal(await dialog.locator('.lines .total .tabular').innerText(), String(result.scores[winner]));

      const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save a postcard' }).click()]);
      assert.equal(file.suggestedFilename(), `townsmith-${companyGame.name}-2026-11-16.png`);
      const png = readFileSync(await file.path());
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);

      const link = dialog.getByRole('link', { name: 'See how' });
      if ((await link.count()) > 0) {
        const step = Number((await link.getAttribute('href')).split('/').at(-1));
        await link.click();
        await page.getByText(`Step ${step} of `).waitFor();
      }
    }),
  );

  test('On a phone the town is as wide as the screen, nothing sticks out, and one can play again at once', { timeout: 300_000 }, () =>
    visit(
      async (page, _context, address) => {
        const dialog = await openEnd(page, address, 'lost', [lost.save]);
        await dialog.getByText(/ wins by /).first().waitFor();
        const { wide } = await place(page);
        assert.ok(wide);
        await checkWidth(page, 'end');
        await checkAccess(page, 'end');
        // Lying on its side it has no room for a row of buttons: they stand beside the title.
        await page.setViewportSize({ width: 740, height: 360 });
        const again = await dialog.getByRole('button', { name: 'Play again' }).boundingBox();
        assert.ok(again.y + again.height <= 60, JSON.stringify(again));
        await checkWidth(page, 'end, lying');
      },
      { size: 'phone' },
    ),
  );

  test('With motion the points are counted line by line, and a key shows the end', { timeout: 300_000 }, () =>
    visit(
      async (page, _context, address) => {
        const dialog = await openEnd(page, address, 'lost', [lost.save]);
        await page.locator('dialog [data-lit]').first().waitFor({ state: 'attached' });
        assert.equal(await dialog.locator('.standing').count(), 0);
        const counted = Number(await dialog.locator('.lines .total .tabular').innerText());
        assert.ok(counted < seats[0].score, `${counted} of ${seats[0].score} are counted`);
        await page.keyboard.press('x');
        await dialog.locator('.standing').waitFor();
        assert.equal(await page.locator('dialog [data-lit]').count(), 0);
      },
      { motion: true },
    ),
  );

  test('A game alone: one’s best, and what a hard bot makes of the same luck', { timeout: 300_000 }, () =>
    visit(async (page, _context, address) => {
      const { save, view } = finished('alone', { game: roundGame, players: 1, seed: 5 });
      const { table } = ask('create', { game: roundGame.name, seats: [{ occupant: 'bot', bot: 'hard' }], seed: save.seed, start: true });
      for (let { next } = ask('next_bot', { table }); next; next = ask('next_bot', { table }).next) {
        ask('act', { table, seat: next.seat, at: next.at, move: next.task ? ask('plan', next.task).move : null });
      }
      const bot = ask('view', { table, as: null }).view.result.scores[0];
      const dialog = await openEnd(page, address, 'alone', [save, { ...save, id: 'before', scores: [view.result.scores[0] + 3] }]);
      await dialog.getByText(`3 points short of your best, ${view.result.scores[0] + 3}.`).waitFor();
      const row = dialog.locator('.standing li').filter({ hasText: 'Hard bot, same luck' });
      await page.waitForFunction(() => !document.querySelector('dialog .standing')?.textContent.includes('…'));
      assert.equal(await row.locator('.score').innerText(), String(bot));
      // What was reached is remembered without the game.
      await page.goto(address);
      await page.evaluate(() => new Promise((done) => {
        const request = indexedDB.open('townsmith');
        request.onsuccess = () => {
          const work = request.result.transaction(['games'], 'readwrite');
          work.objectStore('games').clear();
          work.oncomplete = () => done(request.result.close());
        };
      }));
      const again = await openEnd(page, address, 'later', [{ ...save, id: 'later' }]);
      await again.getByText('As good as your best so far.').waitFor();
    }),
  );

  test('What is told again after the end does not open it again', { timeout: 300_000 }, () =>
    visit(
      async (page, _context, address) => {
        const game = turnGame;
        // The other player has the last turn.
        let lines;
        for (let seed = 1; !lines?.findLast((line) => line.includes('"move"')).startsWith('{"seat":1,'); ++seed) lines = playedGame(ask, { game: game.name, names: namesFor(2), seed });
        const late = { ...lost.save, id: 'late', game: game.name, names: namesFor(2), over: false, seed: null, record: recordOf(cutAt(lines, 1)), cities: ['', ''], scores: [0, 0] };
        await page.evaluate(put, [late]);
        await page.goto(`${address}#/table/late`);
        for (let next = await nextToDo(page); next !== 'over'; next = await nextToDo(page)) {
          if (next === 'finish') await finishRound(page);
          else await firstMove(page);
        }
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Replay what the others did' }).waitFor();
        await page.keyboard.press('a');
        await page.locator('[data-story=others]').waitFor({ state: 'attached' });
        await page.locator('[data-story=told]').waitFor({ state: 'attached' });
        // Whatever comes of that has come two frames later.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
        assert.equal(await page.locator('dialog[open]').count(), 0);
      },
      { motion: true },
    ),
  );
});
