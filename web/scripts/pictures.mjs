// Draws a picture of each thing of the games with the page's own components, into content/<game>/pictures:
// node scripts/pictures.mjs [--check]. With --check it only says which are not as they would be drawn.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const content = fileURLToPath(new URL('../../content/', import.meta.url));
const check = process.argv.includes('--check');

/** JSON with comments, as content files have them. */
const looseJson = (text) => JSON.parse(text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*/g, (_, kept) => kept ?? ' '));
/** The file a thing's picture is in; src/lab/pictures.cpp makes the same of its name. */
const fileOf = (name) => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`;
/** The colours of paper, for whoever shows a picture alone. */
const paper = /:root,[^{]*\{([^}]*)\}/.exec(readFileSync(`${root}/src/styles/tokens.css`, 'utf8'))[1];
const colours = Object.fromEntries([...paper.matchAll(/(--[a-z-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]));

/** A drawing as a file of its own: what its components' style says stands in it, numbers have one decimal. */
function picture(box, { head, body }) {
  const style = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const drawn = body.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
  const used = style
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:]) ?/g, '$1')
    .replaceAll(/[^{}]+\{[^{}]*\}/g, (rule) => ([...rule.split('{')[0].matchAll(/\.([\w-]+)/g)].every(([, name]) => drawn.includes(name)) ? rule : ''));
  const inks = Object.keys(colours).filter((name) => (drawn + used).includes(`var(${name})`)).map((name) => `${name}:${colours[name]}`).join(';');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" style="${inks}">${used === '' ? '' : `<style>${used}</style>`}${drawn}</svg>\n`;
}

/** No picture has words in it. */
const noWords = { name: 'no-words', enforce: 'pre', load: (id) => (id.includes('.ftl') ? 'export default {}' : undefined) };
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: ['roughjs', 'svelte'] },
  plugins: [noWords, svelte({ compilerOptions: { css: 'injected', cssHash: ({ hash, css }) => `p${hash(css)}` } })],
});
const { render } = await server.ssrLoadModule('svelte/server');
let wrong = 0;
for (const game of readdirSync(`${root}/src/games`)) {
  if (!existsSync(`${root}/src/games/${game}/things.ts`)) continue;
  const { things } = await server.ssrLoadModule(`/src/games/${game}/things.ts`);
  const folder = `${content}${game}/pictures`;
  const drawn = new Map(things((name) => looseJson(readFileSync(`${content}${game}/${name}`, 'utf8'))).map(({ name, box, Picture, props }) => [fileOf(name), picture(box, render(Picture, { props }))]));
  mkdirSync(folder, { recursive: true });
  for (const file of new Set([...drawn.keys(), ...readdirSync(folder)])) {
    const path = `${folder}/${file}`;
    const there = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    if (there === drawn.get(file)) continue;
    wrong += 1;
    if (check) console.error(`${game}: ${file} is not as the page draws it: run node scripts/pictures.mjs`);
    else if (drawn.has(file)) writeFileSync(path, drawn.get(file));
    else rmSync(path);
  }
}
await server.close();
process.exit(check && wrong > 0 ? 1 : 0);
