// The worker: answers the page's messages with the engine, and lets bots think between them.

import type { WorkerSetting } from './engine';
import { startModule, type Module } from './module';
import { botDriver } from './bots';

type ToWorker = string | { wasm: string } | WorkerSetting;

let module: Module | null = null;
const early: string[] = [];

const bots = botDriver({
  ask: (text) => module?.handle(text) ?? [],
  tell: (text) => postMessage(text)
});

function handle(text: string): void {
  if (module === null) {
    early.push(text);
    return;
  }
  for (const said of module.handle(text)) postMessage(said);
  bots.heard(text);
}

async function start(wasm: string): Promise<void> {
  module = await startModule(fetch(wasm), crypto.getRandomValues(new Uint32Array(2)));
  for (const text of early.splice(0)) handle(text);
}

onmessage = (event: MessageEvent<ToWorker>) => {
  if (typeof event.data === 'string') handle(event.data);
  else if ('wasm' in event.data) start(event.data.wasm).catch(reportError); // the page hears of it
  else bots.pace(event.data.pace);
};
