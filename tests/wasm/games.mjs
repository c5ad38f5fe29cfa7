// games.mjs ENGINE.wasm: plays what tests/wasm/games.cpp plays, through the module of the page.
import { readFile } from 'node:fs/promises';

const stub = () => 8;
const nothing = (...addresses) => {
  for (const address of addresses) new DataView(instance.exports.memory.buffer).setUint32(address, 0, true);
  return 0;
};
const imports = { environ_get: () => 0, environ_sizes_get: nothing, fd_close: stub, fd_fdstat_get: stub };
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {
  wasi_snapshot_preview1: { ...imports, fd_seek: stub, fd_write: stub, proc_exit: stub },
});
const engine = instance.exports;
engine._initialize();
engine.townsmith_seed(1, 0);

function ask(message) {
  const bytes = new TextEncoder().encode(JSON.stringify({ id: 1, ...message }));
  const address = engine.townsmith_allocate(bytes.length);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  const answer = engine.townsmith_handle(address, bytes.length);
  engine.townsmith_free(address);
  const length = new DataView(engine.memory.buffer).getUint32(answer, true);
  const said = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer + 4, length));
  engine.townsmith_free(answer);
  return JSON.parse(said.slice(0, said.indexOf('\n')));
}

for (const game of ask({ do: 'hello', protocol: 1 }).games) {
  for (let players = game.players.least; players <= game.players.most; players++) {
    const seats = Array.from({ length: players }, (_, seat) => ({
      occupant: 'bot',
      bot: seat % 2 === 0 ? 'medium' : 'random',
    }));
    const { table } = ask({ do: 'create', game: game.name, seats, seed: players, start: true });
    while (ask({ do: 'think', table }).more);
    process.stdout.write(ask({ do: 'record', table }).record);
    ask({ do: 'close', table });
  }
}
