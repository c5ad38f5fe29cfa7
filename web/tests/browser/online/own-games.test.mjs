// From the start page somebody replaces one thing in each of three games, prints it, plays with it against a bot and with a friend:
// with clicks, with a finger on a phone and by keyboard alone, and with no more than 150 of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, roundGame, samplesOf } from '../../../scripts/games.mjs';
import { Hands } from '../hands.mjs';
import { checkAccess, checkWidth, isThorough, nextToDo } from '../world.mjs';
import { ending, onlineWorld } from './server.mjs';

const world = onlineWorld();
const most = 150;
const own = games.filter((game) => samplesOf(game).workshop?.replace);
/** All decide at once, so that a game of it is short: it is played to its end. */
const whole = own.find(({ name }) => name === roundGame.name) ?? own[0];

const button = (where, name) => where.getByRole('button', { name, exact: true });
const link = (where, name) => where.getByRole('link', { name, exact: true });

/** Takes the first move of the list; back when it is played. */
async function takeMove(hands) {
  const { page } = hands;
  const list = page.locator('[data-moves]');
  if (!(await list.locator('li button').first().isVisible())) await hands.press(page.locator('details.all > summary'));
  const before = await page.evaluate(() => {
    const all = document.querySelector('[data-moves]');
    all.isOld = true;
    return all.textContent;
  });
  await hands.press(list.locator('li button').first());
  await page.waitForFunction((text) => {
    const all = document.querySelector('[data-moves]');
    return !all?.isOld || all.textContent !== text;
  }, before);
}

/** Plays some decisions, or until it is over; tells how it stands then. */
async function play(hands, decisions) {
  const { page } = hands;
  for (let made = 0; made < decisions; ++made) {
    const next = await nextToDo(page);
    if (next === 'over') return next;
    if (next === 'finish') {
      const finish = button(page, 'Finish the round');
      await hands.press(finish);
      await finish.waitFor({ state: 'hidden' });
    } else {
      await takeMove(hands);
    }
  }
  return nextToDo(page);
}

/** The engine's check of what is on the bench now. */
async function checked(page) {
  await page.waitForFunction(() => document.querySelector('footer .status')?.dataset.checked === 'true');
  return page.locator('footer .status').innerText();
}

async function openTable(hands, friend, game, author) {
  const { page } = hands;
  await hands.press(button(page, 'Play it'));
  await hands.press(link(page.getByRole('dialog'), 'With friends'));
  const naming = page.getByRole('dialog', { name: 'What should we call you?' });
  const setting = page.getByRole('dialog', { name: 'A new table' });
  await naming.or(setting).first().waitFor();
  if (await naming.isVisible()) {
    await hands.write(naming.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await hands.press(button(naming, 'That is me'));
  }
  await setting.getByText('Games with a pack are not rated.').waitFor();
  assert.ok(await setting.getByRole('radio', { name: game.title }).isChecked());
  await checkAccess(page, 'a new table');
  await hands.press(button(setting, 'Set up the table'));
  const address = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await checkAccess(page, 'waiting');

  await friend.open(address);
  await button(friend.page, `“My ${game.title}”, by “${author}”`).waitFor();
  await friend.press(button(friend.page, 'Sit here').first());
  const called = friend.page.getByRole('dialog', { name: 'What should we call you?' });
  const seated = button(friend.page, 'Stand up');
  await called.or(seated).first().waitFor();
  if (await called.isVisible()) {
    await friend.write(called.getByRole('textbox', { name: 'Your name' }), 'Kim');
    await friend.press(button(called, 'That is me'));
  }
  await seated.waitFor();
  await hands.press(button(page, 'Start the game'));
  for (const one of [hands, friend]) await one.page.getByRole('group', { name: 'Actions' }).waitFor();
  for (const one of [hands, friend]) await button(one.page, `“My ${game.title}”, by “${author}”`).waitFor();
}

/** Says how many actions it took. */
async function fromStartToFriends(kind, size) {
  const [ada, kim] = [await world.guest({ size, touch: kind === 'finger' }), await world.guest({ size, touch: kind === 'finger' })];
  const { page } = ada;
  try {
    return await makeThemOwn(ada, kim, kind);
  } catch (error) {
    const shown = await page.locator('body').innerText({ timeout: 1000 }).catch(() => '');
    throw new Error(`${error.message}\n${page.url()}\n${ada.errors.join('\n')}\n${shown}`.slice(0, 2500), { cause: error });
  }
}

async function makeThemOwn(ada, kim, kind) {
  const { page } = ada;
  // A browser without a window prints nothing; it is noted that it was asked to.
  await page.addInitScript(() => (globalThis.print = () => (globalThis.printed = true)));
  const [hands, friend] = [new Hands(page, kind), new Hands(kim.page, kind)];
  const reached = [];
  await page.goto(world.address);
  for (const game of own) {
    const { replace } = samplesOf(game).workshop;
    // The name that friends were told is the author of the packs made from then on.
    const author = game === own[0] ? 'Anonymous' : 'Ada';
    await hands.press(link(page, 'Go to the workshop'));
    await hands.press(button(page, `New pack for ${game.title}`));
    await page.getByRole('tabpanel').waitFor();
    const printed = await replace(hands);
    assert.match(await checked(page), /(can play it|can be played)[\s\S]* change/);
    await checkAccess(page, `bench of ${game.title}`);
    if (kind === 'finger') await checkWidth(page, `bench of ${game.title}`);

    await hands.press(button(page, 'Print'));
    await page.getByText(`“My ${game.title}” by ${author}, at true size.`).waitFor();
    for (const words of [`My ${game.title} 1, by ${author}`, ...printed]) await page.locator('.sheets').getByText(words).first().waitFor();
    await checkAccess(page, `sheets of ${game.title}`);
    await hands.press(button(page, 'Print'));
    assert.equal(await page.evaluate(() => globalThis.printed), true);
    await hands.goBack();
    await checked(page);

    await hands.press(button(page, 'Play it'));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Played on My ${game.title}`).waitFor();
    await checkAccess(page, `set-up of ${game.title}`);
    await hands.press(button(dialog, 'Start'));
    await page.getByRole('group', { name: 'Actions' }).waitFor();
    await checkAccess(page, `table of ${game.title}`);
    const stands = await play(hands, game === whole ? 200 : 3);
    assert.equal(stands === 'over', game === whole);
    if (game === whole) {
      await checkAccess(page, `end of ${game.title}`);
      await hands.press(button(ending(page), 'Close'));
    }
    await hands.press(button(page, `On My ${game.title} by ${author}`));
    await hands.press(link(page.getByRole('dialog'), 'Change it in the workshop'));
    await checked(page);

    await openTable(hands, friend, game, author);
    await checkAccess(kim.page, `table of ${game.title} with a friend`);
    // Whoever begins makes a move.
    await takeMove(await Promise.any([hands, friend].map(async (one) => (await nextToDo(one.page), one))));
    await hands.press(page.getByRole('link', { name: 'Townsmith, start page' }));
    reached.push(`${game.title}: ${hands.acts + friend.acts}`);
  }
  assert.ok(hands.acts + friend.acts <= most, reached.join(', '));
  await world.leave(ada, kim);
  return `${hands.acts + friend.acts} (${reached.join(', ')})`;
}

const ways = [
  ['with a mouse, at 1280 x 800', 'mouse', { width: 1280, height: 800 }],
  ['with a finger, on a phone of 390 x 844', 'finger', { width: 390, height: 844 }],
  ['by keyboard alone', 'keys', { width: 1280, height: 800 }],
];
for (const [how, kind, size] of ways.slice(0, isThorough ? ways.length : 1)) {
  test(`Three games are made one’s own, printed, and played with a bot and a friend, ${how}`, { timeout: 600_000 }, async (t) => {
    t.diagnostic(`${await fromStartToFriends(kind, size)} of ${most}`);
  });
}
