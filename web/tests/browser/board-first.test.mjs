// The board comes first in every window: how much of it the board has, whether everything on it can be read and chosen,
// and that it stays where it is while a game is played.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PROTOCOL, startEngine } from '../../scripts/engine.mjs';
import { keptGames, put } from '../../scripts/kept.mjs';
import { checkAccess, checkWidth, finishRound, firstMove, isThorough, nextToDo, playToEnd, world } from './world.mjs';

const { visit } = world();

/** The least share of the width and height the board would have if it were alone in the window. */
const windows = [
  { width: 1920, height: 1080, least: 0.85 },
  { width: 844, height: 390, least: 0.85 },
  { width: 390, height: 844, least: 0.95 },
  { width: 1280, height: 800, least: 0.85 },
  { width: 740, height: 360, least: 0.85 },
  { width: 768, height: 1024, least: 0.8 },
  { width: 1024, height: 768, least: 0.85 },
  // 1280x800 and 1920x1080 at 200 %.
  { width: 640, height: 400, least: 0.8 },
  { width: 960, height: 540, least: 0.8 },
];
const smallestText = 11;

const ask = await startEngine();
/** Few players and as many as there can be. */
const tables = Object.fromEntries(
  ask('hello', { protocol: PROTOCOL }).games.flatMap(({ name, players }) => {
    const seats = (count) => ({ game: name, names: Array.from({ length: count }, (_, i) => `P${i + 1}`), bot: 'greedy' });
    return [[name, seats(2)], ...(isThorough ? [[`${name}-most`, seats(players.most)]] : [])];
  }),
);

/** What can be measured of the board as it lies there, for `page.evaluate`. */
function look() {
  const board = document.querySelector('.stageBox svg.board');
  const box = board.getBoundingClientRect();
  const { width, height } = board.viewBox.baseVal;
  const shape = width / height;
  const drawn = Math.min(box.width, box.height * shape);
  const texts = [...board.querySelectorAll('text')]
    .filter((one) => one.textContent.trim() !== '' && one.checkVisibility())
    .map((one) => {
      const { a, b, c, d } = one.getScreenCTM();
      return { text: one.textContent.trim(), size: parseFloat(getComputedStyle(one).fontSize) * Math.sqrt(Math.abs(a * d - b * c)) };
    });
  /** Spaces that can be chosen, and something lies over their middle. */
  const covered = [...board.querySelectorAll('[data-space][role=button]')].filter((space) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !there || !board.contains(there);
  });
  const inSight = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  };
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    at: [box.left, box.top, box.width, box.height].map(Math.round).join(' '),
    share: drawn / Math.min(innerWidth, innerHeight * shape),
    inside: box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
    smallest: texts.toSorted((one, two) => one.size - two.size)[0],
    covered: covered.map((one) => one.getAttribute('data-space')),
    scores: [...document.querySelectorAll('.table-screen .score')].filter(inSight).length,
    scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
    shifts: globalThis.boardShifts ?? [],
  };
}

/** Notes every shift of the board that nobody's resizing has caused. */
function watchShifts() {
  globalThis.boardShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        if (node?.parentElement?.closest('.stageBox, .middle')) globalThis.boardShifts.push(`${node.nodeName} ${from.x} ${from.y} to ${to.x} ${to.y}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: false });
}

async function check(page, { width, height, least }, seats, report) {
  const seen = await page.evaluate(look);
  const where = `${width}x${height}`;
  report(`${where}: ${(100 * seen.share).toFixed(1)} %, text ${seen.smallest?.size.toFixed(1)} px (${seen.smallest?.text})`);
  assert.ok(seen.share >= least, `${where}: the board has ${(100 * seen.share).toFixed(1)} % of what it would have alone`);
  assert.ok(seen.inside, `${where}: the board is at ${seen.at}`);
  assert.ok(!seen.smallest || seen.smallest.size >= smallestText - 0.05, `${where}: ${seen.smallest?.text} is ${seen.smallest?.size} high`);
  assert.deepEqual(seen.covered, [], `${where}: covered`);
  assert.ok(seats === 1 || seen.scores >= seats, `${where}: ${seen.scores} of ${seats} scores in sight`);
  assert.ok(!seen.scrolls, `${where}: the page scrolls`);
  return seen.at;
}

async function open(page, address, table, kept) {
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(put, kept);
  await page.goto(`${address}#/table/${table}`);
  await page.locator('.stageBox svg.board').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Until what follows from a new size has been drawn. */
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

/** The key that leads to the board leads to a space that is in sight. */
async function checkFocus(page, where) {
  if ((await nextToDo(page)) === 'over') return;
  await page.keyboard.press('b');
  const found = await page.evaluate(() => {
    const one = document.activeElement;
    if (!one?.closest('.stageBox [data-space]')) return one?.outerHTML.slice(0, 80) ?? 'nothing';
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 ? '' : `${left} ${top} ${right} ${bottom}`;
  });
  assert.equal(found, '', `${where}: the focus`);
}

/** A move by keys alone: afterwards something of the table has the focus. */
async function moveByKeys(page, where) {
  const listed = () => page.evaluate(() => document.querySelector('[data-moves]')?.textContent ?? '');
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.closest('[data-moves]'));
  if (await page.evaluate(() => document.activeElement?.tagName === 'INPUT')) await page.keyboard.press('Tab');
  const before = await listed();
  await page.keyboard.press('Enter');
  await page.waitForFunction((text) => (document.querySelector('[data-moves]')?.textContent ?? '') !== text, before);
  if ((await nextToDo(page)) === 'over') return;
  await page.waitForFunction(() => document.activeElement !== document.body && document.activeElement?.closest('.table-screen'), undefined, { timeout: 10_000 }).catch(() => assert.fail(`${where}: the focus is lost after a move`));
}

/** Some moves, the first by keys; after each the board is where it was. */
async function play(page, window, seats, at, most) {
  let isFirst = true;
  for (let moves = 0; moves < most; ++moves) {
    const next = await nextToDo(page);
    if (next === 'over') return;
    if (next === 'finish') await finishRound(page);
    else if (isFirst) await moveByKeys(page, `${window.width}x${window.height}`);
    else await firstMove(page);
    isFirst &&= next === 'finish';
    await nextToDo(page);
    assert.equal(await check(page, window, seats, () => undefined), at, 'the board moved');
  }
}

describe('The board first', { concurrency: 2 }, () => {
  for (const [turn, [table, { game, names }]] of Object.entries(tables).entries()) {
    const mine = isThorough ? windows : windows.filter((_, i) => Math.floor(i / 3) === turn % 3);
    test(`${table}: large, readable, free and still at ${mine.map(({ width, height }) => `${width}x${height}`).join(', ')}`, { timeout: 900_000 }, (context) =>
      visit(
        async (page, _context, address) => {
          const kept = keptGames(ask, { [table]: tables[table] });
          for (const [i, window] of mine.entries()) {
            // With time enough, each window has the game as it was kept; otherwise the next one goes on with it.
            if (isThorough || i === 0) await open(page, address, table, kept);
            await page.setViewportSize(window);
            await nextToDo(page);
            await drawn(page);
            const at = await check(page, window, names.length, (line) => context.diagnostic(`${game}, ${names.length} players, ${line}`));
            await checkFocus(page, `${window.width}x${window.height}`);
            if (!isThorough && i > 0) continue;
            if (isThorough) await checkAccess(page, `${table} at ${window.width}x${window.height}`);
            await checkWidth(page, table);
            await page.evaluate(watchShifts);
            await play(page, window, names.length, at, isThorough ? 8 : 4);
            assert.deepEqual((await page.evaluate(look)).shifts, []);
          }
          if (!isThorough) return;
          // At 200 % a game can be played to its end, with few players and with many.
          await page.setViewportSize(turn % 2 === 0 ? { width: 640, height: 400 } : { width: 960, height: 540 });
          await playToEnd(page);
        },
        { size: { width: 1280, height: 800 } },
      ),
    );
  }

  test('What a space is and what can be done there is told by pointing and by a long press, and nothing is played', { timeout: 240_000 }, () =>
    visit(
      async (page, context, address) => {
        const all = Object.fromEntries(Object.entries(tables).filter(([table, { game }]) => table === game));
        await page.evaluate(put, keptGames(ask, all));
        const session = await context.newCDPSession(page);
        for (const table of Object.keys(all)) {
          await page.goto(`${address}#/table/${table}`);
          await nextToDo(page);
          await drawn(page);
          const told = page.locator('[data-what]');
          const count = await page.getByText(/^All moves/).innerText();
          const space = page.locator('.stageBox [data-space]').first();
          const { x, y, width, height } = await space.boundingBox();
          const [cx, cy] = [x + width / 2, y + height / 2];
          await page.mouse.move(cx, cy, { steps: 3 });
          await told.waitFor();
          const what = await told.innerText();
          assert.ok(what.length > 2, what);
          await page.mouse.move(1, 1);
          await told.waitFor({ state: 'detached' });
          await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: cx, y: cy }] });
          await told.waitFor();
          assert.equal(await told.innerText(), what);
          await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
          assert.equal(await page.getByText(/^All moves/).innerText(), count, table);
          await page.keyboard.press('Escape');
        }
      },
      { size: { width: 1280, height: 800 }, touch: true },
    ),
  );

  test('Zoom and pan by keys, wheel, dragging and two fingers', { timeout: 120_000 }, () =>
    visit(
      async (page, context, address) => {
        const [table] = Object.keys(tables);
        await page.evaluate(put, keptGames(ask, { [table]: tables[table] }));
        await page.goto(`${address}#/table/${table}`);
        const board = page.locator('.stageBox svg.board');
        await board.waitFor();
        await nextToDo(page);
        const { width, x, y, height } = await board.boundingBox();
        const times = async () => (await board.boundingBox()).width / width;
        await page.keyboard.press('+');
        assert.ok((await times()) > 1.2);
        await page.keyboard.press('0');
        assert.equal(await times(), 1);
        await page.mouse.move(x + width / 4, y + height / 4);
        // Without the key a board may turn what is in the hand.
        await page.keyboard.down('Control');
        for (let i = 0; i < 3; ++i) await page.mouse.wheel(0, -200);
        await page.keyboard.up('Control');
        await page.waitForFunction((before) => document.querySelector('.stageBox svg.board').getBoundingClientRect().width > before * 1.2, width);
        const from = await board.boundingBox();
        await page.mouse.down();
        await page.mouse.move(x + width / 4 - 40, y + height / 4 - 30, { steps: 4 });
        await page.mouse.up();
        const to = await board.boundingBox();
        assert.ok(to.x < from.x - 20 && to.y < from.y - 10, `${from.x} ${from.y} to ${to.x} ${to.y}`);
        await page.keyboard.press('0');
        const session = await context.newCDPSession(page);
        const [cx, cy] = [x + width / 2, y + height / 2];
        const touch = (type, far) => session.send('Input.dispatchTouchEvent', { type, touchPoints: far === null ? [] : [-1, 1].map((side) => ({ x: cx + side * far, y: cy, id: side + 2 })) });
        await touch('touchStart', 40);
        for (const far of [50, 60, 70, 80]) await touch('touchMove', far);
        await touch('touchEnd', null);
        assert.ok((await times()) > 1.5, `${await times()} times as large`);
      },
      { size: { width: 390, height: 844 }, touch: true },
    ),
  );
});
