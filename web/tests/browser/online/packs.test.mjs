// Two people at a table with a pack from a file: both see what it is, play with it, and again. Also on PostgreSQL:
// TOWNSMITH_STORE=postgres.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { turnGame } from '../../../scripts/games.mjs';
import { joinTable, onlineWorld, program, step } from './server.mjs';

const world = onlineWorld();
const folder = mkdtempSync(join(tmpdir(), 'townsmith-packs-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A pack of the game with one number that is not as usual, as a file. */
function changedPack(game, words) {
  const content = join(folder, 'content');
  execFileSync(program, ['content', 'export', content, '--force']);
  const file = join(folder, `${words.name}.pack`);
  const isGood = (name, value) => {
    writeFileSync(file, JSON.stringify({ townsmith_pack: 1, game, version: '1', ...words, files: { [name]: value } }));
    try {
      execFileSync(program, ['content', 'check', file], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  const change = (holder, good) =>
    Object.entries(holder).some(([key, value]) => {
      if (key === 'provenance') return false;
      if (typeof value === 'object' && value !== null) return change(value, good);
      if (!Number.isInteger(value)) return false;
      return [value + 1, value - 1].some((other) => ((holder[key] = other), good())) || ((holder[key] = value), false);
    });
  const plain = (text) => text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*/g, (_, kept) => kept ?? '').replace(/,(\s*[\]}])/g, '$1');
  const names = readdirSync(join(content, game)).filter((name) => name.endsWith('.json') && !['levels.json', 'evaluation.json'].includes(name));
  for (const name of names) {
    const value = JSON.parse(plain(readFileSync(join(content, game, name), 'utf8')));
    if (change(value, () => isGood(name, value))) return file;
  }
  assert.fail(`Nothing can be changed in ${game}.`);
}

const packLine = ({ page }) => page.getByRole('button', { name: '“Canals <b>”, by “Vos & Co.”' });

test('One brings a pack, the friend sees what it changes, both play with it, and again', { timeout: 300_000 }, async () => {
  const file = changedPack(turnGame.name, { name: 'Canals <b>', author: 'Vos & Co.', notes: 'Mind the water.\nTwo lines.' });
  const [ada, kim] = [await world.guest(), await world.guest({ size: 'phone' })];
  await ada.page.goto(`${world.address}#/lobby`);
  await ada.page.getByRole('button', { name: 'New table' }).click();
  const naming = ada.page.getByRole('dialog', { name: 'What should we call you?' });
  await naming.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await naming.getByRole('button', { name: 'That is me' }).click();
  const setting = ada.page.getByRole('dialog', { name: 'A new table' });
  const large = { ...JSON.parse(readFileSync(file, 'utf8')), notes: 'x'.repeat(60_000) };
  await setting.locator('input[type=file]').setInputFiles({ name: 'large.pack', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(large)) });
  await ada.page.getByText('This server takes packs of at most 48 kB.').first().waitFor();
  assert.equal(await setting.getByText('Games with a pack are not rated.').count(), 0);
  await setting.locator('input[type=file]').setInputFiles(file);
  await setting.getByText('Games with a pack are not rated.').waitFor();
  // The game is the pack's.
  assert.ok(await setting.getByRole('radio', { name: turnGame.title }).isChecked());
  await setting.getByRole('switch', { name: 'Show the pack in the gallery' }).click();
  await setting.getByRole('button', { name: 'Set up the table' }).click();
  await packLine(ada).waitFor();
  const link = await ada.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  assert.match(await (await fetch(link)).text(), /Canals &lt;b&gt;/, 'the preview names it, as text');

  await kim.page.goto(link);
  await packLine(kim).click();
  const details = kim.page.getByRole('dialog', { name: 'Canals <b>' });
  await details.getByRole('heading', { name: 'It changes one thing' }).waitFor();
  await details.getByText('Mind the water.').waitFor();
  await details.getByText('Vos & Co. · version 1').waitFor();
  assert.equal(await details.locator('b').count(), 0);
  const [download] = await Promise.all([kim.page.waitForEvent('download'), details.getByRole('button', { name: 'Save the file' }).click()]);
  assert.equal(JSON.parse(readFileSync(await download.path(), 'utf8')).name, 'Canals <b>');
  await details.getByRole('button', { name: 'Close' }).last().click();
  await joinTable(kim, link, { name: 'Kim' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await kim.page.getByRole('group', { name: 'Actions' }).waitFor();
  for (let moves = 0; moves < 6; ) {
    for (const { page } of [ada, kim]) if (['moved', 'committed'].includes(await step(page))) ++moves;
  }

  const stop = async ({ page }, name) => {
    await page.getByRole('button', { name: 'This table' }).first().click();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.getByRole('dialog', { name: 'Leave this game?' }).getByRole('button', { name }).click();
  };
  await stop(ada, 'Ask to end it here');
  await kim.page.getByRole('button', { name: 'End it here', exact: true }).click();
  await kim.page.getByRole('button', { name: 'Play again' }).click();
  await packLine(kim).waitFor();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'To the new table' }).click();
  await packLine(ada).waitFor();

  // From the gallery, somebody else makes a table with it.
  const lee = await world.guest();
  await lee.page.goto(`${world.address}#/packs`);
  await lee.page.getByText('brought by Ada').waitFor();
  await lee.page.getByRole('link', { name: 'New table with it: Canals <b>' }).click();
  const called = lee.page.getByRole('dialog', { name: 'What should we call you?' });
  await called.getByRole('textbox', { name: 'Your name' }).fill('Lee');
  await called.getByRole('button', { name: 'That is me' }).click();
  await lee.page.getByText('Games with a pack are not rated.').waitFor();
  await lee.page.getByRole('button', { name: 'Set up the table' }).click();
  await packLine(lee).waitFor();
  await world.leave(ada, kim, lee);
});
