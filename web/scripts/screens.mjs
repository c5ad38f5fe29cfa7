// Screenshots of every screen of the built page into build/shots: node scripts/screens.mjs [part of a name ...]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, sizes } from './browser.mjs';
import { serve } from './serve.mjs';

const out = fileURLToPath(new URL('../../build/shots', import.meta.url));
mkdirSync(out, { recursive: true });
const words = process.argv.slice(2);
const { server, address } = await serve(fileURLToPath(new URL('../../build/web', import.meta.url)), 0);
const browser = await launch();

const games = { townies: 'Townies', drawcity: 'DrawCity', cities: 'Cities', cityplanner: 'City Planner', townbuilder: 'Town Builder' };

async function startGame(page, game) {
  await page.goto(`${address}#/`);
  await page.getByRole('button', { name: `Play ${games[game]}` }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  await page.waitForTimeout(1500);
}

const screens = {
  start: async (page) => page.goto(`${address}#/`),
  new: async (page) => {
    await page.goto(`${address}#/`);
    await page.getByRole('button', { name: 'Play Townies' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await page.waitForTimeout(800);
  },
  prefs: async (page) => {
    await page.goto(`${address}#/`);
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.waitForTimeout(400);
  },
  help: async (page) => {
    await page.goto(`${address}#/`);
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.waitForTimeout(400);
  },
  daily: async (page) => page.goto(`${address}#/daily`),
  nowhere: async (page) => page.goto(`${address}#/x`),
  ...Object.fromEntries(Object.keys(games).map((game) => [`rules-${game}`, async (page) => page.goto(`${address}#/rules/${game}`)])),
  ...Object.fromEntries(Object.keys(games).map((game) => [`learn-${game}`, async (page) => {
    await page.goto(`${address}#/learn/${game}`);
    await page.waitForTimeout(1500);
  }])),
  ...Object.fromEntries(Object.keys(games).map((game) => [`table-${game}`, async (page) => startGame(page, game)])),
};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, go] of Object.entries(screens)) {
      const title = `screen-${name}-${size}-${colorScheme}`;
      if (words.length > 0 && !words.some((word) => title.includes(word))) continue;
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', hasTouch: size === 'phone' });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(title, error));
      page.on('console', (message) => message.type() === 'error' && console.error(title, message.text()));
      try {
        await go(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(200);
        await page.screenshot({ path: `${out}/${title}.png`, fullPage: process.env.FULL === '1' });
        console.log(`${out}/${title}.png`);
      } catch (error) {
        console.error(title, String(error).split('\n')[0]);
      }
      await context.close();
    }
  }
}
await browser.close();
server.close();
