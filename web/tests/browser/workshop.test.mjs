// From the start page to a game on one's own content, with visible controls alone.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { games, samplesOf } from '../../scripts/games.mjs';
import { checkAccess, checkBothThemes, checkWidth, playToEnd, world } from './world.mjs';

const { visit } = world();
const phone = { width: 390, height: 844 };
/** A game whose folder says how one of its things is changed in the workshop. */
const game = games.find((one) => samplesOf(one).workshop);
const { change, changeByKeys, spoil, part } = samplesOf(game).workshop;

/** What the engine says of what is on the bench now. */
const checked = (page) => page.waitForFunction(() => document.querySelector('footer .status')?.dataset.checked === 'true');
const status = async (page) => {
  await checked(page);
  return page.locator('footer .status').innerText();
};

async function newPack(page) {
  await page.getByRole('link', { name: 'Go to the workshop' }).click();
  await page.getByRole('button', { name: `New pack for ${game.title}` }).click();
  await page.getByRole('tab', { name: part }).waitFor();
}

async function begin(page) {
  await page.getByRole('button', { name: 'Play it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`Played on My ${game.title}`).waitFor();
  await dialog.getByText(/^Bots have learned from the game’s own content/).waitFor();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
}

/** The pack that "Share" gives away. */
async function shared(page) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Share' }).click()]);
  return { name: file.suggestedFilename(), path: await file.path() };
}

test('A pack is made, checked, played to the end against a bot and given away', { timeout: 300_000 }, () =>
  visit(async (page, _context, address) => {
    await newPack(page);
    assert.match(await status(page), /The rules can play it/);
    await checkBothThemes(page, 'bench');

    await spoil(page);
    assert.match(await status(page), /to be put right/);
    await page.locator('footer .status').click();
    await checkAccess(page, 'bench with a problem');
    await page.getByRole('complementary', { name: 'Checked as you write' }).getByRole('button').nth(1).click();
    await page.keyboard.press('Control+z');
    assert.match(await status(page), /The rules can play it/);
    await page.keyboard.press('Control+Shift+z');
    assert.match(await status(page), /to be put right/);
    await page.getByRole('button', { name: 'Put back', exact: true }).click();
    assert.match(await status(page), /The rules can play it/);

    await change(page);
    assert.match(await status(page), /The rules can play it[\s\S]*1 change/);
    const { name, path } = await shared(page);
    assert.equal(name, `my-${game.title.toLowerCase().replaceAll(' ', '-')}.pack`);
    const pack = JSON.parse(await readFile(path, 'utf8'));
    assert.deepEqual([pack.townsmith_pack, pack.game, pack.version, Object.keys(pack.files).length], [1, game.name, '1', 1]);
    const bench = page.url();

    // Just as it is now it goes on sheets.
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByText(`“My ${game.title}” by Anonymous, at true size.`).waitFor();
    await page.goBack();
    await checked(page);

    await begin(page);
    await page.getByRole('button', { name: `On My ${game.title} by Anonymous` }).click();
    await page.getByRole('dialog').getByText('It changes 1 value').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Change it in the workshop' }).waitFor();
    await checkAccess(page, 'what the game is played on');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await playToEnd(page);
    await page.getByRole('dialog', { name: 'The town is built' }).getByText(/ wins (by|on)|share the victory\./).first().waitFor();

    const id = page.url().split('/').at(-1);
    await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => !url.hash.endsWith(id));
    await page.getByRole('button', { name: `On My ${game.title} by Anonymous` }).waitFor();

    // The record carries the pack: it is replayed and reviewed with it.
    await page.goto(`${address}#/replay/${id}`);
    await page.getByText(`On My ${game.title} by Anonymous`).waitFor();
    await page.getByText(/^Step \d+ of \d+|\d+ \/ \d+/).first().waitFor();
    await page.goto(`${address}#/review/${id}`);
    await page.getByText(`On My ${game.title} by Anonymous`).waitFor();
    await page.getByText(/ % accurate · /).first().waitFor();
    await page.goto(bench);

    // Once more with the same luck, resumed after the page was loaded again.
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('switch', { name: /The same luck again/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('group', { name: 'Actions' }).waitFor();
    await page.reload();
    await page.getByRole('group', { name: 'Actions' }).waitFor();
    await page.getByRole('button', { name: `On My ${game.title} by Anonymous` }).waitFor();

    // Whoever gets the file has the same pack.
    await page.goto(`${address}#/workshop`);
    await checkAccess(page, 'packs');
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('tab', { name: part }).waitFor();
    assert.match(await status(page), /1 change/);

    // A pack of an older format is brought up to date.
    await page.goto(`${address}#/workshop`);
    await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL('../../../tests/packs/formats/0.pack', import.meta.url)));
    await page.getByRole('tabpanel').waitFor();
    assert.match(await status(page), /(can play it|can be played)/);
    const today = JSON.parse(await readFile((await shared(page)).path, 'utf8'));
    assert.deepEqual([today.townsmith_pack, typeof today.name, today.title], [1, 'string', undefined]);

    // A file that somebody wrote by hand may be nonsense: it is said, and the game's own can be taken instead.
    await page.goto(`${address}#/workshop`);
    const [file] = Object.keys(pack.files);
    const nonsense = { ...pack, name: 'Nonsense', files: { [file]: { provenance: pack.files[file].provenance, what: [7] } } };
    await page.locator('input[type=file]').setInputFiles({ name: 'nonsense.pack', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(nonsense)) });
    await page.getByText('This file is not built as it should be').waitFor();
    assert.match(await status(page), /to be put right/);
    await page.getByRole('button', { name: 'Take the game’s own file instead' }).click();
    assert.match(await status(page), /The rules can play it/);
    await page.goto(`${address}#/workshop`);
    await page.locator('input[type=file]').setInputFiles({ name: 'nothing.pack', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') });
    await page.getByText(/^This file cannot be read\./).waitFor();
    const large = { ...pack, notes: 'x'.repeat(300_000) };
    await page.locator('input[type=file]').setInputFiles({ name: 'large.pack', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(large)) });
    await page.getByText(/A pack has 256 kB at most\./).first().waitFor();

    // And chooses it where a game is set up.
    await page.goto(address);
    await page.getByRole('button', { name: `Play ${game.title}` }).click();
    await page.getByLabel('Play with').waitFor();
    assert.equal(await page.getByLabel('Play with').locator('option').count(), 4);
    await page.getByLabel('Play with').selectOption({ index: 3 });
    await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: `On My ${game.title} by Anonymous` }).waitFor();
  }),
);

test('A pack is made on a phone', { timeout: 120_000 }, () =>
  visit(
    async (page, _context, address) => {
      await newPack(page);
      await checkWidth(page, 'bench');
      await change(page);
      assert.match(await status(page), /The rules can play it/);
      await checkBothThemes(page, 'bench, phone');
      await page.getByRole('tab', { name: 'About it' }).click();
      await page.getByLabel('Name of the pack').fill('');
      assert.match(await status(page), /to be put right/);
      await page.getByLabel('Name of the pack').fill('Canals');
      await page.getByLabel('What players should know').fill('Water everywhere.');
      assert.match(await status(page), /The rules can play it/);
      await page.getByText('In other languages').tap();
      await page.getByLabel('“Canals” in Deutsch').fill('Kanäle');
      assert.match(await status(page), /The rules can play it/);
      await checkWidth(page, 'about');
      await checkAccess(page, 'about, phone');
      await page.getByRole('link', { name: 'All packs' }).click();
      await page.getByRole('link', { name: 'Canals', exact: true }).waitFor();
      await checkWidth(page, 'packs');

      // It is given away and comes back.
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save Canals as a file' }).tap()]);
      const path = await file.path();
      assert.deepEqual(JSON.parse(await readFile(path, 'utf8')).translations, { de: { Canals: 'Kanäle' } });
      await page.locator('input[type=file]').setInputFiles(path);
      await page.getByRole('tab', { name: part }).waitFor();
      assert.match(await status(page), /The rules can play it/);

      // What is in a box is entered with a thumb.
      await page.getByRole('link', { name: 'All packs' }).tap();
      await page.getByRole('link', { name: 'Canals', exact: true }).nth(1).waitFor();
      await page.getByRole('button', { name: `I own the box of ${game.title}` }).tap();
      const box = page.getByRole('region', { name: 'From your box' });
      await box.getByRole('button', { name: 'As printed' }).tap();
      await box.getByText(/^1 of \d+ entered/).first().waitFor();
      await change(page);
      assert.match(await status(page), /can be played|can play it/);
      await checkWidth(page, 'box, phone');
      await checkBothThemes(page, 'box, phone');

      // Whoever reads German sees it by its German name, in lists too.
      await page.goto(`${address}?language=de#/workshop`);
      await page.getByRole('link', { name: 'Kanäle', exact: true }).first().waitFor();
    },
    { size: phone, touch: true },
  ),
);

/** Tab until the focus is on something with that name. */
async function tabTo(page, name) {
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => [document.activeElement?.getAttribute('aria-label'), document.activeElement?.textContent?.trim()].includes(wanted), name)) return;
  }
  assert.fail(`Tab never came to ${name}`);
}

test('A pack is made, and a game on it begun, by keyboard alone', { timeout: 120_000 }, () =>
  visit(async (page) => {
    await tabTo(page, 'Go to the workshop');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Make the games your own' }).waitFor();
    await tabTo(page, `New pack for ${game.title}`);
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: part }).waitFor();
    await changeByKeys(page, (name) => tabTo(page, name));
    assert.match(await status(page), /The rules can play it[\s\S]*1 change/);
    await tabTo(page, 'Play it');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(`Played on My ${game.title}`).waitFor();
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Actions' }).waitFor();
  }),
);

test('What is in a box is entered one thing after the other, and gone on with later', { timeout: 120_000 }, () =>
  visit(async (page) => {
    await page.getByRole('link', { name: 'Go to the workshop' }).click();
    await page.getByRole('button', { name: `I own the box of ${game.title}` }).click();
    const box = page.getByRole('region', { name: 'From your box' });
    const all = Number(/0 of (\d+) entered/.exec(await box.innerText())[1]);
    const first = await box.locator('strong').first().innerText();
    await box.getByRole('button', { name: 'As printed' }).click();
    await box.getByText(`1 of ${all} entered`).first().waitFor();
    assert.notEqual(await box.locator('strong').first().innerText(), first);
    await checkAccess(page, 'box');
    await page.getByText('saved', { exact: true }).waitFor();
    await page.reload();
    await box.getByText(`1 of ${all} entered`).first().waitFor();
    for (let done = 1; done < all; ++done) await box.getByRole('button', { name: 'As printed' }).click();
    await box.getByText(`All ${all} things are entered.`).waitFor();
  }),
);

test('Two tabs do not overwrite each other’s work', { timeout: 120_000 }, () =>
  visit(async (page, context) => {
    await newPack(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('tab', { name: 'About it' }).click();
    await other.getByLabel('Name of the pack').fill('From the other tab');
    await page.getByText('From the other tab').first().waitFor({ state: 'attached' });
    await change(page);
    await checked(page);
    await page.getByText('saved', { exact: true }).waitFor();
    await other.getByText('1 change').first().waitFor();
    await other.close();
  }),
);

test('Where two tabs change a pack and know nothing of each other, somebody is asked whose it is', { timeout: 120_000 }, () =>
  visit(async (page, context) => {
    await newPack(page);
    const other = await context.newPage();
    await other.addInitScript(() => delete globalThis.BroadcastChannel);
    await other.goto(page.url());
    await other.getByRole('tab', { name: 'About it' }).click();
    await page.getByRole('tab', { name: 'About it' }).click();
    const name = (tab) => tab.getByLabel('Name of the pack');
    const saved = (tab) => tab.getByText('saved', { exact: true }).waitFor();
    await name(page).fill('Here');
    await saved(page);
    await name(other).fill('There');
    const question = other.getByRole('alert').filter({ hasText: 'changed in another tab' });
    await question.waitFor();
    await checkAccess(other, 'two copies');
    await other.getByRole('button', { name: 'Show the other one' }).click();
    assert.equal(await name(other).inputValue(), 'Here');
    await name(page).fill('Here again');
    await saved(page);
    await name(other).fill('There again');
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await saved(other);
    await other.reload();
    await other.getByRole('tab', { name: 'About it' }).click();
    assert.equal(await name(other).inputValue(), 'There again');
    await other.close();
  }),
);

test('Bots measure a pack beside the game’s own content, and can be stopped', { timeout: 180_000 }, () =>
  visit(async (page) => {
    await newPack(page);
    await checked(page);
    await page.getByRole('button', { name: '200 games' }).click();
    const dialog = page.getByRole('dialog', { name: '200 games by bots' });
    await dialog.getByRole('button', { name: 'Let them play' }).click();
    await dialog.getByRole('progressbar').waitFor();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    assert.equal(await dialog.getByRole('heading', { name: 'Is it fair?' }).count(), 0);
    await dialog.getByRole('button', { name: 'Let them play' }).click();
    await dialog.getByRole('heading', { name: 'Is it fair?' }).waitFor();
    const rows = await dialog.locator('tbody tr').evaluateAll((list) => list.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText))));
    assert.ok(rows.length >= 3 && rows.every(([own, standard]) => own === standard), `nothing was changed, but it plays otherwise: ${JSON.stringify(rows)}`);
    await dialog.getByText(/^townsmith --content .* lab run /).waitFor();
    await checkAccess(page, 'measured');
  }),
);
