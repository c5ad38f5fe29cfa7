import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { roundGame, secretGame } from '../../../scripts/games.mjs';
import { games, isThorough } from '../world.mjs';
import { checkFrames } from './hidden.mjs';
import { ending, joinTable, makeTable, onlineWorld, step } from './server.mjs';

const world = onlineWorld();

/** `inTheMiddle` is done once, after some moves. */
async function playBoth(ada, kim, inTheMiddle) {
  let moves = 0;
  let idle = 0;
  let halfway = false;
  for (;;) {
    let done = 0;
    let moved = false;
    for (const { page } of [ada, kim]) {
      const did = await step(page);
      if (did === 'over') done += 1;
      if (did === 'moved' || did === 'committed') {
        moves += 1;
        moved = true;
      }
    }
    if (done === 2) return moves;
    if (moves >= 6 && !halfway) {
      halfway = true;
      await inTheMiddle();
    }
    idle = moved ? 0 : idle + 1;
    if (!moved) await pause(50);
    assert.ok(idle < 1200, 'nobody could move');
  }
}

/** The network goes away in the middle of the game, the other one plays on if it is their turn, and it comes back. */
async function comeBack({ page, context }, other) {
  await context.setOffline(true);
  await page.getByText('This device has no network.').first().waitFor({ state: 'attached' });
  await step(other.page);
  await context.setOffline(false);
  await page.getByText('This device has no network.').first().waitFor({ state: 'detached' });
}

/** As if the server had promised something else before they sat down. */
const otherPromise = ({ page }) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('townsmith.shares'));
    for (const one of Object.values(kept)) one.commitment = '0'.repeat(64);
    localStorage.setItem('townsmith.shares', JSON.stringify(kept));
  });

/** All of them are played against bots in whole-games.test.mjs, and by two people in the service's own tests. */
const played = isThorough ? Object.values(games) : [secretGame.title, roundGame.title];

describe('Whole games of two people', { concurrency: 2 }, () => {
  for (const title of played) {
    test(`Two people play a whole game of ${title}, one comes back in the middle, a third looks on, a broken promise is found out`, { timeout: 900_000 }, async () => {
      const [ada, kim, noor] = [await world.guest(), await world.guest({ size: 'phone' }), await world.guest()];
      const link = await makeTable(ada, world.address, { name: 'Ada', game: title });
      await joinTable(kim, link, { name: 'Kim' });
      await otherPromise(kim);
      await ada.page.getByRole('button', { name: 'Start the game' }).click();
      await ada.page.getByRole('group', { name: 'Actions' }).waitFor();

      const moves = await playBoth(ada, kim, async () => {
        await comeBack(kim, ada);
        await noor.page.goto(link);
        await noor.page.getByText('You are watching.').waitFor();
      });
      assert.ok(moves > 6, `${moves} moves`);
      for (const { page } of [ada, kim, noor]) await ending(page).getByText(/ wins (by|on)|share the victory\./).first().waitFor();

      const table = decodeURIComponent(link.split('/').at(-1));
      const record = await (await ada.context.request.get(`${world.address}api/record/${table}`)).text();
      checkFrames(ada.frames, 0, record);
      checkFrames(kim.frames, 1, record);
      checkFrames(noor.frames, null, record);

      await ending(ada.page).getByRole('button', { name: 'Check this game' }).click();
      await ada.page.getByText('Nothing was chosen.').waitFor();
      await ada.page.getByText('is the one this device was given before you sat down').waitFor();
      await ending(kim.page).getByRole('button', { name: 'Check this game' }).click();
      await kim.page.getByText('The server changed its promise').waitFor();
      // Somebody who only watched has the record's word for it.
      await ending(noor.page).getByRole('button', { name: 'Check this game' }).click();
      await noor.page.getByText('The record keeps its own promise.').waitFor();
      await world.leave(ada, kim, noor);
    });
  }
});
