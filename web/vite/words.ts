import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue, readCatalogue, typesOf } from './fluent';

const pattern = /\/words\/([\w-]+)\.ftl(\?name)?$/;

/**
 * Makes modules of catalogues of words: `words/de.ftl` is what it says, `words/de.ftl?name` the language's own name. Beside
 * each English one it writes the declaration of its keys and their facts.
 */
export function words(): Plugin {
  let root = '';
  return {
    name: 'townsmith-words',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      for (const file of cataloguesIn(join(root, 'src'))) writeTypes(file, root);
    },
    load(id) {
      const [, language, asName] = pattern.exec(id) ?? [];
      if (language === undefined) return undefined;
      const file = id.split('?')[0] ?? id;
      this.addWatchFile(file);
      if (basename(file) === 'en.ftl') writeTypes(file, root);
      const catalogue = readCatalogue(readFileSync(file, 'utf8'), relative(root, file));
      if (!asName) return { code: compileCatalogue(catalogue, language), moduleType: 'js' };
      const [name] = catalogue.patterns.get('language-name')?.elements ?? [];
      if (name?.type !== 'TextElement') throw new Error(`${catalogue.file}: language-name is missing`);
      return { code: `export default ${JSON.stringify(name.value)}`, moduleType: 'js' };
    },
  };
}

/** Every catalogue of a language below a folder. */
export function cataloguesIn(folder: string, language = 'en'): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === `${language}.ftl` && basename(entry.parentPath) === 'words')
    .map((entry) => join(entry.parentPath, entry.name));
}

function writeTypes(file: string, root: string): void {
  const place = file.replace(/\.ftl$/, '.d.ftl.ts');
  const types = typesOf(readCatalogue(readFileSync(file, 'utf8'), relative(root, file)));
  let before = '';
  try {
    before = readFileSync(place, 'utf8');
  } catch {
    // It is written for the first time.
  }
  if (types !== before) writeFileSync(place, types);
}
