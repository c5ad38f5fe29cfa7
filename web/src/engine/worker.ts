// A worker with an engine. The page has two: one keeps the tables and answers the page; the other
// thinks, and is asked by the first through a port.

import { botDriver } from './bots';
import type { ToWorker } from './engine';
import { connect, portChannel } from './host';
import { startModule, type Module } from './module';

let engine: Module | null = null;
/** What has to be done with a text, once the engine is there. */
let handle: (text: string) => void = () => undefined;
const early: string[] = [];

function heard(text: string): void {
  if (engine === null) early.push(text);
  else handle(text);
}

async function start(wasm: string): Promise<void> {
  engine = await startModule(fetch(wasm), crypto.getRandomValues(new Uint32Array(2)));
  for (const text of early.splice(0)) handle(text);
}

const ask = (text: string) => engine?.handle(text) ?? [];

/** This is the engine with the tables, and there is the one that thinks. */
function keepTables(port: MessagePort): void {
  const driver = botDriver({
    ask,
    tell: (text) => postMessage(text),
    broken: reportError, // the page hears of it
    thinker: connect(portChannel(port)),
  });
  handle = (text) => driver.handle(text);
}

/** This is the engine that thinks. */
function serve(port: MessagePort): void {
  handle = (text) => {
    for (const said of ask(text)) port.postMessage(said);
  };
  port.onmessage = (event: MessageEvent<string>) => heard(event.data);
}

onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (typeof message === 'string') heard(message);
  else {
    if (message.role === 'tables') keepTables(message.port);
    else serve(message.port);
    start(message.wasm).catch(reportError);
  }
};
