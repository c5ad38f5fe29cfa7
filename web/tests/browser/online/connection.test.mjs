// What happens to people whose connection breaks, or whose server is away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undoGame } from '../../../scripts/games.mjs';
import { joinTable, makeTable, onlineWorld, startServer, step } from './server.mjs';

const world = onlineWorld();
const { undoable } = undoGame;

/** A table at which two people sit, and whose turn it is. */
async function running(also = {}) {
  const [ada, kim] = [await world.guest({ keeps: true, ...also }), await world.guest({ keeps: true, ...also })];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: undoGame.title });
  await joinTable(kim, link, { name: 'Kim' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const list = ({ page }) => page.getByText(/^All moves \(\d+\)$/);
  for (const one of [ada, kim]) await one.page.getByRole('group', { name: 'Actions' }).waitFor();
  const mover = await Promise.any([ada, kim].map(async (one) => (await list(one).waitFor(), one)));
  return { mover, other: mover === ada ? kim : ada, link };
}

test('A move made without a connection is shown as not sent, can be withdrawn or replaced, and is sent once', { timeout: 600_000 }, async () => {
  const { mover, other } = await running();
  const { page, context } = mover;
  const prompt = () => page.locator('.prompt').innerText();
  const turns = page.locator('[data-moves]').getByRole('button', { name: undoable.offered });
  const unsent = page.locator('.prompt').getByText('Not sent yet');
  const usual = await prompt();
  await page.getByText(/^All moves/).click();
  const wanted = await turns.nth(1).innerText();
  await context.setOffline(true);
  await page.getByText('This device has no network.').first().waitFor({ state: 'attached' });

  await turns.first().click();
  await unsent.waitFor();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await unsent.waitFor({ state: 'detached' });
  assert.equal(await prompt(), usual);

  await turns.first().click();
  await unsent.waitFor();
  await turns.nth(1).click();
  await unsent.waitFor();

  await context.setOffline(false);
  await unsent.waitFor({ state: 'detached' });
  assert.equal(await page.getByText('The table has moved on').count(), 0);
  // Both logs hold the second choice, and nothing else of that player's.
  for (const one of [page, other.page]) {
    await one.keyboard.press('l');
    const log = one.getByRole('dialog', { name: 'Log' });
    await log.getByText(undoable.told(wanted), { exact: false }).first().waitFor();
    assert.equal((await log.innerText()).match(undoable.any).length, 1);
    await one.keyboard.press('Escape');
  }
  await world.leave(mover, other);
});

test('Whoever comes back to a table is told what the other did meanwhile, and again', { timeout: 600_000 }, async () => {
  const { mover, other, link } = await running({ motion: true });
  const turn = ({ page }) => page.waitForFunction(() => document.querySelector('[data-story=told]') && document.querySelector('details.all'));
  /** Until it is somebody else's turn. */
  const play = async (one) => {
    for (let i = 0; i < 30; ++i) {
      const did = await step(one.page);
      if (did === 'waiting' && (await one.page.evaluate(() => document.querySelector('.prompt')?.textContent.includes('Waiting for')))) return;
    }
    assert.fail('The turn does not end');
  };
  await play(mover);
  await mover.page.goto(`${world.address}#/lobby`);
  await mover.page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
  await turn(other);
  await play(other);
  await mover.page.goto(link);
  await mover.page.locator('[data-story=others]').waitFor({ state: 'attached' });
  await mover.page.locator('.flying > *').first().waitFor({ state: 'attached' });
  await turn(mover);
  await mover.page.reload();
  await turn(mover);
  await mover.page.getByRole('button', { name: 'Replay what the others did' }).click();
  await mover.page.locator('[data-story=others]').waitFor({ state: 'attached' });
  await turn(mover);
  await world.leave(mover, other);
});

test('A page that was opened while the server was away comes back by itself', { timeout: 600_000 }, async () => {
  const ada = await world.guest({ keeps: true });
  const { page, context } = ada;
  const server = await startServer();
  const { port } = new URL(server.address);
  const link = await makeTable(ada, server.address, { name: 'Ada', game: undoGame.title });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await server.stop({ keep: true });
  const lobby = await context.newPage();
  lobby.setDefaultTimeout(120_000);
  await lobby.goto(`${server.address}#/lobby`);
  await page.goto(`${server.address}#/`);
  await page.goto(link);
  await page.reload();
  for (const one of [page, lobby]) await one.getByRole('heading', { name: 'The connection is lost.' }).waitFor();
  const again = await startServer({ port, folder: server.folder });
  await page.getByRole('heading', { name: 'Who is coming?' }).waitFor();
  await lobby.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
  await world.leave(ada);
  await again.stop();
});
