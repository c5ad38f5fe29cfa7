// The engine of the page, in node: scripts and tests ask it for games and positions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file, by its path from this folder. */
export const at = (path) => fileURLToPath(new URL(path, import.meta.url));
/** The number of the protocol, from the page's own types. */
export const PROTOCOL = Number(/PROTOCOL = (\d+)/.exec(readFileSync(at('../src/engine/protocol.ts'), 'utf8'))[1]);
/** The engine's words in a language. */
export function wordsOf(language) {
  const folder = at(`../../words/${language}/`);
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]));
}

const built = at('../public/engine.wasm');

/** Starts a module of the page; the answer asks it one thing after another and throws what it refuses. */
export async function startModule(file) {
  if (!existsSync(file)) throw new Error(`There is no ${file} yet: scripts/wasm builds it.`);
  const stub = () => 8;
  const nothing = (...addresses) => {
    for (const address of addresses) new DataView(engine.memory.buffer).setUint32(address, 0, true);
    return 0;
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    wasi_snapshot_preview1: {
      clock_time_get(_clock, _precision, time) {
        new DataView(engine.memory.buffer).setBigUint64(time, process.hrtime.bigint(), true);
        return 0;
      },
      environ_get: () => 0,
      environ_sizes_get: nothing,
      fd_close: stub,
      fd_fdstat_get: stub,
      fd_seek: stub,
      fd_write: stub,
      proc_exit: stub,
    },
  });
  const engine = instance.exports;
  engine._initialize();
  engine.townsmith_seed(1, 0);
  return (verb, asked) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ id: 1, do: verb, ...asked }));
    const address = engine.townsmith_allocate(bytes.length);
    new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
    const answer = engine.townsmith_handle(address, bytes.length);
    engine.townsmith_free(address);
    const length = new DataView(engine.memory.buffer).getUint32(answer, true);
    const said = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer + 4, length));
    engine.townsmith_free(answer);
    const first = JSON.parse(said.slice(0, said.indexOf('\n')));
    if (first.error) throw new Error(`${verb}: ${first.error.sentence}`);
    return first;
  };
}

/** The same of the engine, which speaks English. */
export async function startEngine(file = built) {
  const ask = await startModule(file);
  ask('language', { language: 'en', words: wordsOf('en') });
  return ask;
}

/** A whole game among bots, as a record in which the first seats belong to people. */
export function playedGame(ask, { game, names, people = 1, bot = 'medium', options = {}, seed = 1 }) {
  const seats = names.map(() => ({ occupant: 'bot', bot }));
  const chosen = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
  const { table } = ask('create', { game, seats, options: chosen, seed, start: true });
  while (ask('think', { table }).more);
  const [header, ...steps] = ask('record', { table }).record.trimEnd().split('\n');
  ask('close', { table });
  const bots = names.map((_, seat) => (seat < people ? '' : bot));
  return [JSON.stringify({ ...JSON.parse(header), names, bots }), ...steps];
}

/** The game as it was when the first seat had that part of its decisions behind it: its turn again. */
export function cutAt(lines, part) {
  const first = (line) => line?.startsWith('{"seat":0,') ?? false;
  const turns = lines.flatMap((line, at) => (first(line) && !first(lines[at - 1]) ? [at] : []));
  const at = turns[Math.min(turns.length - 1, Math.floor(turns.length * part))] ?? lines.length;
  return lines.slice(0, at);
}

export const recordOf = (lines) => `${lines.join('\n')}\n`;
