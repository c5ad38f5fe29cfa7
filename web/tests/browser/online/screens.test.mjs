import { mkdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { anyGame, secretGame, turnGame } from '../../../scripts/games.mjs';
import { checkAccess, checkWidth, combinations, goTo, isThorough } from '../world.mjs';
import { joinTable, makeTable, onlineWorld, ending, step } from './server.mjs';

const world = onlineWorld();
const shots = fileURLToPath(new URL('../../../../build/shots', import.meta.url));
mkdirSync(shots, { recursive: true });
const long = 'Maximiliane-Wilhelmine 2';

async function finishedGame() {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: long, game: turnGame.title });
  await joinTable(kim, link, { name: 'Kim' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (let done = 0; done < 2; ) {
    done = 0;
    for (const { page } of [ada, kim]) if ((await step(page)) === 'over') done += 1;
  }
  await ending(kim.page).waitFor();
  await kim.context.close();
  return { ada, over: link };
}

/** Every screen of playing together, with a game that runs, one that waits and one that is over. */
test('axe-core finds nothing and nothing overflows on any screen, in every language, light and dark', { timeout: 900_000 }, async () => {
  const { ada, over } = await finishedGame();
  const waiting = await makeTable(ada, world.address, { game: anyGame.title });
  const running = await makeTable(ada, world.address, { game: secretGame.title });
  const kim = await world.guest();
  await joinTable(kim, running, { name: 'Kim' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.getByRole('group', { name: 'Actions' }).waitFor();
  await ada.page.getByRole('button', { name: 'Open the chat' }).click();
  await ada.page.getByRole('textbox', { name: 'Message' }).fill('One game before lunch?');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await kim.page.getByRole('button', { name: /one new message/ }).waitFor();

  const hash = (link) => `#${new URL(link).pathname}`;
  /** In this part of the frame, with a table or a game to choose. */
  const listed = (place, link) => `body:has(nav [href="#/${place}"][aria-current]) main [href^="#/${link}/"]`;
  /** Each screen with what is there when everything of it has come. */
  const pages = {
    start: ['#/', 'main:has(.together .ways) [href^="#/t/"]'],
    lobby: ['#/lobby', listed('lobby', 't')],
    create: ['#/lobby/new', 'dialog select'],
    waiting: [hash(waiting), 'main:has(.chat form) input[readonly]'],
    play: [hash(running), '.stageBox .board'],
    over: [hash(over), 'dialog .ribbon'],
    me: ['#/me', listed('me', 'replay')],
    account: ['#/account', 'main ul strong'],
    recover: ['#/recover', 'main form input'],
    keeps: ['#/keeps', 'main li'],
    stop: ['#/stop/none', 'main p[role=status]:not(.soft)'],
    archive: ['#/archive', listed('archive', 'replay')],
    ladder: [`#/ladder/${turnGame.name}`, 'body:has(nav [href="#/ladder"][aria-current]) main'],
    gone: ['#/t/none', 'main > svg + h1'],
    return: ['#/return/none', 'main .ways button'],
  };
  for (const [size, theme, language] of combinations(['desktop', 'phone'], ['light', 'dark'], ['en', 'de', 'fr'])) {
    const guest = await world.guest({ size, theme, language });
    await guest.context.addCookies(await ada.context.cookies());
    for (const [name, [path, part]] of Object.entries(pages)) {
      const where = `${name} ${size} ${theme} ${language}`;
      await goTo(guest.page, world.address + path, part);
      if (isThorough) await guest.page.screenshot({ path: `${shots}/online-real-${name}-${size}-${theme}-${language}.png` });
      await checkAccess(guest.page, where);
      if (size === 'phone') await checkWidth(guest.page, where);
      if (size === 'phone' && name === 'play') {
        for (const tab of await guest.page.getByRole('tab').all()) {
          await tab.click();
          await checkAccess(guest.page, `${where} tab`);
          await checkWidth(guest.page, `${where} tab`);
        }
      }
    }
    await world.leave(guest);
  }
  await world.leave(ada, kim);
});
