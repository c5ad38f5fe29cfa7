// The engine of the page, in a test: what it makes of a message.
import { readFile } from 'node:fs/promises';

export async function startEngine(file = new URL('../../build/web/engine.wasm', import.meta.url)) {
  const nothing = (...addresses) => {
    for (const address of addresses) new DataView(engine.memory.buffer).setUint32(address, 0, true);
    return 0;
  };
  const stub = () => 8;
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    wasi_snapshot_preview1: {
      environ_get: () => 0, environ_sizes_get: nothing, fd_close: stub, fd_fdstat_get: stub, fd_seek: stub, fd_write: stub, proc_exit: stub,
    },
  });
  const engine = instance.exports;
  engine._initialize();
  engine.townsmith_seed(1, 0);
  return {
    ask(message) {
      const bytes = new TextEncoder().encode(JSON.stringify({ id: 1, ...message }));
      const address = engine.townsmith_allocate(bytes.length);
      new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
      const answer = engine.townsmith_handle(address, bytes.length);
      engine.townsmith_free(address);
      const length = new DataView(engine.memory.buffer).getUint32(answer, true);
      const said = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer + 4, length));
      engine.townsmith_free(answer);
      return JSON.parse(said.slice(0, said.indexOf('\n')));
    },
  };
}
