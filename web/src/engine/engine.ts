// The engine in the page: a host of its own, in a worker, without any server.

import { connect, type Channel, type Host } from './host';

export interface Engine extends Host {
  /** At least so many milliseconds between two things bots do, so that people can follow. */
  pace(milliseconds: number): void;
}

/** What the page tells the worker besides the protocol's texts. */
export type WorkerSetting = { pace: number };

/** `wasm` is the address of the engine's module. */
export function startEngine(wasm: string = defaultModule()): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'townsmith'
  });
  worker.postMessage({ wasm });
  const host = connect(workerChannel(worker));
  return {
    ...host,
    pace(milliseconds) {
      worker.postMessage({ pace: milliseconds } satisfies WorkerSetting);
    }
  };
}

function defaultModule(): string {
  return new URL(`${import.meta.env.BASE_URL}engine.wasm`, location.href).href;
}

function workerChannel(worker: Worker): Channel {
  return {
    post: (text) => worker.postMessage(text),
    listen(onText, onClose) {
      worker.onmessage = (event: MessageEvent<string>) => onText(event.data);
      worker.onerror = (event) => onClose(`The engine stopped: ${event.message}`);
    },
    close: () => worker.terminate()
  };
}
