import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';

/** Writes sw.js beside the built page: the service worker with the list of everything it has to keep. */
export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'townsmith-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const out = config.build.outDir;
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((name) => name !== 'sw.js' && !name.startsWith('harness') && !name.endsWith('.map'))
        // As heavy as the engine, and few measure: it comes when somebody does.
        .filter((name) => !name.startsWith('measure.wasm'))
        .sort();
      const hash = createHash('sha256');
      for (const name of files) hash.update(name).update(readFileSync(join(out, name)));
      const source = readFileSync(fileURLToPath(new URL('../src/offline/sw.js', import.meta.url)), 'utf8');
      const filled = source
        .replace("'__VERSION__'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace('__FILES__', JSON.stringify(['./', ...files]));
      writeFileSync(join(out, 'sw.js'), filled);
    },
  };
}
