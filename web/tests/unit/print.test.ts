// Where things lie on printed sheets: cards, marks, backs, pages, and words in their boxes.

import { describe, expect, it } from 'vitest';
import type { Component } from 'svelte';
import { cutMarks, gridOf, placeOf, placesOn } from '../../src/print/grid';
import { choicesOf, handedOver, handOver } from '../../src/print/handover';
import { edge, leastLetters, papers, pictureOf, usualPaper } from '../../src/print/paper';
import { card, page, type Part } from '../../src/print/room';
import { rulesToPrint } from '../../src/print/rules';
import { planSheets } from '../../src/print/sheets';
import { broken, fitted, type Measure } from '../../src/print/text';
import { parseRoute } from '../../src/app/router.svelte';
import { gameNames } from '../../src/games';

const sizes = [
  [63, 88],
  [41, 63],
  [42, 42],
  [16, 22],
  [20, 20],
] as const;
const both = Object.values(papers);

describe.each(both)('Cards on $name', (paper) => {
  it.each(sizes)('of %d x %d mm lie in the middle, with room for marks that a printer reaches', (width, height) => {
    const grid = gridOf(paper, [width, height]);
    expect(grid.left * 2 + grid.columns * width).toBeCloseTo(paper.width);
    expect(grid.top * 2 + grid.rows * height).toBeCloseTo(paper.height);
    for (const [x1, y1, x2, y2] of cutMarks(grid)) {
      expect(Math.min(x1, y1, x2, y2)).toBeGreaterThanOrEqual(edge);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(paper.width - edge);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(paper.height - edge);
      expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThan(1);
    }
  });
  it.each(sizes)('of %d x %d mm have a mark at both ends of every cut', (width, height) => {
    const grid = gridOf(paper, [width, height]);
    const marks = cutMarks(grid);
    for (let i = 0; i <= grid.columns; ++i) {
      const x = grid.left + i * width;
      const here = marks.filter(([x1, , x2]) => Math.abs(x1 - x) < 1e-9 && Math.abs(x2 - x) < 1e-9);
      expect(here.some(([, , , y2]) => y2 < grid.top)).toBe(true);
      expect(here.some(([, y1]) => y1 > grid.top + grid.rows * height)).toBe(true);
    }
  });
  it('have their backs behind them when the sheet is turned over its long edge', () => {
    const grid = gridOf(paper, [63, 88]);
    for (let n = 0; n < placesOn(grid); ++n) {
      const [front, back] = [placeOf(grid, n, 'front'), placeOf(grid, n, 'back')];
      expect(back.x).toBeCloseTo(paper.width - front.x - grid.width);
      expect(back.y).toBe(front.y);
    }
  });
  it('are drawn in a picture of whole pixels whose units are millimetres', () => {
    const { across, down, viewBox } = pictureOf(paper);
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    expect(Number.isInteger(across) && Number.isInteger(down)).toBe(true);
    expect(width / across).toBeCloseTo(25.4 / 96, 12);
    expect(height / down).toBeCloseTo(25.4 / 96, 12);
    expect(width).toBeLessThanOrEqual(paper.width);
    expect(paper.width - width).toBeLessThan(25.4 / 96);
  });
});

const Nothing = (() => undefined) as unknown as Component<object>;
const cards = (count: number, backs: boolean): Part => ({
  name: `${count} cards`,
  note: '',
  size: [63, 88],
  cards: Array.from({ length: count }, (_, n) => ({ front: card(Nothing, { n }), ...(backs ? { back: card(Nothing, { back: n }) } : {}) })),
});
const pad: Part = { name: 'pad', note: '', page: page(Nothing, {}) };

describe('Sheets', () => {
  it('have fronts on odd pages and their backs behind them', () => {
    const { sheets, contents } = planSheets([cards(20, true), pad, cards(4, false)], papers.a4);
    expect(sheets.map(({ kind }) => kind)).toEqual(['cover', 'page', 'cards', 'cards', 'cards', 'cards', 'cards', 'cards', 'cards']);
    for (const sheet of sheets) {
      if (sheet.kind !== 'cards') continue;
      if (sheet.side === 'back') expect(sheet.number % 2).toBe(0);
    }
    expect(contents.map(({ first, last, both: twice }) => [first, last, twice])).toEqual([[2, 2, false], [3, 8, true], [9, 9, false]]);
    expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, i) => i + 1));
  });
  it('show every card once, and its own back', () => {
    const { sheets } = planSheets([pad, cards(20, true)], papers.letter);
    const shown = (side: 'front' | 'back') => sheets.flatMap((sheet) => (sheet.kind === 'cards' && sheet.side === side ? sheet.drawings.map(({ props }) => props) : []));
    expect(shown('front')).toEqual(Array.from({ length: 20 }, (_, n) => ({ n })));
    expect(shown('back')).toEqual(Array.from({ length: 20 }, (_, back) => ({ back })));
  });
});

describe('Words on sheets', () => {
  const measure: Measure = (text) => text.length * 0.5;
  it('are broken between words', () => {
    expect(broken('one two three', 4, 1, {}, measure)).toEqual(['one two', 'three']);
    expect(broken('one\ntwo', 40, 1, {}, measure)).toEqual(['one', 'two']);
  });
  it('become smaller until they find room, but never too small to be read', () => {
    const roomy = fitted('one two three', { width: 100, height: 10 }, 5, 1.2, {}, measure);
    expect(roomy).toEqual({ lines: ['one two three'], size: 5 });
    const tight = fitted('one two three', { width: 10, height: 7 }, 5, 1.2, {}, measure);
    expect(tight.size).toBeLessThan(5);
    expect(tight.size * (1 + (tight.lines.length - 1) * 1.2)).toBeLessThanOrEqual(7.001);
    expect(fitted('x'.repeat(500), { width: 5, height: 2 }, 5, 1.2, {}, measure).size).toBe(leastLetters);
    expect((leastLetters / 25.4) * 72).toBeGreaterThan(6);
  });
  it('that are wider than their room are cut with hyphens, not pressed together', () => {
    const { lines, size } = fitted('the harbourmastersoffice 7', { width: 9, height: 6 }, 5, 1.2, {}, measure);
    expect(size).toBe(leastLetters);
    expect(lines.every((line) => measure(line, {}) * size <= 9)).toBe(true);
    expect(lines.join(' ').replaceAll('- ', '')).toBe('the harbourmastersoffice 7');
    expect(fitted('ab', { width: 0.1, height: 1 }, 5, 1.2, {}, measure).lines).toEqual(['ab']);
  });
});

describe('The way to the sheets', () => {
  const game = gameNames[0]!;
  it('says paper, ink and whether a pack is meant', () => {
    expect(choicesOf([])).toEqual({ pack: false });
    expect(choicesOf(['letter', 'black', 'pack'])).toEqual({ paper: 'letter', ink: 'black', pack: true });
    expect(choicesOf(['nonsense', 'a4'])).toEqual({ paper: 'a4', pack: false });
    expect(parseRoute(`#/print/${game}/letter/black`)).toEqual({ page: 'print', game, choices: ['letter', 'black'] });
    expect(parseRoute('#/print/nothing')).toEqual({ page: 'nowhere' });
  });
  it('hands a pack over', () => {
    expect(handedOver()).toBeUndefined();
    const address = handOver(game, '{"name":"Canals"}');
    expect(handedOver()).toBe('{"name":"Canals"}');
    expect(parseRoute(`#${address}`)).toEqual({ page: 'print', game, choices: ['pack'] });
  });
  it('knows the paper people have', () => {
    expect(usualPaper(['en-US', 'en'])).toBe('letter');
    expect(usualPaper(['de-AT'])).toBe('a4');
    expect(usualPaper([])).toBe('a4');
  });
  it('leaves the keys of the page out of the rules, and the credits, which the first sheet has', () => {
    const english = '# Game\n\nIntro\n\n## Turns\n\nText\n\n## Keys\n\n`R` turns\n\n## Credits\n\nAda';
    expect(rulesToPrint(english, english)).toBe('\nIntro\n\n## Turns\n\nText\n');
    expect(rulesToPrint(english.replace('Keys', 'Tasten').replace('Credits', 'Dank'), english)).not.toMatch(/Tasten|Dank/);
    expect(rulesToPrint('# Game\n\n## Turns', '# Game\n\n## Turns')).toBe('\n## Turns');
  });
});
