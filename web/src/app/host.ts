import { startEngine } from '../engine/engine';
import type { Host } from '../engine/host';
import { PROTOCOL, type Greeting } from '../engine/protocol';
import { engineWords } from '../engine/words';
import { followLanguage, t, wanted } from '../i18n/i18n.svelte';

interface Ready {
  engine: Host;
  /** In the language of the page. */
  hello: Greeting;
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
  const engine = startEngine(() => t('table-engine-gone'));
  engine.onClose(() => (starting = undefined));
  return { engine, hello: await speak(engine) };
}

/** From now on the engine speaks the page's language. */
async function speak(engine: Host): Promise<Greeting> {
  for (;;) {
    const language = wanted();
    await engine.send('language', { language, words: await engineWords(language) });
    const hello = await engine.send('hello', { protocol: PROTOCOL });
    if (language === wanted()) return hello;
  }
}

followLanguage(async () => {
  const before = starting;
  if (before === undefined) return;
  starting = before.then(async ({ engine }) => ({ engine, hello: await speak(engine) }));
  await starting;
});
