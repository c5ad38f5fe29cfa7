import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { engineWords } from './vite/engine_words';
import { gameFacts } from './vite/game_facts';
import { offline } from './vite/offline';
import { packed } from './vite/packed';
import { words } from './vite/words';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Relative addresses: the page may be served from any folder.
  base: './',
  plugins: [words(), engineWords(here('../words')), gameFacts(here('public/engine.wasm'), here('../words')), svelte(), offline(), packed()],
  build: {
    outDir: here('../build/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The harness shows boards without the engine; it is for those who draw them, not for players.
    rollupOptions: {
      input: process.env['TOWNSMITH_HARNESS']
        ? { index: here('index.html'), harness: here('harness.html') }
        : here('index.html'),
    },
  },
  worker: { format: 'es' },
  // Packs that come with the page stand outside of its folder.
  server: { fs: { allow: [here('.'), here('../packs')] } },
  test: {
    environment: 'happy-dom',
    // Files share what they import: no test changes it, and loading it again for each takes longer than the tests.
    pool: 'threads',
    isolate: false,
    css: { include: /tokens\.css/ },
    include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts'],
    // Only what hangs: a slow machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
  // Tests mount components as a browser does.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
});
