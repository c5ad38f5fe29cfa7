// The WebAssembly module: texts in, texts out.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  townsmith_seed(low: number, high: number): void;
  townsmith_allocate(bytes: number): number;
  townsmith_free(address: number): void;
  townsmith_handle(address: number, bytes: number): number;
}

export interface Module {
  /** Everything the host says to a message: the answer, then pushes. */
  handle(text: string): string[];
}

/** Starts the module; two seed words, from a good source, are what chance grows from. */
export async function startModule(
  source: Response | Promise<Response> | BufferSource,
  seed: Uint32Array
): Promise<Module> {
  const imports = { wasi_snapshot_preview1: wasiStubs(() => engine.memory) };
  const instance =
    source instanceof ArrayBuffer || ArrayBuffer.isView(source)
      ? (await WebAssembly.instantiate(source, imports)).instance
      : (await WebAssembly.instantiateStreaming(source, imports)).instance;
  const engine = instance.exports as unknown as Exports;
  engine._initialize();
  engine.townsmith_seed(seed[0] ?? 0, seed[1] ?? 0);

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    handle(text) {
      const bytes = encoder.encode(text);
      const address = engine.townsmith_allocate(bytes.length);
      new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
      const answer = engine.townsmith_handle(address, bytes.length);
      engine.townsmith_free(address);
      // The answer: its length in bytes, then messages, each ended by a newline.
      const length = new DataView(engine.memory.buffer).getUint32(answer, true);
      const said = decoder.decode(new Uint8Array(engine.memory.buffer, answer + 4, length));
      engine.townsmith_free(answer);
      return said.split('\n').slice(0, -1);
    }
  };
}

/** The C library names these; the engine has no files, arguments or environment. */
function wasiStubs(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const badFile = () => 8;
  return {
    environ_get: () => 0,
    environ_sizes_get(count: number, bytes: number) {
      const view = new DataView(memory().buffer);
      view.setUint32(count, 0, true);
      view.setUint32(bytes, 0, true);
      return 0;
    },
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      new DataView(memory().buffer).setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_close: badFile,
    fd_fdstat_get: badFile,
    fd_seek: badFile,
    fd_write: badFile,
    proc_exit: (code: number) => {
      throw new Error(`The engine stopped with code ${code}.`);
    },
  };
}
