// Pictures of every screen of the built page into build/shots, for looking at:
// node scripts/screens.mjs [--all] [--windows] [--look=1024x768-dark-fr ...] [part of a name ...]
// Names are screen-LOOK-NAME.png. Four looks between them show both sizes and themes, English and German;
// --all makes the others too, and French; --windows makes six windows from a large screen to a phone on its side in both
// themes, and --look only what it names. With --sheet all pictures of a name are on one sheet as well, sheet-NAME.png.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, sizes } from './browser.mjs';
import { startEngine } from './engine.mjs';
import { companyGame, games as all, namesFor, samplesOf, secretGame, turnGame } from './games.mjs';
import { keptGames, keptPacks, put } from './kept.mjs';
import { serve } from './serve.mjs';

const out = fileURLToPath(new URL('../../build/shots', import.meta.url));
mkdirSync(out, { recursive: true });
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const four = ['desktop-light-en', 'desktop-dark-de', 'phone-light-de', 'phone-dark-en'];
const more = ['desktop-light-de', 'desktop-dark-en', 'phone-light-en', 'phone-dark-de', 'desktop-light-fr', 'phone-dark-fr'];
const windows = ['1920x1080', '1280x800', '1024x768', '768x1024', '390x844', '844x390'].flatMap((size) => [`${size}-light-en`, `${size}-dark-en`]);
const named = process.argv.filter((word) => word.startsWith('--look=')).map((word) => word.slice('--look='.length));
const looks = named.length > 0 ? named : process.argv.includes('--windows') ? windows : process.argv.includes('--all') ? [...four, ...more] : four;
/** A size with a name, or the numbers themselves. */
const sizeOf = (size) => sizes[size] ?? Object.fromEntries(size.split('x').map((length, at) => [['width', 'height'][at], Number(length)]));
const taken = new Map();

const games = all.map(({ name }) => name);
const variants = Object.fromEntries(games.map((game) => [game, { game, names: namesFor(2) }]));
for (const game of all) {
  for (const [name, how] of Object.entries(samplesOf(game).tables ?? {})) {
    variants[`${game.name}-${name}`] = { ...how, game: game.name, names: namesFor(how.players) };
  }
}

const settle = async (page, time = 250) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(time);
};
const table = (id, then) => async (page) => {
  await page.goto(`${page.home}#/table/${id}`);
  await page.locator('.stageBox svg.board, .stageBox svg').first().waitFor();
  await settle(page, 150);
  await then?.(page);
};
const dialog = (page) => page.locator('dialog[open]').waitFor();
const key = (name, wait) => async (page) => {
  await page.keyboard.press(name);
  await wait?.(page);
};
const tab = (at) => async (page) => {
  const tabs = page.getByRole('tab');
  if ((await tabs.count()) > at) await tabs.nth(at).click();
};
const address = (hash, then) => async (page) => {
  await page.goto(page.home + hash);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await then?.(page);
};
/** The game's own postcard, as a player would save it. */
const picture = (id) => async (page) => {
  await table(`${id}-over`, dialog)(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('dialog[open] button:has(svg)').filter({ hasText: /postcard|Postkarte|la carte/ }).click()]);
  await file.saveAs(`${out}/picture-${page.look}-${id}.png`);
};
/** A pack on the bench, at one of its tabs; false if it has fewer. */
const bench = (id, at, then) => async (page) => {
  await page.goto(`${page.home}#/workshop/${id}`);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  if ((await tabs.count()) <= at) return false;
  await tabs.nth(at).click();
  await page.locator('footer .status[data-checked=true]').waitFor();
  return then?.(page);
};
const mostTabs = 8;
const lesson = (steps) => async (page) => {
  await page.locator('.guide').waitFor();
  for (let i = 0; i < steps; ++i) {
    const next = page.locator('.lesson header button');
    if (await next.isVisible()) await next.click();
    else await page.evaluate(() => document.querySelector('[data-moves] li button')?.click());
    await page.waitForTimeout(150);
  }
};

const each = (make) => Object.assign({}, ...games.map((game) => make(game)));
const screens = {
  start: address(''),
  'start-empty': address(''),
  daily: address('#/daily'),
  workshop: address('#/workshop'),
  nowhere: address('#/x'),
  lost: address('#/table/none'),
  broken: address('#/table/broken'),
  preferences: address('', async (page) => {
    await page.locator('header button').nth(-2).click();
    await dialog(page);
  }),
  help: table(turnGame.name, key('?', dialog)),
  ...each((game) => ({
    [`new-${game}`]: address('', async (page) => {
      await page.locator('.cards > li').nth(games.indexOf(game)).getByRole('button').first().click();
      await page.locator('dialog summary').click();
    }),
    [`rules-${game}`]: address(`#/rules/${game}`),
    [`print-${game}`]: address(`#/print/${game}`),
    [`learn-${game}`]: address(`#/learn/${game}`, lesson(3)),
    [`end-${game}`]: table(`${game}-over`, dialog),
    [`picture-${game}`]: picture(game),
    [`replay-${game}`]: address(`#/replay/${game}-over`, async (page) => {
      await page.getByRole('slider').waitFor();
      await page.getByRole('slider').fill('30');
    }),
    [`review-${game}`]: address(`#/review/${game}-over`, (page) => page.waitForTimeout(2500)),
    [`hints-${game}`]: table(game, key('h', (page) => page.locator('ol .rank').first().waitFor())),
    [`log-${game}`]: table(game, key('l', dialog)),
    [`reference-${game}`]: table(game, key('i', dialog)),
    [`players-${game}`]: table(game, tab(1)),
    [`points-${game}`]: table(game, tab(2)),
    [`other-${game}`]: table(game, key('2')),
  })),
  ...Object.fromEntries(Object.keys(variants).map((id) => [`table-${id}`, table(id)])),
  ...each((game) => ({
    ...Object.fromEntries(Array.from({ length: mostTabs }, (_, at) => [`bench-${game}-${at + 1}`, bench(`own-${game}`, at)])),
    [`checks-${game}`]: bench(`own-${game}`, 0, (page) => page.locator('footer .status').click()),
    [`box-${game}`]: bench(`box-${game}`, 0),
  })),
  translations: bench(`own-${companyGame.name}`, 0, async (page) => {
    await page.getByRole('tab').last().click();
    await page.locator('details summary').click();
  }),
  'play-own': bench(`own-${turnGame.name}`, 0, async (page) => {
    await page.locator('.doors button').last().click();
    await dialog(page);
  }),
  measured: bench(`own-${turnGame.name}`, 0, async (page) => {
    await page.locator('.doors button').first().click();
    await page.locator('dialog[open] .button.primary').click();
    await page.locator('dialog[open] table').waitFor({ timeout: 120_000 });
  }),
  [`curtain-${secretGame.name}`]: address(`#/table/${secretGame.name}-people`, (page) => page.locator('.curtain').waitFor()),
};
const desktopAlready = /^(players|points)-/;

const ask = await startEngine();
const saves = keptGames(ask, variants);
const { server, address: home } = await serve(fileURLToPath(new URL('../../build/web', import.meta.url)), 0);
const browser = await launch();
let broken = 0;
for (const look of looks) {
  const [size, colorScheme, language] = look.split('-');
  const wanted = Object.keys(screens).filter((name) => {
    if (sizeOf(size).width >= 1280 && desktopAlready.test(name)) return false;
    return words.length === 0 || words.some((word) => `screen-${look}-${name}.png`.includes(word));
  });
  if (wanted.length === 0) continue;
  const context = await browser.newContext({
    viewport: sizeOf(size),
    colorScheme,
    locale: language === 'en' ? 'en-GB' : language,
    reducedMotion: 'reduce',
    hasTouch: Math.min(sizeOf(size).width, sizeOf(size).height) < 500,
  });
  const page = Object.assign(await context.newPage(), { home, look });
  page.setDefaultTimeout(20_000);
  let name = '';
  const wrong = (error) => {
    broken += 1;
    console.error(`${look} ${name}: ${String(error).split('\n')[0]}`);
  };
  page.on('pageerror', wrong);
  await page.goto(home);
  await page.getByRole('heading', { level: 1 }).waitFor();
  let kept = false;
  for (name of wanted.toSorted((a, b) => (b === 'start-empty') - (a === 'start-empty'))) {
    if (name !== 'start-empty' && !kept) {
      await page.evaluate(put, [...saves, ...keptPacks()]);
      kept = true;
    }
    try {
      // A fresh page each time: no dialog or toast is left over.
      await page.goto('about:blank');
      if ((await screens[name](page)) === false) continue;
      await settle(page);
      const picture = await page.screenshot({ path: `${out}/screen-${look}-${name}.png` });
      taken.set(name, [...(taken.get(name) ?? []), { look, picture }]);
    } catch (error) {
      wrong(error);
      await page.screenshot({ path: `${out}/wrong-${look}-${name}.png` }).catch(() => undefined);
    }
  }
  await context.close();
}
if (process.argv.includes('--sheet')) {
  const sheet = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  for (const [name, pictures] of taken) {
    await sheet.setContent(
      `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif;background:#888}figure{margin:0}img{height:440px;max-width:800px;display:block}</style>` +
        pictures.map(({ look, picture }) => `<figure><img src="data:image/png;base64,${picture.toString('base64')}">${look}</figure>`).join(''),
    );
    await sheet.evaluate(() => Promise.all([...document.images].map((one) => one.decode())));
    await sheet.screenshot({ path: `${out}/sheet-${name}.png`, fullPage: true });
  }
}
await browser.close();
server.close();
server.closeAllConnections();
console.log(`The pictures are in ${out}`);
process.exit(broken ? 1 : 0);
