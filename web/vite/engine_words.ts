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

export const languagesIn = (folder: string): string[] => readdirSync(folder);

/** A language's catalogues, by the names of their files. */
export const catalogueOf = (folder: string, language: string): Record<string, string> =>
  Object.fromEntries(readdirSync(join(folder, language)).map((name) => [name, withoutComments(readFileSync(join(folder, language, name), 'utf8'))]));

export function engineWords(folder: string): Plugin {
  return {
    name: 'townsmith-engine-words',
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) {
        const members = languagesIn(folder).map((code) => `${JSON.stringify(code)}: () => import(${JSON.stringify(one + code)})`);
        return `export default { ${members.join(', ')} };`;
      }
      if (!id.startsWith(`\0${one}`)) return null;
      const language = id.slice(one.length + 1);
      const catalogue = catalogueOf(folder, language);
      for (const name of Object.keys(catalogue)) this.addWatchFile(join(folder, language, name));
      return `export default ${JSON.stringify(catalogue)};`;
    },
  };
}
