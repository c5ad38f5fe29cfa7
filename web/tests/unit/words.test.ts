// Every catalogue of words, and the rules: the languages say the same things, and nothing is there for nothing.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Pattern } from '@fluent/syntax';
import { describeCatalogue, fits, readCatalogue, type Described } from '../../vite/fluent';
import { cataloguesIn } from '../../vite/words';
import { choose, language, languageFor, languages, ready, speaker, t } from '../../src/i18n/i18n.svelte';

const page = 'src/i18n/words';
const folders = cataloguesIn('src').map((file) => dirname(file));
const codes = readdirSync(page)
  .filter((name) => name.endsWith('.ftl') && name !== 'en.ftl')
  .map((name) => basename(name, '.ftl'));
const read = (folder: string, code: string) => readCatalogue(readFileSync(join(folder, `${code}.ftl`), 'utf8'), join(folder, `${code}.ftl`));
const describedIn = (folder: string, code: string): Map<string, Described> => (existsSync(join(folder, `${code}.ftl`)) ? describeCatalogue(read(folder, code)) : new Map());

/** Texts in the sources that may be keys: 'start-play', `game-${name}`. */
function keysIn(folder: string): { texts: Set<string>; patterns: RegExp[] } {
  const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.d.ftl.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, text = '']) => text);
  return {
    // A word alone is a key only where it is asked for.
    texts: new Set([...found(/'([a-z]\w*[-.][\w.-]+)'/g), ...found(/\('([a-z]\w*)'/g)]),
    patterns: found(/`([a-z]\w*-(?:[\w.-]|\$\{[^}`]*\})*)`/g).map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`)),
  };
}

/** Keys that other messages of the catalogue refer to. */
const referredIn = (folder: string) => new Set([...readFileSync(join(folder, 'en.ftl'), 'utf8').matchAll(/\{ ([a-z][\w.-]*) \}/g)].map(([, key = '']) => key));

/** Lines that are not set as French is set: a narrow space before ; : ! ? » and after «, and no typewriter's apostrophe. */
const badFrench = (lines: readonly string[]) => lines.filter((line) => /[^\u202f][;:!?»]|«[^\u202f]|'/.test(line));

/** How many letters a message has room for, where a comment says so: "At most 12 letters." */
const roomIn = (folder: string) =>
  [...readFileSync(join(folder, 'en.ftl'), 'utf8').matchAll(/^#.* most (\d+) letters\.\n([\w-]+) =/gm)].map(([, most, key = '']) => [key, Number(most)] as const);

/** A message in each of its variants, without the facts. */
function variantsOf({ elements }: Pattern): string[] {
  const parts = elements.map((one) => {
    if (one.type === 'TextElement') return [one.value];
    return one.expression.type === 'SelectExpression' ? one.expression.variants.flatMap(({ value }) => variantsOf(value)) : [''];
  });
  return parts.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), ['']);
}

describe.each(folders)('The words in %s', (folder) => {
  const english = describedIn(folder, 'en');
  it.each(codes)('are all there in %s, and no others', (code) => {
    expect([...describedIn(folder, code).keys()].sort()).toEqual([...english.keys()].sort());
  });
  it.each(codes)('speak of the same facts in %s as in English', (code) => {
    const wrong = [...describedIn(folder, code)].flatMap(([key, { facts }]) =>
      Object.entries(facts).flatMap(([name, kind]) => {
        const known = english.get(key)?.facts[name];
        return known !== undefined && fits(kind, known) ? [] : [`${key}: $${name} (${String(kind)}), in English ${String(known)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
  it('use every fact in some language', () => {
    const others = codes.map((code) => describedIn(folder, code));
    const unused = [...english].flatMap(([key, one]) => one.unused.filter((name) => !others.some((words) => name in (words.get(key)?.facts ?? {}))).map((name) => `${key}: $${name}`));
    expect(unused).toEqual([]);
  });
  it('are all used', () => {
    const { texts, patterns } = keysIn(folder === page ? 'src' : dirname(folder));
    const referred = referredIn(folder);
    // Forms ask for these by what a content file has.
    if (folder.endsWith('/workshop/words')) patterns.push(/^(field|member|file|choice)-/);
    const unused = [...english.keys()].filter((key) => key !== 'language-name' && !texts.has(key) && !referred.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
  it('are not shouted, and not empty', () => {
    for (const code of ['en', ...codes].filter((one) => existsSync(join(folder, `${one}.ftl`)))) {
      const odd = [...read(folder, code).patterns].filter(([, { elements }]) => elements.length === 0 || elements.some((one) => one.type === 'TextElement' && one.value.includes('!')));
      expect(odd.map(([key]) => key)).toEqual([]);
    }
  });
  it('are set as French is set', () => {
    if (!existsSync(join(folder, 'fr.ftl'))) return;
    const lines = readFileSync(join(folder, 'fr.ftl'), 'utf8').split('\n').filter((line) => !line.startsWith('#'));
    // A key's name, an option of a function and an attribute are no words.
    const plain = lines.map((line) => line.replaceAll(/\{[^}]*\}|^ *[\w.-]+ = \?$/g, '…'));
    expect(badFrench(plain)).toEqual([]);
  });
  it.each(['en', ...codes])('find room in %s', (code) => {
    const { patterns } = read(folder, code);
    const long = roomIn(folder).flatMap(([key, most]) => variantsOf(patterns.get(key)!).filter((said) => said.length > most));
    expect(long).toEqual([]);
  });
});

const games = readdirSync('src/games', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** What a line of the rules is: a picture, a heading, a row of a table, an entry of a list, or text. */
function partOf(line: string): string {
  const [, picture] = /^!\[.*\]\((\w+)\)$/.exec(line) ?? [];
  if (picture !== undefined) return picture;
  if (line.startsWith('|')) return line.replaceAll(/[^|]/g, '');
  return /^(#+ |- |\d+\. | {3}|$)/.exec(line)?.[0] ?? 'text';
}

describe.each(games)('The rules of %s', (game) => {
  const rules = (code: string) => readFileSync(`src/games/${game}/rules.${code}.md`, 'utf8').split('\n');
  it.each(codes)('are told in %s part for part as in English', (code) => {
    expect(rules(code).map(partOf)).toEqual(rules('en').map(partOf));
  });
  it('are set as French is set', () => {
    const plain = rules('fr').map((line) => line.replaceAll(/`[^`]*`|^!/g, '…'));
    expect(badFrench(plain)).toEqual([]);
  });
});

describe('The language', () => {
  it('is one that has a file, or English', () => {
    expect(languages.map(({ code }) => code)).toEqual(['en', ...codes].sort());
    expect(['de-AT', 'fr', 'en-US', 'tlh'].map((tag) => languageFor([tag]))).toEqual(['de', 'fr', 'en', 'en']);
    expect(languageFor(['tlh', 'fr-CA', 'de'])).toBe('fr');
  });
  it('changes everywhere at once, also where words come later', async () => {
    expect(t('start-play-game', { game: 'Chess' })).toBe('Play Chess');
    await choose('de');
    expect([language(), document.documentElement.lang, t('start-play-game', { game: 'Chess' })]).toEqual(['de', 'de', 'Chess spielen']);
    const { o } = await ready(import('../../src/online/words'));
    expect(o('together-turns', { count: 2 })).toBe('In 2 Spielen bist du dran.');
    await choose('fr');
    expect([t('points', { count: 0 }), o('chat-send')]).toEqual(['0 point', 'Envoyer']);
    await choose('en');
    expect(o('chat-send')).toBe('Send');
  });
  it('takes from English what a file lacks', async () => {
    const files = { './words/de.ftl': () => Promise.resolve({ default: { a: 'eins' } }) };
    const say = speaker({ a: 'one', b: 'two' }, files);
    await choose('de');
    expect([say('a'), say('b')]).toEqual(['eins', 'two']);
    await choose('en');
  });
  it('marks every message in the language of tests', async () => {
    await choose('xx');
    expect(t('close')).toBe('⟦Close⟧');
    await choose('en');
  });
});
