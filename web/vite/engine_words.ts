// The engine's catalogues (words/<language>/*.ftl of the project) as modules, one for each language: the page gives
// them to its engine.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const list = 'virtual:engine-words';
const one = `${list}/`;

/** What only people who write catalogues read is left out. */
const withoutComments = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line !== '')
    .join('\n');

export function engineWords(folder: string): Plugin {
  const languages = readdirSync(folder);
  return {
    name: 'townsmith-engine-words',
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) {
        const members = languages.map((code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(one + code)})`);
        return `export default { ${members.join(', ')} };`;
      }
      if (!id.startsWith(`\0${one}`)) return null;
      const language = join(folder, id.slice(one.length + 1));
      const files = readdirSync(language).map((name) => {
        this.addWatchFile(join(language, name));
        return [name, withoutComments(readFileSync(join(language, name), 'utf8'))];
      });
      return `export default ${JSON.stringify(Object.fromEntries(files))};`;
    },
  };
}
