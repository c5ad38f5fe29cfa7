// What the engine says of its games before one is begun, as a module: the start page stands before the engine is there.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { startModule } from '../src/engine/module';
import { PROTOCOL, type Answer, type Ask } from '../src/engine/protocol';
import { catalogueOf, languagesIn } from './engine_words';

const name = 'virtual:game-facts';

export function gameFacts(engine: string, words: string): Plugin {
  return {
    name: 'townsmith-game-facts',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(engine);
      const module = await startModule(new Uint8Array(readFileSync(engine)), new Uint32Array(2));
      const ask = <V extends 'hello' | 'language'>(verb: V, asked: Ask<V>) =>
        JSON.parse(module.handle(JSON.stringify({ id: 1, do: verb, ...asked }))[0] ?? '') as Answer<V>;
      const taglines: Record<string, Record<string, string>> = {};
      for (const language of languagesIn(words)) {
        ask('language', { language, words: catalogueOf(words, language) });
        for (const game of ask('hello', { protocol: PROTOCOL }).games) (taglines[game.name] ??= {})[language] = game.tagline;
      }
      const facts = ask('hello', { protocol: PROTOCOL }).games.map(({ name: game, title, players, simultaneous, daily }) => [game, { title, players, simultaneous, daily, taglines: taglines[game] }]);
      return `export default ${JSON.stringify(Object.fromEntries(facts))};`;
    },
  };
}
