// A whole game of each in other browsers than Chromium: node tests/other_browsers/run.mjs [firefox | webkit ...]
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { games } from '../../scripts/games.mjs';
import { serve } from '../../scripts/serve.mjs';
import { openFirefox } from './firefox.mjs';
import { playInPage } from './play.mjs';
import { openWebKit } from './webkit.mjs';

const known = { firefox: openFirefox, webkit: openWebKit };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(known);
const { address, server } = await serve(fileURLToPath(new URL('../../../build/web', import.meta.url)), 0);
for (const name of wanted) {
  const browser = await known[name]();
  try {
    for (const { name: game, title } of games) {
      const began = performance.now();
      const result = await browser.run(`${address}?language=en`, playInPage, title);
      assert.deepEqual(result.errors, [], `${browser.name}, ${game}`);
      assert.ok(result.over, `${browser.name}, ${game}: not over after ${result.moves} moves`);
      console.log(`${browser.name}: a game of ${title}, ${result.moves} moves, ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }
  } finally {
    await browser.close();
  }
}
server.close();
server.closeAllConnections();
