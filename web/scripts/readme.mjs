// The README's pictures of the page, out of build/shots and with few colours, so that they are small:
// node scripts/screens.mjs --all table && node scripts/readme.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { launch } from './browser.mjs';
import { games, roundGame, samplesOf } from './games.mjs';

const shots = fileURLToPath(new URL('../../build/shots', import.meta.url));
const images = fileURLToPath(new URL('../../docs/images', import.meta.url));
const chosen = { 'phone-page': `phone-light-en-table-${roundGame.name}` };
for (const game of games) {
  const { table, theme = 'light' } = samplesOf(game).readme ?? {};
  chosen[`${game.name}-page`] = `desktop-${theme}-en-table-${game.name}${table ? `-${table}` : ''}`;
}

/** The 256 colours that cover most of a picture, and every pixel as the nearest of them. */
function fewColours(pixels) {
  const count = new Map();
  const coarse = (at) => ((pixels[at] & 0xfc) << 16) | ((pixels[at + 1] & 0xfc) << 8) | (pixels[at + 2] & 0xfc);
  for (let at = 0; at < pixels.length; at += 4) {
    const key = coarse(at);
    const one = count.get(key) ?? { n: 0, sum: [0, 0, 0] };
    one.n += 1;
    for (let i = 0; i < 3; ++i) one.sum[i] += pixels[at + i];
    count.set(key, one);
  }
  const palette = [...count.values()]
    .sort((a, b) => b.n - a.n)
    .slice(0, 256)
    .map(({ n, sum }) => sum.map((value) => Math.round(value / n)));
  const nearest = new Map();
  const indices = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const key = coarse(at);
    let best = nearest.get(key);
    if (best === undefined) {
      let least = Infinity;
      palette.forEach(([r, g, b], index) => {
        const far = (r - pixels[at]) ** 2 + (g - pixels[at + 1]) ** 2 + (b - pixels[at + 2]) ** 2;
        if (far < least) [least, best] = [far, index];
      });
      nearest.set(key, best);
    }
    indices[at / 4] = best;
  }
  return { palette, indices };
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; ++bit) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
const crc = (bytes) => ~bytes.reduce((sum, byte) => table[(sum ^ byte) & 0xff] ^ (sum >>> 8), ~0) >>> 0;

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

function pngOf({ width, height, pixels }) {
  const { palette, indices } = fewColours(pixels);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; ++y) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const browser = await launch();
const page = await browser.newPage();
for (const [name, shot] of Object.entries(chosen)) {
  const source = readFileSync(`${shots}/screen-${shot}.png`).toString('base64');
  const { width, height, data } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: image.width, height: image.height, data: btoa(text) };
  }, source);
  writeFileSync(`${images}/${name}.png`, pngOf({ width, height, pixels: Buffer.from(data, 'base64') }));
}
await browser.close();
