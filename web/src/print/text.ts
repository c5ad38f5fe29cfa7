// Words broken into lines as wide as there is room. A picture does not do that by itself.

import { leastLetters } from './paper';

export type Face = 'font' | 'hand';

export interface Letters {
  face?: Face;
  weight?: number;
}

/** What a line of letters of size 1 would be wide. */
export type Measure = (text: string, letters: Letters) => number;

const families: Readonly<Record<Face, string>> = { font: "'Bricolage Grotesque', system-ui, sans-serif", hand: "'Patrick Hand', cursive" };
let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** By the browser's own letters; without a browser, by the letters' usual width. */
export const measured: Measure = (text, { face = 'font', weight = 400 }) => {
  const key = `${face}${weight} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  let width = text.length * (face === 'hand' ? 0.43 : 0.54);
  if (pen) {
    pen.font = `${weight} 100px ${families[face]}`;
    width = pen.measureText(text).width / 100;
  }
  known.set(key, width);
  return width;
};

/** To be called when letters have come that were measured before. */
export const forgetMeasures = (): void => known.clear();

/** The lines of a text, none wider than `width` unless a single word is. */
export function broken(text: string, width: number, size: number, letters: Letters = {}, measure: Measure = measured): string[] {
  const lines: string[] = [];
  for (const part of text.split('\n')) {
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer, letters) * size > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

/** A word in as many pieces as it takes to find room, each but the last with a hyphen. */
function pieces(word: string, width: number, size: number, letters: Letters, measure: Measure): string[] {
  const all: string[] = [];
  let rest = [...word];
  const fits = (some: readonly string[], end: string) => measure(some.join('') + end, letters) * size <= width;
  while (rest.length > 2 && !fits(rest, '')) {
    let count = rest.length - 1;
    while (count > 1 && !fits(rest.slice(0, count), '-')) count -= 1;
    all.push(`${rest.slice(0, count).join('')}-`);
    rest = rest.slice(count);
  }
  return [...all, rest.join('')];
}

/** As a sentence begins. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

export interface Fitted {
  lines: string[];
  size: number;
}

/** The same in letters as large as wished, or as small as it takes to find room, but never too small to be read. */
export function fitted(text: string, room: { width: number; height: number }, size: number, leading: number, letters: Letters = {}, measure: Measure = measured): Fitted {
  for (let now = size; ; now = Math.max(leastLetters, now - 0.1)) {
    const lines = broken(text, room.width, now, letters, measure);
    const high = now * (1 + (lines.length - 1) * leading);
    const wide = Math.max(...lines.map((line) => measure(line, letters) * now));
    if (high <= room.height + 1e-6 && wide <= room.width + 1e-6) return { lines, size: now };
    if (now > leastLetters) continue;
    const cut = text.replaceAll(/\S+/g, (word) => pieces(word, room.width, now, letters, measure).join(' '));
    return { lines: broken(cut, room.width, now, letters, measure), size: now };
  }
}
