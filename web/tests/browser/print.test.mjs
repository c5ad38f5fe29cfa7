// Sheets as `townsmith print` makes them with a real Chromium: their sizes are read back from the PDF's drawing commands.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startEngine } from '../../scripts/engine.mjs';
import { games, samplesOf } from '../../scripts/games.mjs';
import { linesOf, outlinesOf, readPdf } from './pdf.mjs';
import { checkBothThemes, checkWidth, goTo, isThorough, world } from './world.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const program = process.env.TOWNSMITH ?? at('build/release/townsmith');
const folder = mkdtempSync(join(tmpdir(), 'townsmith-print-test-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Exit code and what was said. */
function townsmith(words, env = process.env) {
  return new Promise((done) => {
    execFile(program, words, { env: { ...env, LANG: 'C', LANGUAGE: '' } }, (error, out, errors) => done({ code: error ? error.code : 0, out, errors }));
  });
}

const papers = { a4: [210, 297], letter: [215.9, 279.4] };
const near = 0.1;
/** Marks to cut along are the only lines of this width. */
const isMark = ({ width }) => Math.abs(width - 0.15) < 0.02;
const unique = (values) => values.toSorted((a, b) => a - b).filter((value, i, all) => i === 0 || value - all[i - 1] > near);

let made = 0;
const known = new Map();
/** What one test has printed another need not. */
function sheets(game, paper, ink = 'colour') {
  const key = `${game} ${paper} ${ink}`;
  if (!known.has(key)) known.set(key, printSheets(game, paper, ink));
  return known.get(key);
}
async function printSheets(game, paper, ink) {
  const file = join(folder, `${++made}.pdf`);
  const { code, errors } = await townsmith(['print', game, '--paper', paper, '--ink', ink, '--page', at('build/web'), '-o', file]);
  assert.equal(code, 0, errors);
  return readPdf(readFileSync(file));
}

/** Columns and rows that the marks of a page are for, as the lines they lie on. */
function cutsOf(page) {
  const marks = linesOf(page).filter(isMark);
  const xs = unique(marks.filter(({ a, b }) => Math.abs(a[0] - b[0]) < 1e-3).map(({ a }) => a[0]));
  const ys = unique(marks.filter(({ a, b }) => Math.abs(a[1] - b[1]) < 1e-3).map(({ a }) => a[1]));
  return { marks, xs, ys };
}

function checkCuts(page, [width, height], [across, down], where) {
  const { xs, ys } = cutsOf(page);
  for (const [lines, size, whole] of [
    [xs, width, across],
    [ys, height, down],
  ]) {
    assert.ok(lines.length >= 2, where);
    lines.forEach((value, i) => assert.ok(Math.abs(value - (lines[0] + i * size)) <= near, `${where}: a cut at ${value} mm`));
    const most = Math.floor((whole - 2 * 7.2) / size);
    // In the middle of the paper, so that backs lie behind fronts; a last sheet may have fewer rows.
    assert.ok(Math.abs(lines[0] - (whole - most * size) / 2) <= near, `${where}: cuts from ${lines[0]} mm of ${whole}`);
    assert.ok(lines.length - 1 === most || lines === ys, where);
  }
}

/** Nothing within 5 mm of the edge, and no letters below 6 points. */
function checkPage(page, [width, height], where) {
  assert.ok(Math.abs(page.width - width) < 0.5 && Math.abs(page.height - height) < 0.5, `${where}: ${page.width} x ${page.height} mm`);
  const least = 5 - 0.02;
  for (const { parts, width: pen } of page.paths) {
    for (const { points } of parts) {
      for (const [x, y] of points) {
        const away = Math.min(x, y, width - x, height - y) - pen / 2;
        assert.ok(away >= least, `${where}: something is ${away} mm from the edge, at ${x}, ${y}`);
      }
    }
  }
  for (const { from, to, points } of page.letters) {
    assert.ok(points >= 6, `${where}: letters of ${points} points`);
    for (const [x, y] of [from, to]) assert.ok(Math.min(x, y, width - x, height - y) >= least, `${where}: letters at ${x}, ${y} mm`);
  }
}

/** Pages of cards in their order, the front and the back of each sheet together. */
function checkCards(pages, parts, size, where) {
  const cut = pages.map((page, i) => ({ page, number: i + 1 })).filter(({ page }) => linesOf(page).some(isMark));
  for (const { size: card, count, backs } of parts) {
    let left = count;
    while (left > 0) {
      const front = cut.shift();
      assert.ok(front, `${where}: a page of cards of ${card.join(' x ')} mm`);
      checkCuts(front.page, card, size, `${where}, page ${front.number}`);
      const { xs, ys } = cutsOf(front.page);
      left -= (xs.length - 1) * (ys.length - 1);
      if (!backs) continue;
      const back = cut.shift();
      assert.equal(back?.number, front.number + 1, `${where}: the back of page ${front.number}`);
      assert.equal(front.number % 2, 1, `${where}: fronts are odd pages`);
      checkCuts(back.page, card, size, `${where}, page ${back.number}`);
      // Turned over the long edge, every line to cut along meets one.
      const behind = cutsOf(back.page);
      behind.xs.toReversed().forEach((x, i) => assert.ok(Math.abs(size[0] - x - xs[i]) <= near, `${where}: a cut at ${x} mm behind ${xs[i]}`));
    }
  }
  assert.deepEqual(cut.map(({ number }) => number), [], `${where}: pages of cards that nobody expects`);
}

function checkRuler(page, where) {
  const rulers = linesOf(page).filter(({ a, b }) => Math.abs(Math.abs(a[0] - b[0]) - 100) <= near && Math.abs(a[1] - b[1]) < 1e-3 && !isMark({ width: 0 }));
  assert.equal(rulers.filter(({ width }) => Math.abs(width - 0.4) < 0.02).length, 1, `${where}: a ruler of 100 mm`);
}

/** Regular hexes of one size that share their sides. */
function checkHexes(pages, count, where) {
  const hexes = pages.map((page) => outlinesOf(page, 6).filter(({ stroke, points }) => stroke && isRegular(points))).find((some) => some.length >= count) ?? [];
  assert.equal(hexes.length, count, `${where}: hexes`);
  const sides = hexes.flatMap(({ points }) => points.map((one, i) => Math.hypot(one[0] - points[(i + 1) % 6][0], one[1] - points[(i + 1) % 6][1])));
  assert.ok(Math.max(...sides) - Math.min(...sides) < near / 2, `${where}: sides from ${Math.min(...sides)} to ${Math.max(...sides)} mm`);
  const across = sides[0] * Math.sqrt(3);
  assert.ok(Math.abs(across * 10 - Math.round(across * 10)) < 0.5 && across > 10, `${where}: hexes of ${across} mm`);
  const middles = hexes.map(({ points }) => [0, 1].map((axis) => points.reduce((sum, one) => sum + one[axis], 0) / 6));
  for (const [x, y] of middles) {
    const nearest = Math.min(...middles.map(([X, Y]) => Math.hypot(x - X, y - Y) || Infinity));
    assert.ok(Math.abs(nearest - across) <= near, `${where}: hexes ${nearest} mm apart`);
  }
}
function isRegular(points) {
  const sides = points.map((one, i) => Math.hypot(one[0] - points[(i + 1) % 6][0], one[1] - points[(i + 1) % 6][1]));
  return Math.max(...sides) - Math.min(...sides) < near && Math.min(...sides) > 3;
}

/** Squares of this size that are filled or drawn, at least `count` of them. */
function checkSquares(pages, { side, count }, where) {
  const found = pages.flatMap((page) =>
    outlinesOf(page, 4).filter(({ points: [a, b, c, d] }) => [Math.hypot(a[0] - b[0], a[1] - b[1]), Math.hypot(b[0] - c[0], b[1] - c[1]), Math.hypot(c[0] - d[0], c[1] - d[1])].every((length) => Math.abs(length - side) <= near)),
  );
  assert.ok(found.length >= count, `${where}: ${found.length} of ${count} squares of ${side} mm`);
}

/** Outlines to fold: every side is one or more times as long as an edge of the thing. */
function checkNets(pages, { corners, side, count }, where) {
  const whole = (length) => Math.abs(length - Math.round(length / side) * side) <= near && length > near;
  const found = pages.flatMap((page) => outlinesOf(page, corners).filter(({ points }) => points.every((one, i) => whole(Math.hypot(one[0] - points[(i + 1) % corners][0], one[1] - points[(i + 1) % corners][1])))));
  assert.equal(found.length, count, `${where}: nets of ${side} mm`);
}

// One game in both papers; all of them in both inks where everything is to be tried.
const printed = games.filter((game) => samplesOf(game).sheets);
const tried = isThorough ? printed : printed.filter((game) => samplesOf(game).sheets.hexes).slice(0, 1);

for (const { name, title } of tried) {
  for (const paper of Object.keys(papers)) {
    for (const ink of isThorough ? ['colour', 'black'] : [paper === 'a4' ? 'colour' : 'black']) {
      test(`${title} on ${paper} in ${ink} has true sizes`, async () => {
        const where = `${title}, ${paper}, ${ink}`;
        const { cards, hexes, squares = [], nets } = samplesOf({ name }).sheets;
        const pages = await sheets(name, paper, ink);
        pages.forEach((page, i) => checkPage(page, papers[paper], `${where}, page ${i + 1}`));
        checkRuler(pages[0], where);
        checkCards(pages, cards, papers[paper], where);
        if (hexes) checkHexes(pages, hexes, where);
        if (nets) checkNets(pages, nets, where);
        for (const one of squares) checkSquares(pages, one, where);
      });
    }
  }
}

for (const { name, title } of tried) {
  test(`A pack of ${title} in which everything is changed is printed`, async () => {
    const file = join(folder, `whole-${name}.pdf`);
    const { code, errors } = await townsmith(['print', name, '--pack', at(`tests/packs/${name}.pack`), '--page', at('build/web'), '-o', file]);
    assert.equal(code, 0, errors);
    const pages = readPdf(readFileSync(file));
    pages.forEach((page, i) => checkPage(page, papers.a4, `${title}, page ${i + 1}`));
    checkRuler(pages[0], title);
    assert.ok(pages.some((page) => linesOf(page).some(isMark)), 'something to cut out');
  });
}

/** A pack whose files are the game's own. */
let packed;
function packOf(name) {
  packed ??= (async () => {
    const own = join(folder, 'content');
    assert.equal((await townsmith(['content', 'export', own])).code, 0);
    const files = Object.fromEntries(samplesOf({ name }).sheets.files.map((file) => [file, JSON.parse(readFileSync(join(own, name, file), 'utf8').replaceAll(/^\s*\/\/.*$|\s\/\/ .*$/gm, ''))]));
    return JSON.stringify({ townsmith_pack: 1, game: name, name: 'Canals', author: 'Ada Vos', version: '3', files });
  })();
  return packed;
}

test('A pack is printed with its own things; a file is never overwritten unasked; without a browser there is a sentence', async () => {
  const [{ name }] = tried;
  const pack = join(folder, 'own.pack');
  writeFileSync(pack, await packOf(name));
  const file = join(folder, 'pack.pdf');
  const words = ['print', name, '--pack', pack, '--page', at('build/web'), '-o', file];
  const first = await townsmith(words);
  assert.equal(first.code, 0, first.errors);
  assert.match(first.out, /pack\.pdf/);
  const before = readFileSync(file);
  const pages = readPdf(before);
  // Who made it stands on the first sheet, which has more words than without.
  const plain = await sheets(name, 'a4');
  assert.ok(pages[0].letters.length > plain[0].letters.length);

  const again = await townsmith(words);
  assert.equal(again.code, 1);
  assert.match(again.errors, /--force/);
  assert.ok(readFileSync(file).equals(before));

  const none = await townsmith(['print', name, '--page', at('build/web'), '-o', join(folder, 'none.pdf')], { PATH: folder });
  assert.equal(none.code, 1);
  assert.match(none.errors, /Chromium/);
  assert.ok(!existsSync(join(folder, 'none.pdf')));

  writeFileSync(pack, '{}');
  const broken = await townsmith(['print', name, '--pack', pack, '-o', join(folder, 'none.pdf')]);
  assert.equal(broken.code, 1);
  assert.ok(!existsSync(join(folder, 'none.pdf')));
});

const { visit } = world();

/** Every name and text that people read in a pack's files. */
function wordsIn(value, member = '') {
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, member));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([name, one]) => (name === 'provenance' ? [] : wordsIn(one, name)));
  return ['name', 'text'].includes(member) && typeof value === 'string' ? [value] : [];
}
/** As far as lines that are broken and sentences that begin with it leave it alone. */
const letters = (text) => text.replaceAll(/\s/g, '').toLowerCase();

test('Of every game a pack in which everything is changed is drawn with all its names and texts', async () => {
  const ask = await startEngine();
  await visit(async (page, _context, address) => {
    for (const { name, title, players } of printed) {
      const text = readFileSync(at(`tests/packs/${name}.pack`), 'utf8');
      const pack = JSON.parse(text);
      await page.evaluate((own) => sessionStorage.setItem('townsmith.print', own), text);
      await goTo(page, `${address}#/print/${name}/pack`, 'svg.sheet');
      const drawn = letters(await page.locator('.sheets').textContent());
      // What no die shows and no deck holds is not played with.
      const told = letters(JSON.stringify(ask('components', { game: name, players: players.most, pack: text })));
      const played = wordsIn(pack.files).filter((one) => told.includes(letters(one)));
      assert.ok(played.length >= 0.9 * wordsIn(pack.files).length, `${title}: ${played.length} words`);
      const sought = [`${pack.name} ${pack.version}, by ${pack.author}`, ...played];
      assert.deepEqual(sought.filter((one) => !drawn.includes(letters(one))), [], title);
    }
  });
});

test('The screen of sheets shows them, and lets one choose', async () => {
  await visit(async (page, _context, address) => {
    const [{ name, title }] = tried;
    await goTo(page, `${address}#/rules/${name}`);
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('heading', { level: 1, name: `Print ${title}` }).waitFor();
    const shown = page.locator('svg.sheet');
    await shown.first().waitFor();
    const all = await shown.count();
    assert.ok(all > 3);
    await page.getByRole('checkbox', { name: /alone/ }).uncheck();
    await page.waitForFunction((before) => document.querySelectorAll('svg.sheet').length === before - 1, all);
    await page.getByText('Letter', { exact: true }).click();
    await page.waitForFunction(() => document.querySelector('.sheets')?.classList.contains('letter'));
    await page.getByText('Black, saves ink').click();
    await page.waitForFunction(() => document.querySelector('.sheets')?.getAttribute('data-ink') === 'black');
    // What is drawn is one picture for each sheet: a few are enough to look at.
    const [, ...others] = await page.getByRole('checkbox').all();
    for (const one of others.slice(0, -1)) await one.setChecked(false);
    await page.waitForFunction(() => document.querySelectorAll('svg.sheet').length === 2);
    await checkBothThemes(page, 'sheets');
    await checkWidth(page, 'sheets');
  });
  await visit(
    async (page, _context, address) => {
      const [{ name }] = tried;
      // As the workshop hands it over.
      await page.evaluate((text) => sessionStorage.setItem('townsmith.print', text), await packOf(name));
      await goTo(page, `${address}#/print/${name}/pack`, 'svg.sheet');
      await page.getByText('“Canals” by Ada Vos', { exact: false }).waitFor();
      await checkWidth(page, 'a pack');
    },
    { size: 'phone' },
  );
  await visit(
    async (page, _context, address) => {
      await goTo(page, `${address}#/print/${tried[0].name}/pack`, 'h1');
      await page.getByText('The pack is no longer there', { exact: false }).waitFor();
    },
    { size: 'phone' },
  );
});
