// A real server with a store of its own, and people with a browser each who use visible controls only.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freshDatabase } from './postgres.mjs';
import { launch, sizes } from '../../../scripts/browser.mjs';
import { watchWire } from '../wire.mjs';
import { finishRound, firstMove, isThorough, toDo } from '../world.mjs';

export const program = process.env.TOWNSMITH ?? fileURLToPath(new URL('../../../../build/release/townsmith', import.meta.url));

/** TOWNSMITH_STORE=postgres: servers keep their tables there instead of in a file. */
const onPostgres = process.env.TOWNSMITH_STORE === 'postgres';

/**
 * A server in a temporary folder; `stop` ends it and takes the folder away, unless it is to be kept for the next.
 * `options`: more of what `townsmith serve` takes.
 */
export async function startServer({ port = '0', folder = mkdtempSync(join(tmpdir(), 'townsmith-')), options = [] } = {}) {
  const db = onPostgres ? await freshDatabase() : `sqlite:${join(folder, 'tables.db')}`;
  const child = spawn(program, ['serve', '--port', port, '--db', db, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log = (log + text).slice(-4000)));
  const gone = new Promise((done) => child.once('exit', done));
  const stop = async ({ keep = false } = {}) => {
    child.kill('SIGTERM');
    await Promise.race([gone, pause(20_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
    if (!keep) rmSync(folder, { recursive: true, force: true });
  };
  // It says itself where it is.
  let address;
  for (let i = 0; i < 600 && child.exitCode === null; ++i) {
    address ??= log.match(/http:\/\/localhost:\d+\//)?.[0];
    const well = address && (await fetch(`${address}healthz`).then((response) => response.ok, () => false));
    if (well) return { address, folder, db, stop, log: () => log };
    await pause(100);
  }
  await stop();
  assert.fail(`The server did not start.\n${log}`);
}

/** The program holds the page that was built last: otherwise another one would be tested than one thinks. */
async function checkPage(address) {
  const [inside, built] = [await (await fetch(`${address}sw.js`)).text(), readFileSync(new URL('../../../../build/web/sw.js', import.meta.url), 'utf8')];
  assert.ok(inside === built, `${program} holds another page than build/web: scripts/build release townsmith takes it in.`);
}

/** A proxy that the server trusts (`--trusted-proxy 127.0.0.1`), and whoever comes through it comes from `household`. */
async function startProxy(household, server) {
  const pass = ({ url, method, headers }) =>
    ask({ host: '127.0.0.1', port: new URL(server).port, path: url, method, headers: { ...headers, 'x-forwarded-for': household } });
  const proxy = createServer((asked, answer) => {
    const onward = asked.pipe(pass(asked));
    onward.on('response', (got) => got.pipe(answer.writeHead(got.statusCode, got.headers)));
    onward.on('error', () => answer.destroy());
  });
  proxy.on('upgrade', (asked, socket) => {
    const onward = pass(asked).end();
    const head = ({ statusCode, statusMessage, rawHeaders }) =>
      socket.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${rawHeaders.map((text, at) => text + (at % 2 ? '\r\n' : ': ')).join('')}\r\n`);
    onward.on('upgrade', (got, other, first) => {
      head(got);
      socket.write(first);
      socket.pipe(other).pipe(socket);
      for (const [one, its] of [[socket, other], [other, socket]]) one.on('error', () => its.destroy()).on('close', () => its.destroy());
    });
    onward.on('response', (got) => (head(got), got.pipe(socket)));
    onward.on('error', () => socket.destroy());
  });
  await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
  return { address: `http://localhost:${proxy.address().port}/`, stop: () => (proxy.closeAllConnections(), proxy.close()) };
}

/** A server and a browser for the tests of one file. `options`: of the server, or what makes them. */
export function onlineWorld(options = []) {
  const it = { heard: 0, proxies: [] };
  before(async () => {
    it.server = await startServer(typeof options === 'function' ? await options() : { options });
    await checkPage(it.server.address);
    it.browser = await launch();
  });
  after(async () => {
    await it.browser?.close();
    for (const proxy of it.proxies) proxy.stop();
    await it.server?.stop();
    assert.ok(it.heard > 0, 'No message was held against the protocol.');
  });
  return {
    get address() {
      return it.server.address;
    },
    /** Where people find the server who come from another address of the network. */
    async addressFor(household) {
      const proxy = await startProxy(household, it.server.address);
      it.proxies.push(proxy);
      return proxy.address;
    },
    /** Somebody with a browser of their own (`keeps`: as in `visit`). What reaches it over the wire is kept in `frames`. */
    async guest({ size = 'desktop', language = 'en', theme = 'light', motion = false, touch = size === 'phone', keeps = isThorough } = {}) {
      const context = await it.browser.newContext({
        viewport: sizes[size] ?? size,
        locale: language === 'en' ? 'en-GB' : language,
        colorScheme: theme,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        hasTouch: touch,
        serviceWorkers: keeps ? 'allow' : 'block',
        permissions: ['notifications', 'clipboard-read', 'clipboard-write'],
      });
      const wire = await watchWire(context);
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      const errors = [];
      const frames = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(...String(payload).split('\n').map((line) => JSON.parse(line)))));
      return { context, page, errors, frames, wire, language };
    },
    /** What the host orders: `townsmith admin ...words`. */
    admin(...words) {
      return execFileSync(program, ['admin', '--db', it.server.db, ...words], { encoding: 'utf8' });
    },
    /** Ends a visit; errors in the page fail the test, and messages that are not as the protocol describes them. */
    async leave(...guests) {
      for (const guest of guests) {
        await guest.context.close();
        assert.deepEqual(guest.errors, []);
        guest.wire.end();
        it.heard += guest.wire.heard();
      }
    },
  };
}

/** From the lobby to the waiting room of a new table; returns its link. */
export async function makeTable({ page }, address, { name, game, second }) {
  await page.goto(`${address}#/lobby`);
  await page.getByRole('button', { name: 'New table' }).click();
  const naming = page.getByRole('dialog', { name: 'What should we call you?' });
  const setting = page.getByRole('dialog', { name: 'A new table' });
  await naming.or(setting).first().waitFor();
  if (await naming.isVisible()) {
    await naming.getByRole('textbox', { name: 'Your name' }).fill(name);
    await naming.getByRole('button', { name: 'That is me' }).click();
  }
  await setting.getByText(game, { exact: true }).click();
  if (second) await setting.getByRole('combobox', { name: 'Who sits here' }).nth(1).selectOption({ label: second });
  await setting.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('heading', { name: 'Who is coming?' }).waitFor();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Comes by the link and takes the first free seat. */
export async function joinTable({ page }, link, { name }) {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  const naming = page.getByRole('dialog', { name: 'What should we call you?' });
  await naming.getByRole('textbox', { name: 'Your name' }).fill(name);
  await naming.getByRole('button', { name: 'That is me' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

export const ending = (page) => page.getByRole('dialog', { name: 'The town is built' });

/** Does one thing, if there is one to do: "over", "moved", "committed" or "waiting". */
export async function step(page) {
  const next = await toDo(page);
  if (next === 'over') return 'over';
  if (next === null) return 'waiting';
  await (next === 'finish' ? finishRound : firstMove)(page);
  return next === 'finish' ? 'committed' : 'moved';
}
