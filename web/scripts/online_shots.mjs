// Pictures of the screens of playing together into build/shots, with canned words instead of a server:
// node scripts/online_shots.mjs [part of a name ...]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, sizes } from './browser.mjs';
import { roundGame } from './games.mjs';
import { canned } from './online_canned.mjs';
import { serve } from './serve.mjs';

const out = fileURLToPath(new URL('../../build/shots', import.meta.url));
mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
const { server, address } = await serve(fileURLToPath(new URL('../../build/web', import.meta.url)), 0);
const browser = await launch();

const at = (hash, then = async () => {}, how = {}) => ({ hash, then, how });
const screens = {
  start: at('#/'),
  lobby: at('#/lobby'),
  create: at('#/lobby/new', (page) => page.getByText(/Live clock|Mit Uhr/).click()),
  name: at('#/lobby/new', undefined, { stranger: true }),
  waiting: at('#/t/room'),
  play: at('#/t/play'),
  chat: at('#/t/play', async (page, size) => {
    if (size === 'phone') await page.getByRole('tab', { name: 'Chat' }).click();
    else await page.getByRole('button', { name: /Open the chat|Chat öffnen/ }).click();
  }),
  players: at('#/t/play', async (page, size) => size === 'phone' && page.getByRole('tab', { name: /Players|Spieler/ }).click()),
  about: at('#/t/play', async (page, size) => {
    if (size === 'phone') await page.getByRole('tab', { name: /Players|Spieler/ }).click();
    await page.getByRole('button', { name: /This table|Dieser Tisch/ }).first().click();
  }),
  leave: at('#/t/play', async (page, size) => {
    if (size === 'phone') await page.getByRole('tab', { name: /Players|Spieler/ }).click();
    await page.getByRole('button', { name: /This table|Dieser Tisch/ }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: /Leave the game|Spiel verlassen/ }).click();
  }),
  report: at('#/t/room', (page) => page.getByRole('button', { name: /^Report|melden$/ }).first().click()),
  remove: at('#/t/room', (page) => page.getByRole('button', { name: /^Remove|vom Tisch nehmen$/ }).first().click()),
  moderation: at('#/moderation'),
  decide: at('#/moderation', (page) => page.getByRole('button', { name: /Mute or ban|stummschalten/ }).first().click()),
  asked: at('#/t/asked'),
  gaveup: at('#/t/gaveup'),
  stopped: at('#/t/stopped', (page) => page.waitForTimeout(1500)),
  standin: at('#/t/m2'),
  watching: at('#/t/watch'),
  end: at('#/t/end'),
  check: at('#/archive', (page) => page.getByRole('button', { name: /^(Check|Prüfen)/ }).first().click()),
  me: at('#/me'),
  account: at('#/account', (page) => page.getByRole('button', { name: /Make a new one|Einen neuen/ }).click()),
  recover: at('#/recover'),
  keeps: at('#/keeps'),
  return: at('#/return/abc'),
  archive: at('#/archive'),
  ladder: at(`#/ladder/${roundGame.name}`),
  gone: at('#/t/none'),
  banned: at('#/lobby', undefined, { refuse: 4003 }),
  lost: at('#/lobby', (page) => page.waitForTimeout(4000), { refuse: 1011 }),
};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, { hash, then, how }] of Object.entries(screens)) {
      const title = `online-${name}-${size}-${colorScheme}`;
      if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) continue;
      const locale = process.env.LOCALE ?? 'en-GB';
      const context = await browser.newContext({ viewport, colorScheme, locale, reducedMotion: 'reduce', serviceWorkers: 'block', hasTouch: size === 'phone' });
      await canned(context, how);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      page.on('pageerror', (error) => console.error(title, error));
      try {
        await page.goto(address + hash);
        await page.waitForTimeout(1200);
        await then(page, size);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
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
