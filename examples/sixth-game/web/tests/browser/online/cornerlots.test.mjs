// A table of the server, against a bot of the server. TOWNSMITH and TOWNSMITH_PAGE choose another program and another page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ending, makeTable, onlineWorld, step } from './server.mjs';

const world = onlineWorld();

test('A server plays Corner Lots', { timeout: 300_000 }, async () => {
  const ada = await world.guest();
  await makeTable(ada, world.address, { name: 'Ada', game: 'Corner Lots', second: 'Bot · hard' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  let moves = 0;
  for (let did = ''; did !== 'over'; did = await step(ada.page)) {
    if (did === 'moved') moves += 1;
    await pause(30);
  }
  assert.equal(moves, 5);
  await ending(ada.page).getByText(/ wins (by|on)|share the victory\./).first().waitFor();
  await world.leave(ada);
});
