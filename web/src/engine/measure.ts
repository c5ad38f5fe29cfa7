// Many games by bots, counted by the lab's own code, in a worker of their own: loaded when somebody wants to measure.

import { connect, type Host } from './host';
import type { Ask, Measured } from './protocol';
import { engineWords } from './words';

function start(gone: () => string): Host {
  const worker = new Worker(new URL('./measure_worker.ts', import.meta.url), { type: 'module', name: 'townsmith measure' });
  worker.postMessage({ wasm: new URL(`${import.meta.env.BASE_URL}measure.wasm`, location.href).href });
  return connect({
    post: (text) => worker.postMessage(text),
    listen(onText, onClose) {
      worker.onmessage = (event: MessageEvent<string>) => onText(event.data);
      worker.onerror = () => {
        worker.terminate();
        onClose(gone());
      };
    },
    close: () => worker.terminate(),
  });
}

/**
 * What games by bots show, for each of several contents, on the same luck. `progress` is told how much of it is done, from 0 to 1;
 * `gone` says that the worker broke.
 */
export async function measure(
  asks: readonly Ask<'measure'>[],
  { language, progress, gone, signal }: { language: string; progress: (part: number) => void; gone: () => string; signal: AbortSignal },
): Promise<Measured[]> {
  const host = start(gone);
  signal.addEventListener('abort', () => host.close());
  const found: Measured[] = [];
  try {
    // What the lab does next goes by English names, in whatever language it says what it has found.
    for (const one of new Set(['en', language])) await host.send('language', { language: one, words: await engineWords(one) });
    for (const ask of asks) {
      let now = await host.send('measure', ask);
      while (!now.measured) {
        now = await host.send('measure_more', {});
        signal.throwIfAborted();
        progress((found.length + Math.min(1, now.done / now.total)) / asks.length);
      }
      found.push(now.measured);
    }
  } finally {
    host.close();
  }
  return found;
}
