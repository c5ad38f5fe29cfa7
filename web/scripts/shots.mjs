// Screenshots of boards from fixtures into build/shots: node scripts/shots.mjs [part of a fixture's name ...]
// Options: --theme=paper|blueprint  --size=desktop|phone  --query='lit=F6&move=bank I5'  --table (the whole screen)
import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch, sizes } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = fileURLToPath(new URL('../../build/shots', import.meta.url));
mkdirSync(out, { recursive: true });

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const table = process.argv.includes('--table');
const themes = option('theme') ? [option('theme')] : ['paper', 'blueprint'];
const views = option('size') ? [option('size')] : Object.keys(sizes);
const fixtures = readdirSync(`${root}/fixtures`)
  .map((file) => file.replace(/\.json$/, ''))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));

const server = await createServer({ root, logLevel: 'error', server: { port: 0 } });
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await launch();
let broken = 0;
for (const size of views) {
  const page = await browser.newPage({ viewport: sizes[size], reducedMotion: 'reduce' });
  page.on('pageerror', (error) => {
    broken += 1;
    console.error(`${error}`);
  });
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  page.on('response', (r) => r.status() >= 400 && console.error(r.status(), r.url()));
  for (const fixture of fixtures) {
    for (const theme of themes) {
      await page.goto(`${address}harness.html?bare&still&${table ? 'table&' : ''}fixture=${fixture}&theme=${theme}&${option('query') ?? ''}`);
      await page.waitForSelector('[data-shot=board] svg');
      await page.evaluate(() => document.fonts.ready);
      const file = `${out}/${table ? 'table' : 'board'}-${fixture}-${size}-${theme}.png`;
      await page.screenshot({ path: file });
      console.log(file);
    }
  }
  await page.close();
}
await browser.close();
await server.close();
process.exit(broken ? 1 : 0);
