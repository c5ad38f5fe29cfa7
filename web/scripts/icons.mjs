// Draws the PNG icons from icon.svg: node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';

const folder = fileURLToPath(new URL('../public/icons', import.meta.url));
const svg = readFileSync(`${folder}/icon.svg`, 'utf8');
const browser = await launch();
for (const { name, size, part } of [
  { name: 'icon-192', size: 192, part: 1 },
  { name: 'icon-512', size: 512, part: 1 },
  // Systems cut a maskable icon to any shape: the drawing stays in the middle.
  { name: 'icon-maskable-512', size: 512, part: 0.7 },
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = part < 1 ? '#f6f0e2' : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${part * 100}vw;height:${part * 100}vw">${svg}</div>`,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: part === 1 });
  await page.close();
}
await browser.close();
