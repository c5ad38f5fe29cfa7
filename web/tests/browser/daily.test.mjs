// The puzzle of the day without a server: bots play it while one plays, one's own days are compared, yesterday's best play
// can be stepped through. With a server: online/daily.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startEngine } from '../../scripts/engine.mjs';
import { turnGame as game } from '../../scripts/games.mjs';
import { put } from '../../scripts/kept.mjs';
import { playToEnd, world } from './world.mjs';

const { visit } = world();
const ask = await startEngine();

const two = (value) => String(value).padStart(2, '0');
const dayOf = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const today = () => dayOf(new Date());
const seedOf = (day) => Number(day.replaceAll('-', '')) * 10_000 + game.daily;

/** What a bot gets in a day's puzzle. */
function par(bot, day) {
  const { table } = ask('create', { game: game.name, seats: [{ occupant: 'bot', bot }], seed: seedOf(day), start: true });
  for (let { next } = ask('next_bot', { table }); next; next = ask('next_bot', { table }).next) {
    ask('act', { table, seat: next.seat, at: next.at, move: next.task ? ask('plan', next.task).move : null });
  }
  const [score] = ask('view', { table, as: null }).view.result.scores;
  ask('close', { table });
  return score;
}

test('A puzzle is played against what bots make of the same luck, and one’s own days', { timeout: 600_000 }, () =>
  visit(async (page, context, address) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Results of the five days before.
    await page.evaluate(put, [{ id: 'other', game: game.name, record: 'x' }]);
    await page.goto(`${address}#/daily`);
    await page.getByText('5 days in a row').waitFor();
    await page.getByRole('button', { name: `Play: ${game.title}` }).click();
    const moves = await playToEnd(page);
    assert.ok(moves > 4);
    const end = page.getByRole('dialog', { name: 'The town is built' });
    const [hard, master] = [par('hard', today()), par('master', today())];
    for (const [name, score] of [['Hard bot', hard], ['Master bot', master]]) {
      await end.locator('.standing li').filter({ hasText: name }).locator('.score').getByText(String(score), { exact: true }).waitFor();
    }
    const score = Number(await end.locator('.lines .total .tabular').innerText());
    await end.getByText('6 days in a row').waitFor();
    await end.getByText(/^Your number \d of 6 days$/).waitFor();
    await end.getByRole('button', { name: 'Copy the result' }).click();
    const [title, bars, days] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    assert.match(title, new RegExp(`^Townsmith · ${game.title} · `));
    const full = Math.max(0, Math.min(10, Math.floor((score / Math.max(1, hard, master)) * 10)));
    assert.equal(bars, `${'■'.repeat(full)}${'□'.repeat(10 - full)} ${score} points · hard bot ${hard}, master ${master}`);
    assert.equal(days, '6 days in a row');
    // The first result counts.
    await page.goto(`${address}#/daily`);
    await page.getByText(`Your result: ${score}`).waitFor();
    await page.getByRole('button', { name: `Play again: ${game.title}` }).waitFor();
  }),
);

test('Yesterday’s best play can be stepped through', { timeout: 600_000 }, () =>
  visit(async (page, _context, address) => {
    const yesterday = dayOf(new Date(Date.now() - 864e5));
    await page.goto(`${address}#/daily`);
    await page.getByRole('link', { name: `Watch the best play: ${game.title}` }).click();
    await page.getByText(/^Step 0 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByText(/^Step 1 of \d+$/).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.side [data-score="0"]').getByText(String(par('master', yesterday)), { exact: true }).waitFor();
  }),
);
