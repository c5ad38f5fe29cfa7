// @vitest-environment node
// The folders of the sources stand in web/README.md in the order in which they depend on each other.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const order = [...readFileSync(at('README.md'), 'utf8').matchAll(/^\| `src\/(\w+)\/` \|/gm)].map((row) => row[1] ?? '');
const sources = readdirSync(at('src'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && name.includes('/'));

/** The folder of what a source imports. */
function folderOf(name: string, imported: string): string {
  const place = name.split('/').slice(0, -1);
  for (const step of imported.split('/')) {
    if (step === '..') place.pop();
    else if (step !== '.') place.push(step);
  }
  return place.length > 1 ? (place[0] ?? '') : '';
}

describe('The folders of the page', () => {
  it('are all in the table', () => {
    expect([...new Set(sources.map((name) => name.split('/')[0]))].filter((folder) => !order.includes(folder ?? ''))).toEqual([]);
  });
  it('import only from those above them', () => {
    const wrong = sources.flatMap((name) => {
      const own = order.indexOf(name.split('/')[0] ?? '');
      const text = readFileSync(at(`src/${name}`), 'utf8');
      return [...text.matchAll(/(?:from|import\()\s*'(\.\.?\/[^']+)'/g)]
        .map((one) => folderOf(name, one[1] ?? ''))
        .filter((folder) => folder !== '' && order.indexOf(folder) > own)
        .map((folder) => `${name} imports from ${folder}`);
    });
    expect(wrong).toEqual([]);
  });
});
