// The engine in the page: a host of its own, in workers, without any server.

import { connect, type Channel, type Host } from './host';

/** What the page tells its workers: the protocol's texts, and at first which of the two they are. */
export type ToWorker =
  | string
  | { wasm: string; role: 'tables' | 'thinker'; port: MessagePort };

/** `gone` says that it broke; `wasm` is the address of its module. */
export function startEngine(gone: () => string, wasm: string = defaultModule()): Host {
  const between = new MessageChannel();
  const tables = startWorker({ wasm, role: 'tables', port: between.port1 });
  const thinker = startWorker({ wasm, role: 'thinker', port: between.port2 });
  return connect(workerChannel(tables, thinker, gone));
}

function defaultModule(): string {
  return new URL(`${import.meta.env.BASE_URL}engine.wasm`, location.href).href;
}

function startWorker(first: Exclude<ToWorker, string>): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: `townsmith ${first.role}` });
  worker.postMessage(first satisfies ToWorker, [first.port]);
  return worker;
}

/** Texts go to and come from the tables; if either worker breaks, the engine is gone. */
function workerChannel(tables: Worker, thinker: Worker, gone: () => string): Channel {
  const close = () => {
    tables.terminate();
    thinker.terminate();
  };
  return {
    post: (text) => tables.postMessage(text),
    listen(onText, onClose) {
      tables.onmessage = (event: MessageEvent<string>) => onText(event.data);
      for (const worker of [tables, thinker]) {
        worker.onerror = () => {
          close();
          onClose(gone());
        };
      }
    },
    close,
  };
}
