import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const kinds = new Set(['.html', '.js', '.css', '.svg', '.wasm', '.webmanifest']);

/** Writes every text and the engine a second and third time, compressed: servers hand those out as they are. */
export function packed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'townsmith-packed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      handler() {
        for (const entry of readdirSync(config.build.outDir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !kinds.has(extname(entry.name))) continue;
          const file = join(entry.parentPath, entry.name);
          const bytes = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(bytes, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
            }),
          );
        }
      },
    },
  };
}
