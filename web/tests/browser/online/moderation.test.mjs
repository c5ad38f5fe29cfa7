// Reported, muted, banned, removed, and back. Also on PostgreSQL: TOWNSMITH_STORE=postgres.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { turnGame } from '../../../scripts/games.mjs';
import { joinTable, makeTable, onlineWorld } from './server.mjs';

const world = onlineWorld(['--trusted-proxy', '127.0.0.1']);
const say = async ({ page }, text) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
};
const said = ({ page }, text) => page.getByRole('list', { name: 'Chat' }).getByText(text);
const idOf = ({ page }) => page.evaluate(async () => (await (await fetch('./api/me')).json()).person.id);

test('What is reported is looked at by whom the host names, who delete it, and mute and ban', { timeout: 300_000 }, async () => {
  const [ada, mal, kim] = [await world.guest(), await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title });
  await joinTable(mal, link, { name: 'Mal' });
  await say(mal, 'Something rude');
  await said(ada, 'Something rude').waitFor();
  await ada.page.getByRole('list', { name: 'Chat' }).getByRole('button', { name: 'Report Mal' }).click();
  const report = ada.page.getByRole('dialog', { name: 'Report Mal?' });
  await report.getByText('Something rude').waitFor();
  await report.getByRole('textbox').fill('That is not nice');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await ada.page.getByText('A moderator will look at it.').first().waitFor();

  // Kim is nobody special until the host says so.
  await makeTable(kim, world.address, { name: 'Kim', game: turnGame.title });
  await kim.page.goto(`${world.address}#/moderation`);
  await kim.page.getByText('Only moderators see this page').waitFor();
  world.admin('moderator', await idOf(kim));
  await kim.page.reload();
  await kim.page.getByRole('link', { name: 'Reports' }).waitFor();
  await kim.page.getByText('That is not nice').waitFor();
  await kim.page.getByRole('button', { name: 'Delete this message' }).click();
  await said(mal, 'A moderator deleted this message.').waitFor();
  await said(ada, 'A moderator deleted this message.').waitFor();

  await kim.page.getByRole('button', { name: 'Mute or ban Mal' }).click();
  const decide = kim.page.getByRole('dialog', { name: 'Mute or ban Mal' });
  await decide.getByRole('textbox').fill('rude');
  await decide.getByRole('button', { name: 'Mute', exact: true }).click();
  await kim.page.getByText('Mal · muted').waitFor();
  await say(mal, 'More of it');
  await mal.page.getByText('You may not write here for now.').first().waitFor();
  await kim.page.getByRole('button', { name: 'Lift' }).click();
  await kim.page.getByText('Nobody is muted or banned.').waitFor();
  await mal.page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await said(ada, 'More of it').waitFor();

  await kim.page.getByRole('button', { name: 'Mute or ban Mal' }).click();
  await decide.getByText('cannot come in').first().click();
  await decide.getByRole('button', { name: 'Ban', exact: true }).click();
  await kim.page.getByText('Mal · banned').waitFor();
  await mal.page.getByText('has closed it to you').first().waitFor();
  // What the server keeps stays theirs to see and take.
  await mal.page.goto(`${world.address}#/account`);
  const [file] = await Promise.all([mal.page.waitForEvent('download'), mal.page.getByRole('button', { name: 'Download everything' }).click()]);
  assert.deepEqual(JSON.parse(readFileSync(await file.path(), 'utf8')).sanctions.map(({ kind }) => kind), ['ban']);
  await kim.page.getByRole('button', { name: 'Mark as dealt with' }).click();
  await kim.page.getByText('Nothing has been reported.').waitFor();
  await kim.page.getByText('deleted message').waitFor();
  assert.match(world.admin('log'), /rude/);
  world.admin('unban', await idOf(mal));
  await mal.page.goto(link);
  await mal.page.reload();
  await mal.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await world.leave(ada, mal, kim);
});

test('A ban with the address keeps out everybody who comes from there, until it ends', { timeout: 300_000 }, async () => {
  const [here, there] = [await world.addressFor('203.0.113.5'), await world.addressFor('198.51.100.7')];
  const [ada, mal, eve, kim] = [await world.guest(), await world.guest(), await world.guest(), await world.guest()];
  const closed = ({ page }) => page.getByText('has closed it to you').first().waitFor();
  const link = await makeTable(ada, here, { name: 'Ada', game: turnGame.title });
  /** A table is shown to whoever is connected. */
  const comesIn = async ({ page }, address) => {
    await page.goto(link.replace(here, address));
    await page.reload();
    await page.getByRole('heading', { name: 'Who is coming?' }).waitFor();
  };
  await joinTable(mal, link.replace(here, there), { name: 'Mal' });
  await comesIn(eve, there);
  await makeTable(kim, world.address, { name: 'Kim', game: turnGame.title });
  world.admin('moderator', await idOf(kim));
  await kim.page.goto(`${world.address}#/moderation/${await idOf(mal)}`);
  const decide = kim.page.getByRole('dialog', { name: 'Mute or ban Mal' });
  await decide.getByText('cannot come in').first().click();
  await decide.getByText('an hour', { exact: true }).click();
  await decide.getByRole('switch', { name: 'Ban the address too' }).check();
  await decide.getByRole('button', { name: 'Ban', exact: true }).click();
  await kim.page.getByText('Mal · banned · until').waitFor();
  await kim.page.getByText('an address · banned · until').waitFor();
  await closed(mal);
  await eve.page.reload();
  await closed(eve);
  // Mal, too, if the server cannot know that it is Mal; others do not notice.
  await mal.context.clearCookies();
  await mal.page.reload();
  await closed(mal);
  await comesIn(ada, here);
  const lift = kim.page.getByRole('button', { name: 'Lift' });
  await lift.first().click();
  await lift.nth(1).waitFor({ state: 'detached' });
  await lift.click();
  await kim.page.getByText('Nobody is muted or banned.').waitFor();
  await comesIn(eve, there);
  await comesIn(mal, there);
  // The host decides about addresses, too.
  world.admin('ban-address', '198.51.100.7', '--for', '1h', '--why', 'a flood');
  await closed(eve);
  await comesIn(ada, here);
  world.admin('unban-address', '198.51.100.7');
  await comesIn(eve, there);
  await world.leave(ada, mal, eve, kim);
});

test('Whoever made a table removes somebody, who does not come back; names there are not imitated', { timeout: 300_000 }, async () => {
  const [ada, mal, other] = [await world.guest(), await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: 'Ada', game: turnGame.title });
  await joinTable(mal, link, { name: 'Mal' });
  await ada.page.getByRole('button', { name: 'Remove Mal' }).click();
  await ada.page.getByRole('dialog', { name: 'Remove Mal from this table?' }).getByRole('button', { name: 'Remove', exact: true }).click();
  await mal.page.getByText('has taken you out of your seat').first().waitFor();
  await mal.page.getByRole('button', { name: 'Sit here' }).first().click();
  await mal.page.getByText('does not want you to sit here').first().waitFor();
  // A Cyrillic A.
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Sit here' }).first().click();
  const naming = other.page.getByRole('dialog', { name: 'What should we call you?' });
  await naming.getByRole('textbox', { name: 'Your name' }).fill('\u0410da');
  await naming.getByRole('button', { name: 'That is me' }).click();
  await other.page.getByText('would be taken for Ada’s').first().waitFor();
  await world.leave(ada, mal, other);
});

test('A table is rated or friendly, as whoever makes it says', { timeout: 120_000 }, async () => {
  const ada = await world.guest();
  await ada.page.goto(`${world.address}#/lobby`);
  await ada.page.getByRole('button', { name: 'New table' }).click();
  const naming = ada.page.getByRole('dialog', { name: 'What should we call you?' });
  await naming.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await naming.getByRole('button', { name: 'That is me' }).click();
  const setting = ada.page.getByRole('dialog', { name: 'A new table' });
  await setting.getByText('Count it for the ladder').click();
  await setting.getByRole('button', { name: 'Set up the table' }).click();
  await ada.page.getByText('It was set up as a friendly game.').waitFor();
  await ada.page.goto(`${world.address}#/lobby`);
  await ada.page.getByText('friendly').first().waitFor();
  await world.leave(ada);
});
