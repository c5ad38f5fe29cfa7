import { startEngine, type Engine } from '../engine/engine';
import { PROTOCOL, type Answer } from '../engine/protocol';
import { prefs } from '../prefs/prefs.svelte';

interface Ready {
  engine: Engine;
  hello: Answer<'hello'>;
}

let starting: Promise<Ready> | undefined;

/** The engine of this page: started when first needed, and again if starting failed. */
export function host(): Promise<Ready> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function start(): Promise<Ready> {
  const engine = startEngine();
  // Bots are quick; people should still see one thing happen after another.
  engine.pace(prefs.motion ? 350 : 40);
  engine.onClose(() => (starting = undefined));
  return { engine, hello: await engine.send('hello', { protocol: PROTOCOL }) };
}
