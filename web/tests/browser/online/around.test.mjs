import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyGame, companyGame, roundGame, turnGame } from '../../../scripts/games.mjs';
import { firstMove, nextToDo } from '../world.mjs';
import { joinTable, makeTable, onlineWorld } from './server.mjs';

const world = onlineWorld();
/** What was said, in the chat: screen readers are told it elsewhere as well. */
const said = ({ page }, text) => page.getByRole('list', { name: 'Chat' }).getByText(text);

test('A bot stands in for who leaves, and they may take their seat back', { timeout: 300_000 }, async () => {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: companyGame.title });
  await joinTable(kim, link, { name: 'Kim' });
  // Both sit: nobody looks on any more.
  for (const { page } of [ada, kim]) await page.getByText('is watching').waitFor({ state: 'detached' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await kim.page.getByRole('group', { name: 'Actions' }).waitFor();
  await kim.page.getByRole('button', { name: 'This table' }).click();
  await kim.page.getByRole('button', { name: 'Leave the game' }).click();
  await kim.page.getByRole('dialog', { name: 'Leave this game?' }).getByRole('button', { name: 'Leave the game' }).click();
  await kim.page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
  await ada.page.getByText('a bot is playing').waitFor();
  await kim.page.goto(link);
  await kim.page.getByRole('button', { name: 'Take my seat back' }).click();
  await kim.page.getByText('A bot is playing in your seat.').waitFor({ state: 'detached' });
  await world.leave(ada, kim);
});

test('What is said reaches the others, is counted, and can be muted', { timeout: 300_000 }, async () => {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title });
  await joinTable(kim, link, { name: 'Kim' });
  const say = async ({ page }, text) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await say(ada, '<b>Hello</b>, Kim');
  await said(kim, '<b>Hello</b>, Kim').waitFor();
  await kim.page.getByText('Mute or report someone').click();
  await kim.page.getByRole('button', { name: 'Mute Ada' }).click();
  await kim.page.getByRole('button', { name: 'Unmute Ada' }).waitFor();
  await say(ada, 'Are you there?');
  await said(ada, 'Are you there?').waitFor();
  // What is said comes in order: when Kim hears herself, Ada's message would have been there.
  await say(kim, 'Nothing to be heard');
  await said(kim, 'Nothing to be heard').waitFor();
  assert.equal(await kim.page.getByText('Are you there?').count(), 0);
  await world.leave(ada, kim);
});

test('What was said while one had no network is there afterwards', { timeout: 300_000 }, async () => {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title });
  await joinTable(kim, link, { name: 'Kim' });
  const say = async (text) => {
    await ada.page.getByRole('textbox', { name: 'Message' }).fill(text);
    await ada.page.keyboard.press('Enter');
    await said(ada, text).waitFor();
  };
  await say('Shall we?');
  await said(kim, 'Shall we?').waitFor();
  await kim.context.setOffline(true);
  await kim.page.getByText('This device has no network.').first().waitFor({ state: 'attached' });
  await say('Where are you?');
  assert.equal(await kim.page.getByText('Where are you?').count(), 0);
  await kim.context.setOffline(false);
  await said(kim, 'Where are you?').waitFor();
  await world.leave(ada, kim);
});

test('A link from one device makes another one the same person, once', { timeout: 300_000 }, async () => {
  const [ada, phone] = [await world.guest(), await world.guest({ size: 'phone' })];
  const table = await makeTable(ada, world.address, { name: 'Ada', game: roundGame.title });
  await ada.page.goto(`${world.address}#/account`);
  await ada.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Your link' }).inputValue();
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await phone.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await phone.page.goto(table);
  await phone.page.getByRole('button', { name: 'Stand up' }).waitFor();
  const thief = await world.guest();
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await thief.page.getByRole('heading', { name: /^This link has been used/ }).waitFor();
  await world.leave(ada, phone, thief);
});

test('The title counts the games that wait, on whatever page one is', { timeout: 300_000 }, async () => {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title });
  await joinTable(kim, link, { name: 'Kim' });
  await kim.page.goto(`${world.address}#/rules/${anyGame.name}`);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.getByRole('group', { name: 'Actions' }).waitFor();
  await ada.page.goto(`${world.address}#/`);
  // One of the two is to move.
  const badge = () => /^\(1\) /.test(document.title);
  await Promise.any([ada, kim].map(({ page }) => page.waitForFunction(badge)));
  await world.leave(ada, kim);
});

test('A page older than its server loads itself anew, once', { timeout: 300_000 }, async () => {
  const ada = await world.guest({ keeps: true });
  let loads = 0;
  const again = new Promise((done) => ada.page.on('load', () => ++loads === 2 && done()));
  await ada.page.routeWebSocket('**/ws', (socket) =>
    socket.onMessage((text) => socket.send(JSON.stringify({ re: JSON.parse(text).id, error: { reason: 'other_version', sentence: 'Reload.' } }))),
  );
  await ada.page.goto(`${world.address}#/lobby`);
  await again;
  await ada.page.getByText('This page is older than the server.').first().waitFor({ state: 'attached' });
  // Where it decides to load anew it notes when: that was before this page.
  assert.ok(await ada.page.evaluate(() => Number(sessionStorage.getItem('townsmith.reloaded')) <= performance.timeOrigin));
  assert.equal(loads, 2);
  await world.leave(ada);
});

test('A page older than its server is at its table again after that, with everything that was there', { timeout: 300_000 }, async () => {
  const ada = await world.guest({ keeps: true });
  let isOld = false;
  await ada.page.routeWebSocket('**/ws', (socket) => {
    if (!isOld) return void socket.connectToServer();
    socket.onMessage((text) => socket.send(JSON.stringify({ re: JSON.parse(text).id, error: { reason: 'other_version', sentence: 'Reload.' } })));
  });
  await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title, second: 'Bot · easy' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await nextToDo(ada.page);
  await firstMove(ada.page);
  await nextToDo(ada.page);
  const seen = () => ada.page.evaluate(() => [location.hash, document.querySelector('.stageBox .board')?.textContent, document.querySelector('details.all summary')?.textContent]);
  // As it is after loading: nothing is being told any more.
  await ada.page.reload();
  await nextToDo(ada.page);
  const before = await seen();
  isOld = true;
  const again = ada.page.waitForEvent('load').then(() => (isOld = false));
  await ada.context.setOffline(true);
  await ada.context.setOffline(false);
  await again;
  await ada.page.reload(); // the one that came may still have been told the same
  await nextToDo(ada.page);
  assert.deepEqual(await seen(), before);
  await firstMove(ada.page);
  await world.leave(ada);
});

test('A table can be started as soon as it is shown', { timeout: 300_000 }, async () => {
  const ada = await world.guest();
  await ada.page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    const asked = new Set();
    const held = [];
    // What the room asks for after its first look waits until the game was started.
    socket.onMessage((text) => {
      const { do: verb } = JSON.parse(text);
      asked.add(verb);
      if (asked.has('sit') && verb.startsWith('watch') && !asked.has('start')) held.push(text);
      else server.send(text);
      if (verb === 'start') for (const one of held.splice(0)) server.send(one);
    });
  });
  await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title, second: 'Bot · easy' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await nextToDo(ada.page);
  await world.leave(ada);
});

test('A link to nothing, and a table that was closed, say so', { timeout: 300_000 }, async () => {
  const ada = await world.guest();
  await ada.page.goto(`${world.address}#/t/nothing`);
  await ada.page.getByRole('heading', { name: 'This table does not exist' }).waitFor();
  const link = await makeTable(ada, world.address, { name: 'Ada', game: roundGame.title });
  const kim = await world.guest();
  await kim.page.goto(link);
  await kim.page.getByRole('heading', { name: 'Who is coming?' }).waitFor();
  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
  await kim.page.getByRole('heading', { name: 'This table was closed' }).waitFor();
  await world.leave(ada, kim);
});

/** Holds back that this page watches the table as `as` (a seat; null: looks on), until it is let go. */
async function holdWatch({ page }, as) {
  let hold = () => {};
  const held = new Promise((resolve) => (hold = resolve));
  const waiting = [];
  let isFree = false;
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (isFree || !message.do.startsWith('watch') || message.as !== as) {
        server.send(text);
        return;
      }
      waiting.push(() => server.send(text));
      hold();
    });
  });
  const letGo = () => {
    isFree = true;
    for (const send of waiting.splice(0)) send();
  };
  return { held, letGo };
}

test('A table that is closed while one comes in, sits down or has no network says so', { timeout: 300_000 }, async () => {
  const [ada, kim, lee, noor] = [await world.guest(), await world.guest(), await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: roundGame.title });
  // Kim has seen the table and is about to watch it: so it is while the engine loads.
  const comingIn = await holdWatch(kim, null);
  await kim.page.goto(link);
  await kim.page.getByRole('heading', { name: 'Who is coming?' }).waitFor();
  await comingIn.held;
  // Noor has left the place of those who look on, and is about to watch from her seat.
  const sittingDown = await holdWatch(noor, 1);
  await joinTable(noor, link, { name: 'Noor' });
  await sittingDown.held;
  await lee.page.goto(link);
  await lee.page.getByRole('heading', { name: 'Who is coming?' }).waitFor();
  await lee.context.setOffline(true);
  await lee.page.getByText('This device has no network.').first().waitFor({ state: 'attached' });

  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
  await ada.page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
  comingIn.letGo();
  sittingDown.letGo();
  await lee.context.setOffline(false);
  for (const { page } of [kim, noor, lee]) await page.getByRole('heading', { name: 'This table was closed' }).waitFor();
  await world.leave(ada, kim, lee, noor);
});

test('Players may agree to leave a game as it stands, ask for another, and give up', { timeout: 300_000 }, async () => {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title });
  await joinTable(kim, link, { name: 'Kim' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const stop = async ({ page }, name) => {
    await page.getByRole('button', { name: 'This table' }).click();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.getByRole('dialog', { name: 'Leave this game?' }).getByRole('button', { name }).click();
  };
  await kim.page.getByRole('group', { name: 'Actions' }).waitFor();
  await stop(ada, 'Ask to end it here');
  await kim.page.getByText('Ada would like to end the game here.').first().waitFor();
  await kim.page.getByRole('button', { name: 'Play on', exact: true }).click();
  await ada.page.getByText('You asked to end the game here.').waitFor({ state: 'detached' });
  await stop(ada, 'Ask to end it here');
  await kim.page.getByRole('button', { name: 'End it here', exact: true }).click();
  const stopped = ({ page }) => page.getByRole('dialog', { name: 'The game ended early' });
  for (const one of [ada, kim]) await stopped(one).getByText('The players ended the game here. Nobody has won.').last().waitFor();
  // Kim asks for another game: Ada sees it over the end of this one, and both have their seats again.
  await kim.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'To the new table' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await kim.page.getByRole('group', { name: 'Actions' }).waitFor();
  await stop(kim, 'Give up');
  await stopped(ada).getByText('Ada wins: everybody else has given up.').last().waitFor();
  // It can be replayed, and is rated: the one before it was not.
  await stopped(ada).getByRole('link', { name: 'Replay' }).click();
  await ada.page.locator('.board').first().waitFor();
  await ada.page.goto(`${world.address}#/ladder/${turnGame.name}`);
  for (const name of ['Ada', 'Kim']) assert.match(await ada.page.getByRole('row', { name: new RegExp(name) }).innerText(), /\s1$/);
  await world.leave(ada, kim);
});

test('A link to a table is a path that tells programs what it leads to', { timeout: 120_000 }, async () => {
  const [ada, kim] = [await world.guest(), await world.guest({ keeps: true })];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title });
  assert.match(link, /\/t\/[^/#]+$/);
  await ada.page.getByRole('img', { name: 'The link as a code for a phone’s camera' }).waitFor();
  const page = await (await fetch(link)).text();
  assert.match(page, new RegExp(`property="og:title" content="${turnGame.title}`));
  assert.match(page, /property="og:description" content="[^"]*free/);
  assert.doesNotMatch(page, /Ada/);
  const german = await (await fetch(link, { headers: { 'Accept-Language': 'de' } })).text();
  assert.match(german, /property="og:description" content="[^"]*frei/);
  // Both forms of it lead there, also when the page is already kept on the device.
  const table = /\/t\/([^/#]+)$/.exec(link)[1];
  for (const address of [link, `${world.address}#/t/${table}`, link]) {
    await kim.page.goto(address);
    await kim.page.getByText('Who is coming?').waitFor();
    assert.ok(kim.page.url().endsWith(`/#/t/${table}`));
  }
  await world.leave(ada, kim);
});
