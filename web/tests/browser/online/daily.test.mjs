// The puzzle of the day at a server: people are counted, compared with each other and with bots, and the best is watched.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playedGame, recordOf, startEngine } from '../../../scripts/engine.mjs';
import { turnGame as game } from '../../../scripts/games.mjs';
import { put } from '../../../scripts/kept.mjs';
import { checkAccess, checkWidth } from '../world.mjs';
import { ending, onlineWorld } from './server.mjs';

const world = onlineWorld();
const ask = await startEngine();

const two = (value) => String(value).padStart(2, '0');
const now = new Date();
const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
const seed = Number(today.replaceAll('-', '')) * 10_000 + game.daily;

/** Today's puzzle, finished as one of the bots would: as the page keeps it. */
function solved(bot) {
  const lines = playedGame(ask, { game: game.name, names: ['Ada'], bot, seed });
  const score = JSON.parse(lines.at(-1)).result.scores[0];
  return { score, save: { id: 'puzzle', game: game.name, names: ['Ada'], over: true, seed, daily: today, record: recordOf(lines), updated: Date.now(), scores: [score], cities: [''] } };
}

/** What a bot gets in the engine of a page. */
function par(bot) {
  const { table } = ask('create', { game: game.name, seats: [{ occupant: 'bot', bot }], seed, start: true });
  for (let { next } = ask('next_bot', { table }); next; next = ask('next_bot', { table }).next) {
    ask('act', { table, seat: next.seat, at: next.at, move: next.task ? ask('plan', next.task).move : null });
  }
  return ask('view', { table, as: null }).view.result.scores[0];
}

async function takeName({ page }, name) {
  await page.getByRole('button', { name: 'What should we call you?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
  await dialog.getByRole('button', { name: 'That is me' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
async function comeWith(guest, save) {
  await guest.page.goto(world.address);
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  await guest.page.evaluate(put, [save]);
}
const card = ({ page }) => page.locator('.cards > li').filter({ has: page.getByRole('heading', { name: game.title }) });

test('Everybody’s first try of today is counted and compared, with the same par at the server and in the page', { timeout: 300_000 }, async () => {
  const [weak, strong] = [solved('random'), solved('hard')];
  assert.notEqual(weak.score, strong.score);
  const ada = await world.guest();
  await comeWith(ada, strong.save);
  await ada.page.goto(`${world.address}#/me`);
  await takeName(ada, 'Ada');
  await ada.page.goto(`${world.address}#/table/puzzle`);
  const end = ending(ada.page);
  await end.getByText('The first here today').waitFor();
  await end.getByText('This is your result for today.').waitFor();

  // Somebody without a name sees how it stands, and is counted after taking one.
  const ben = await world.guest({ size: 'phone', theme: 'dark' });
  await comeWith(ben, weak.save);
  await ben.page.goto(`${world.address}#/table/puzzle`);
  await ending(ben.page).getByRole('link', { name: 'Take a name to be counted among everybody here' }).click();
  await takeName(ben, 'Ben');
  await ben.page.goto(`${world.address}#/daily`);
  const place = weak.score < strong.score ? 2 : 1;
  await card(ben).getByText(`Number ${place} of 2 here today`).waitFor();
  await checkWidth(ben.page, 'daily');
  await checkAccess(ben.page, 'daily');

  // The server's bots get what the page's engine gets, and say so in the result to paste.
  const [hard, master] = [par('hard'), par('master')];
  await card(ben).locator('[data-par]').filter({ hasText: / (par|bots?)$/ }).waitFor();
  await ben.page.waitForFunction((key) => localStorage.getItem(key)?.includes('master'), `townsmith.par.${today}.${game.name}`);
  assert.deepEqual(JSON.parse(await ben.page.evaluate((key) => localStorage.getItem(key), `townsmith.par.${today}.${game.name}`)), { hard, master });
  const told = ben.frames.filter(({ par: one }) => one?.length === 2).at(-1);
  assert.deepEqual(told.par, [{ bot: 'hard', score: hard }, { bot: 'master', score: master }]);
  await card(ben).getByRole('button', { name: 'Copy the result' }).click();
  const pasted = await ben.page.evaluate(() => navigator.clipboard.readText());
  const [title, bars, standing, link] = pasted.split('\n');
  assert.match(title, new RegExp(`^Townsmith · ${game.title} · `));
  assert.match(bars, new RegExp(`^[■□]{10} ${weak.score} points · hard bot ${hard}, master ${master}$`));
  assert.match(standing, new RegExp(`^number ${place} of 2`));
  assert.equal(link, `${world.address}#/daily`);

  // Who was counted may watch the best play of today.
  const [best] = [{ name: 'Ada', ...strong }, { name: 'Ben', ...weak }].sort((a, b) => b.score - a.score);
  if (best.score > Math.max(hard, master)) {
    await ada.page.goto(`${world.address}#/replay/d:${today}:${game.name}/0`);
    await ada.page.getByText(best.name, { exact: true }).first().waitFor();
  }
  await world.leave(ada, ben);
});
