// @vitest-environment node
// The rules in every detail (docs/rules) are the same in every language: as far as that can be counted.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadDetails } from '../../src/games';
import { isGameName } from '../../src/i18n/games';

const at = (path: string) => fileURLToPath(new URL(`../../../docs/rules/${path}`, import.meta.url));
const gamesIn = (folder: string) => readdirSync(at(folder)).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -3)] : []));
const games = gamesIn('.');
const languages = readdirSync(at('.'), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** Whatever a translation leaves as it is. */
function shape(path: string) {
  const text = readFileSync(at(path), 'utf8');
  const lines = text.split('\n');
  return {
    headings: lines.flatMap((line) => /^#+ /.exec(line) ?? []),
    // Columns, and numbers where a cell has nothing else.
    tables: lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').map((cell) => (/^[\s\d-]*$/.test(cell) ? cell.trim() : '…'))),
    items: lines.filter((line) => /^ *(-|\d\.) /.test(line)).length,
    rulings: text.match(/\(R\)|\*\*\(R /g)?.length,
    code: [...text.matchAll(/`[^`\n]+`/g)].map(([code]) => code).sort(),
    paragraphs: text.split('\n\n').length,
  };
}

const translated = languages.flatMap((language) => gamesIn(language).map((game) => [game, language] as const));

describe('The rules in every detail', () => {
  it('are there in the languages of the page', () => {
    expect(languages.sort()).toEqual(['de', 'fr']);
    expect(gamesIn('de')).toEqual(gamesIn('fr'));
    expect(games).toEqual(expect.arrayContaining(gamesIn('de')));
    expect(gamesIn('de').length).toBeGreaterThanOrEqual(5);
  });
  it.each(translated)('of %s are the same in "%s"', (game, language) => {
    expect(shape(`${language}/${game}.md`)).toEqual(shape(`${game}.md`));
  });
  it.each([...games.map((game) => [game, 'en'] as const), ...translated])('of %s stand on the page in "%s", without how moves are written', async (game, language) => {
    if (!isGameName(game)) throw new Error(game);
    const found = await loadDetails(game, language);
    expect(found?.language).toBe(language);
    expect(found?.text).not.toMatch(/\n\|.*\| (meaning|Bedeutung|sens) \|/);
    expect(found?.text).toContain('(R)');
  });
});
