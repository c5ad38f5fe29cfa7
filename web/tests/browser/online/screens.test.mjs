import { mkdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkAccess, checkWidth } from '../world.mjs';
import { joinTable, makeTable, onlineWorld, ending, step } from './server.mjs';

const world = onlineWorld();
const shots = fileURLToPath(new URL('../../../../build/shots', import.meta.url));
mkdirSync(shots, { recursive: true });
const long = 'Maximiliane-Wilhelmine 2';

async function finishedGame() {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const link = await makeTable(ada, world.address, { name: long, game: 'City Planner' });
  await joinTable(kim, link, { name: 'Kim', seat: 2 });
  await ada.page.getByRole('button', { name: 'Begin' }).click();
  for (let done = 0; done < 2; ) {
    done = 0;
    for (const { page } of [ada, kim]) if ((await step(page)) === 'over') done += 1;
  }
  await ending(kim.page).waitFor();
  await kim.context.close();
  return { ada, over: link };
}

/** Every screen of playing together, with a game that runs, one that waits and one that is over. */
test('axe-core finds nothing and nothing overflows on any screen, in both languages, light and dark', { timeout: 900_000 }, async () => {
  const { ada, over } = await finishedGame();
  const waiting = await makeTable(ada, world.address, { game: 'Townies' });
  const running = await makeTable(ada, world.address, { game: 'DrawCity' });
  const kim = await world.guest();
  await joinTable(kim, running, { name: 'Kim', seat: 2 });
  await ada.page.getByRole('button', { name: 'Begin' }).click();
  await ada.page.getByRole('group', { name: 'Actions' }).waitFor();
  await ada.page.getByRole('button', { name: 'Open the chat' }).click();
  await ada.page.getByRole('textbox', { name: 'Message' }).fill('One game before lunch?');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await kim.page.getByRole('button', { name: /one new message/ }).waitFor();

  const hash = (link) => new URL(link).hash;
  const pages = { start: '#/', lobby: '#/lobby', create: '#/lobby/new', waiting: hash(waiting), play: hash(running), over: hash(over), me: '#/me', archive: '#/archive', ladder: '#/ladder/cityplanner', gone: '#/t/none', return: '#/return/none' };
  for (const size of ['desktop', 'phone']) {
    for (const theme of ['light', 'dark']) {
      for (const language of ['en', 'de']) {
        if (size === 'desktop' && language === 'de') continue;
        const guest = await world.guest({ size, theme, language });
        await guest.context.addCookies(await ada.context.cookies());
        for (const [name, path] of Object.entries(pages)) {
          await guest.page.goto(world.address + path);
          await guest.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
          await guest.page.waitForTimeout(700);
          const where = `${name} ${size} ${theme} ${language}`;
          await guest.page.screenshot({ path: `${shots}/online-real-${name}-${size}-${theme}-${language}.png` });
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
    }
  }
  await world.leave(ada, kim);
});
