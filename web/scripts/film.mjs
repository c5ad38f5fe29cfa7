// A round of a game in motion, ten frames a second: node scripts/film.mjs GAME [...] [--size=phone] [--theme=dark]
// Frames are in build/film/GAME/, all of them on one sheet in build/film/GAME.png. It also says what the page's own
// thread had to do while things moved.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, sizes } from './browser.mjs';
import { startEngine } from './engine.mjs';
import { keptGames, put } from './kept.mjs';
import { openTable, ownMove, playRound, tables, telling, toTheEnd } from './round.mjs';
import { serve } from './serve.mjs';

const out = fileURLToPath(new URL('../../build/film', import.meta.url));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name, otherwise) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const size = option('size', 'desktop');
const games = words.length > 0 ? words : Object.keys(tables);
const unknown = games.find((game) => !(game in tables));
if (unknown) throw new Error(`There is no game called ${unknown}: ${Object.keys(tables).join(', ')}.`);

const { server, address } = await serve(fileURLToPath(new URL('../../build/web', import.meta.url)), 0);
const browser = await launch();
const saves = keptGames(await startEngine(), Object.fromEntries(games.map((game) => [game, tables[game]])));

/** Advances the page's time by N milliseconds: timers by its clock, animations by hand. */
async function goOn(page, milliseconds) {
  for (let gone = 0; gone < milliseconds; gone += 20) {
    await page.clock.runFor(20);
    await page.evaluate(() => {
      for (const one of document.getAnimations()) {
        if (one.playState !== 'paused') one.pause();
        const next = (one.currentTime ?? 0) + 20;
        if (next >= one.effect.getComputedTiming().endTime) one.finish();
        else one.currentTime = next;
      }
    });
  }
}

/** How busy the page's thread was in each sixtieth of a second in which something moved. */
function work(events) {
  const mark = (name) => events.find((one) => one.name === name);
  const [begin, end] = [mark('story begins'), mark('story ends')];
  const slot = 1e6 / 60;
  const slots = new Array(Math.ceil((end.ts - begin.ts) / slot)).fill(0);
  for (const { pid, tid, ph, name, ts, tdur } of events) {
    if (pid !== begin.pid || tid !== begin.tid || ph !== 'X' || name !== 'RunTask') continue;
    // A task belongs to the frame it begins in; time in which the thread had to wait for a core is not its own.
    const at = Math.floor((ts - begin.ts) / slot);
    if (at >= 0 && at < slots.length) slots[at] += (tdur ?? 0) / 1000;
  }
  slots.sort((a, b) => a - b);
  return { p50: slots[Math.floor(slots.length * 0.5)], p95: slots[Math.floor(slots.length * 0.95)], most: slots.at(-1), frames: slots.length };
}

const newPage = () => browser.newPage({ viewport: sizes[size], locale: 'en-GB', colorScheme: option('theme', 'light'), reducedMotion: 'no-preference', hasTouch: size === 'phone', serviceWorkers: 'block' });

/** A picture for every tenth of a second from one's own last move to the end of the story, however long taking it takes. */
async function film(game) {
  const page = await newPage();
  page.on('pageerror', (error) => console.error(`${error}`));
  await page.clock.install();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(put, saves);
  await openTable(page, address, game);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (let i = 0; i < 12; ++i) {
    const shots = [await page.screenshot({ type: 'jpeg', quality: 82 })];
    if (!(await ownMove(page))) break;
    let others = false;
    // A moment more than the story takes, so that its end is seen.
    for (let rest = 4; rest > 0 && shots.length < 60; ) {
      await goOn(page, 100);
      const now = await telling(page);
      others ||= now === 'others';
      if (now === 'told') rest -= 1;
      shots.push(await page.screenshot({ type: 'jpeg', quality: 82 }));
    }
    if (!others) continue;
    await page.close();
    return shots.map((shot, at) => ({ at: at * 100, data: shot.toString('base64') }));
  }
  throw new Error(`${game}: the others did nothing.`);
}

/** The same again without a camera, which costs time too. */
async function measure(game) {
  const page = await newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(put, saves);
  await openTable(page, address, game);
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'] } });
  await playRound(page);
  await page.evaluate(() => performance.mark('story begins'));
  await toTheEnd(page);
  await page.evaluate(() => performance.mark('story ends'));
  const done = new Promise((end) => session.once('Tracing.tracingComplete', end));
  await session.send('Tracing.end');
  await done;
  await page.close();
  return work(events);
}

for (const game of games) {
  const shots = await film(game);
  const folder = `${out}/${game}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  shots.forEach(({ at, data }) => writeFileSync(`${folder}/${String(at).padStart(5, '0')}.jpg`, Buffer.from(data, 'base64')));
  const across = size === 'phone' ? 8 : 4;
  const sheet = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await sheet.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${across},1fr);gap:8px;font:16px sans-serif;background:#888}figure{margin:0}img{width:100%;display:block}</style>` +
      shots.map(({ at, data }) => `<figure><img src="data:image/jpeg;base64,${data}">${(at / 1000).toFixed(1)} s</figure>`).join(''),
  );
  await sheet.evaluate(() => Promise.all([...document.images].map((one) => one.decode())));
  await sheet.screenshot({ path: `${out}/${game}.png`, fullPage: true });
  await sheet.close();
  const { p50, p95, most, frames } = await measure(game);
  console.log(`${out}/${game}.png: ${shots.length} frames; the page's own thread in ${frames} frames of the story: ${p50.toFixed(1)} ms at p50, ${p95.toFixed(1)} ms at p95, ${most.toFixed(1)} ms at most`);
}
await browser.close();
server.close();
server.closeAllConnections();
