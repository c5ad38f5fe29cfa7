// A worker that measures: the lab's counting as a module of its own.

import { startModule } from './module';

const early: string[] = [];
let handle = (text: string): void => void early.push(text);

onmessage = (event: MessageEvent<string | { wasm: string }>) => {
  const message = event.data;
  if (typeof message === 'string') {
    handle(message);
    return;
  }
  startModule(fetch(message.wasm), new Uint32Array(2)).then((module) => {
    handle = (text) => {
      for (const said of module.handle(text)) postMessage(said);
    };
    for (const text of early.splice(0)) handle(text);
  }, reportError);
};
