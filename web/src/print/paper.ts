// Papers and what holds for every sheet. All lengths are millimetres, as they come out of the printer.

export type PaperName = 'a4' | 'letter';
/** Black saves ink: lines and patterns, no washes. */
export type Ink = 'colour' | 'black';

export interface Paper {
  name: PaperName;
  width: number;
  height: number;
}

export const papers: Readonly<Record<PaperName, Paper>> = {
  a4: { name: 'a4', width: 210, height: 297 },
  letter: { name: 'letter', width: 215.9, height: 279.4 },
};

/** Printers reach no nearer to the edge of the paper. */
export const edge = 5;
/** Of whole pages. */
export const margin = 10;
/** The height of the line at the foot of a page. */
export const foot = 5;
/** Letters are never smaller: a little more than 6 points. */
export const leastLetters = 2.2;

/** A rectangle to draw in. */
export interface Area {
  width: number;
  height: number;
}

/** What a page has within its margins, above its foot. */
export const areaOf = (paper: Paper): Area => ({ width: paper.width - 2 * margin, height: paper.height - 2 * margin - foot });

const pixel = 25.4 / 96;

/**
 * The picture of a sheet: as many whole pixels as the paper has. A browser draws a picture into a box of whole pixels, and
 * would stretch one that is a part of a pixel larger or smaller; so its units stay true millimetres.
 */
export function pictureOf(paper: Paper): { across: number; down: number; viewBox: string } {
  const [across, down] = [Math.floor(paper.width / pixel), Math.floor(paper.height / pixel)];
  return { across, down, viewBox: `0 0 ${across * pixel} ${down * pixel}` };
}

export const isPaper = (text: string): text is PaperName => Object.hasOwn(papers, text);
export const isInk = (text: string): text is Ink => text === 'colour' || text === 'black';

/** Where people write paper as Letter, by the region of their language. */
export const usualPaper = (tags: readonly string[]): PaperName => (/-(US|CA|MX|PH|CL|CO)$/.test(tags[0] ?? '') ? 'letter' : 'a4');
