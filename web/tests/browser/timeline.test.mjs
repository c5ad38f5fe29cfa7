import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { startEngine } from '../../scripts/engine.mjs';
import { keptGames, put } from '../../scripts/kept.mjs';
import { openTable, ownMove, playRound, tables, telling, toTheEnd } from '../../scripts/round.mjs';
import { games, secretGame } from '../../scripts/games.mjs';
import { isThorough, world } from './world.mjs';

const { visit } = world();
// One in which everybody decides at once and one with turns stand for all of them.
const chosen = isThorough ? games : [true, false].map((atOnce) => games.find(({ simultaneous }) => Boolean(simultaneous) === atOnce));
let saves;
before(async () => {
  saves = keptGames(await startEngine(), tables);
});

/** Notes what moves, how, and how long the others' story takes. */
function watch() {
  const seen = { properties: new Set(), flown: 0, badges: 0, points: [], began: 0, took: 0 };
  globalThis.seen = seen;
  const layer = document.querySelector('[data-story]');
  const note = () => {
    const now = layer.getAttribute('data-story');
    if (now === 'others' && !seen.began) seen.began = performance.now();
    if (now === 'told' && seen.began && !seen.took) seen.took = performance.now() - seen.began;
  };
  new MutationObserver((changes) => {
    note();
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(node instanceof Element) || !node.closest('.flying')) continue;
      if (node.matches('.ghost')) seen.flown += 1;
      if (node.matches('.who') || node.querySelector('.who')) seen.badges += 1;
      if (node.matches('.points')) seen.points.push(node.textContent);
    }
  }).observe(layer, { attributes: true, childList: true, subtree: true });
  const look = () => {
    for (const one of document.getAnimations()) {
      // A button under the pointer has a shadow: that is no part of the story.
      if (!one.effect.target?.closest('[data-story], [data-surface]')) continue;
      for (const frame of one.effect.getKeyframes()) for (const name of Object.keys(frame)) seen.properties.add(name);
    }
    requestAnimationFrame(look);
  };
  look();
}
const seen = (page) => page.evaluate(() => ({ ...globalThis.seen, properties: [...globalThis.seen.properties] }));
const flying = (page) => page.evaluate(() => document.querySelectorAll('.flying > *').length);

/** A round is told; keys and taps break it off, and it can be told again. */
async function checkStory(page, address, game, context) {
  await openTable(page, address, game);
  await page.evaluate(watch);
  assert.ok(await playRound(page), 'the others had their turn');
  await toTheEnd(page);
  const told = await seen(page);
  context.diagnostic(`${game}: ${told.flown} things in ${Math.round(told.took)} ms, points ${told.points.join(' ')}`);
  assert.ok(told.flown > 0, 'things move');
  assert.ok(told.badges > 0, 'one sees who does it');
  const moved = told.properties.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
  assert.deepEqual(moved.filter((name) => !['transform', 'opacity'].includes(name)), [], 'only place, size and opacity move');

  await page.keyboard.press('a');
  await page.locator('[data-story=others]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('.flying > *'));
  await page.keyboard.press('Escape');
  assert.equal(await telling(page), 'told', 'a key shows the end');
  assert.equal(await flying(page), 0);
  await page.getByRole('button', { name: 'Replay what the others did' }).click();
  await page.locator('[data-story=others]').waitFor({ state: 'attached' });
  // One's own next move is at hand: a touch, and the table is as it is now.
  await page.mouse.click(4, 400);
  assert.equal(await telling(page), 'told', 'a tap shows the end');
  assert.equal(await page.evaluate(() => [...document.querySelectorAll('[data-thing]')].some((one) => one.style.visibility === 'hidden')), false);

  // Where everybody decides at once one may play on while the others are told.
  await page.keyboard.press('a');
  await page.locator('[data-story=others]').waitFor({ state: 'attached' });
  const move = page.locator('[data-moves] li button').first();
  assert.equal(await move.count(), games.find(({ name }) => name === game).simultaneous ? 1 : 0);
  if ((await move.count()) === 0) return;
  const before = await page.locator('[data-moves]').innerText();
  await move.click();
  assert.notEqual(await telling(page), 'others', 'an own move shows the end');
  await page.waitForFunction((text) => document.querySelector('[data-moves]')?.innerText !== text, before);
}

test('What the others did is told by the board, can be skipped and told again', { timeout: 300_000 }, (context) =>
  visit(
    async (page, _context, address) => {
      await page.evaluate(put, saves);
      for (const { name, title } of chosen) await context.test(title, () => checkStory(page, address, name, context));
    },
    { motion: true },
  ),
);

test('What was told can be told again after the page was loaded anew', { timeout: 300_000 }, (context) =>
  visit(
    async (page, _context, address) => {
      await page.evaluate(put, saves);
      for (const { name, title } of chosen) {
        await context.test(title, async () => {
          await openTable(page, address, name);
          assert.ok(await playRound(page), 'the others had their turn');
          await toTheEnd(page);
          await page.reload();
          await page.locator('[data-story=told]').waitFor({ state: 'attached' });
          await page.getByRole('button', { name: 'Replay what the others did' }).waitFor();
          await page.evaluate(watch);
          await page.keyboard.press('a');
          await page.locator('[data-story=others]').waitFor({ state: 'attached' });
          await toTheEnd(page);
          const { flown, badges } = await seen(page);
          assert.ok(flown > 0 && badges > 0, `${flown} things of ${badges} people`);
        });
      }
    },
    { motion: true },
  ),
);

test('Without motion nothing moves, and points stand for a moment', { timeout: 120_000 }, () =>
  visit(async (page, _context, address) => {
    await page.evaluate(put, saves);
    await openTable(page, address, secretGame.name);
    await page.evaluate(watch);
    await ownMove(page);
    await page.waitForFunction(() => globalThis.seen.points.length > 0);
    await page.waitForFunction(() => !document.querySelector('.flying > *'));
    const { flown, properties, began } = await seen(page);
    assert.deepEqual([flown, properties, began], [0, [], 0]);
  }),
);

/** Before the page is there: notes what sounds and what is felt. */
function listen() {
  globalThis.heard = { sounds: 0, felt: [] };
  for (const make of ['createOscillator', 'createBufferSource']) {
    const made = AudioContext.prototype[make];
    AudioContext.prototype[make] = function () {
      globalThis.heard.sounds += 1;
      return made.call(this);
    };
  }
  navigator.vibrate = (pattern) => globalThis.heard.felt.push(pattern) > 0;
}

test('Nothing sounds until somebody wants it; then deeds, points and turns are heard, and one’s own are felt', { timeout: 300_000 }, () =>
  visit(
    async (page, _context, address) => {
      const heard = () => page.evaluate(() => globalThis.heard);
      const fetched = [];
      page.on('request', (request) => fetched.push(request.url()));
      const hasSynth = () => fetched.some((url) => /synth/.test(url));
      await page.addInitScript(listen);
      await page.reload();
      await page.evaluate(put, saves);
      await openTable(page, address, secretGame.name);
      assert.ok(await playRound(page));
      await toTheEnd(page);
      assert.deepEqual([await heard(), hasSynth()], [{ sounds: 0, felt: [] }, false]);

      await page.getByRole('button', { name: 'Preferences' }).click();
      const dialog = page.getByRole('dialog', { name: 'Preferences' });
      await dialog.getByRole('switch', { name: 'Sounds' }).click();
      await page.waitForFunction(() => globalThis.heard.sounds > 0);
      await dialog.getByRole('switch', { name: 'Vibrate' }).click();
      await page.keyboard.press('Escape');
      const before = await heard();
      assert.deepEqual(before.felt, [10]);
      assert.ok(await playRound(page));
      await toTheEnd(page);
      await page.waitForFunction((sounds) => globalThis.heard.sounds > sounds, before.sounds);
      assert.ok((await heard()).felt.length > 1);
    },
    { motion: true, size: 'phone' },
  ),
);
