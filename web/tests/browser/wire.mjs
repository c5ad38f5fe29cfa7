// Every message of a page is held against the protocol's schemas: those to and from its engine, and those to and from a
// server.
import assert from 'node:assert/strict';
import { protocolCheck } from '../../scripts/protocol_check.mjs';

/** In the page, before anything else: tells what goes to and comes from its workers. */
function listenToWorkers() {
  let count = 0;
  globalThis.Worker = class extends Worker {
    #name = `${performance.timeOrigin} ${++count}`;
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => typeof data === 'string' && globalThis.tellWire(this.#name, 'said', data));
    }
    postMessage(data, ...more) {
      if (typeof data === 'string') void globalThis.tellWire(this.#name, 'asked', data);
      super.postMessage(data, ...more);
    }
  };
}

/** Listens to all pages of a browser context, from now on; `end` fails if anything was not as described. */
export async function watchWire(context) {
  const checks = new Map();
  const wrong = [];
  let heard = 0;
  const take = (where, direction, text) => {
    if (!checks.has(where)) checks.set(where, protocolCheck());
    const check = checks.get(where);
    heard += 1;
    if (direction === 'asked') check.asked(text);
    else for (const line of text.split('\n')) wrong.push(...[check.said(line)].filter(Boolean));
  };
  await context.exposeBinding('tellWire', (_, where, direction, text) => take(where, direction, text));
  await context.addInitScript(listenToWorkers);
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => take(socket, 'asked', String(payload)));
      socket.on('framereceived', ({ payload }) => take(socket, 'said', String(payload)));
    }),
  );
  return {
    /** How many messages there were. */
    heard: () => heard,
    end: () => assert.deepEqual(wrong.slice(0, 3), []),
  };
}
