// A small static server for the built page, for tests and pictures that need no other: people get it from
// `townsmith serve`.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** What the build has written compressed, best first. */
const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Serves a folder on this machine only; resolves with the server and its address. */
export function serve(folder, port) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://local').pathname));
    let file = join(root, path);
    let found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      file = join(file, 'index.html');
      found = statSync(file, { throwIfNoEntry: false });
    }
    if (!file.startsWith(root) || !found?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.\n');
      return;
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    // Names of assets change with their contents; everything else is asked for again.
    response.setHeader('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    for (const [coding, ending] of packings) {
      const packed = new RegExp(`\\b${coding}\\b`).test(accepted) && statSync(file + ending, { throwIfNoEntry: false });
      if (packed) {
        response.setHeader('content-encoding', coding);
        response.setHeader('content-length', packed.size);
        createReadStream(file + ending).pipe(response);
        return;
      }
    }
    response.setHeader('content-length', found.size);
    createReadStream(file).pipe(response);
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done({ server, address: `http://localhost:${server.address().port}/` }));
  });
}
