// Parts become pages: where each card lies, and on which page what is.

import { gridOf, placesOn, type Grid } from './grid';
import type { Paper } from './paper';
import { isCards, type CardsPart, type Drawn, type Part } from './room';

export type SheetPlan =
  | { kind: 'cover'; number: number }
  | { kind: 'page'; number: number; part: Part; drawing: Drawn }
  | { kind: 'cards'; number: number; part: CardsPart; grid: Grid; side: 'front' | 'back'; drawings: readonly Drawn[] };

/** Which pages a part is on. */
export interface Contents {
  part: Part;
  first: number;
  last: number;
  /** To be printed on both sides. */
  both: boolean;
}

export interface SheetList {
  sheets: readonly SheetPlan[];
  contents: readonly Contents[];
}

type Unnumbered = SheetPlan extends infer S ? (S extends SheetPlan ? Omit<S, 'number'> : never) : never;

const hasBacks = (part: Part): part is CardsPart => isCards(part) && part.cards.some(({ back }) => back !== undefined);

function sheetsOf(part: Part, paper: Paper): Unnumbered[] {
  if (!isCards(part)) return [{ kind: 'page', part, drawing: part.page }];
  const grid = gridOf(paper, part.size);
  const places = placesOn(grid);
  const backs = hasBacks(part);
  const out: Unnumbered[] = [];
  for (let from = 0; from < part.cards.length; from += places) {
    const some = part.cards.slice(from, from + places);
    // The last sheet has no more rows than it needs.
    const rows = { ...grid, rows: Math.ceil(some.length / grid.columns) };
    out.push({ kind: 'cards', part, grid: rows, side: 'front', drawings: some.map(({ front }) => front) });
    if (backs) out.push({ kind: 'cards', part, grid: rows, side: 'back', drawings: some.flatMap(({ back }) => back ?? []) });
  }
  return out;
}

/**
 * The cover, then a page to write on, so that fronts are odd pages: whoever prints everything on both sides gets the backs
 * where they belong. Then what has backs, then the rest.
 */
export function planSheets(parts: readonly Part[], paper: Paper): SheetList {
  const pages = parts.filter((part) => !hasBacks(part));
  const cards = parts.filter((part) => hasBacks(part));
  const alone = cards.length > 0 ? pages.find((part) => !isCards(part)) : undefined;
  const order = [...(alone ? [alone] : []), ...cards, ...pages.filter((part) => part !== alone)];
  const sheets: SheetPlan[] = [{ kind: 'cover', number: 1 }];
  const contents = order.map((part): Contents => {
    const first = sheets.length + 1;
    for (const sheet of sheetsOf(part, paper)) sheets.push({ ...sheet, number: sheets.length + 1 });
    return { part, first, last: sheets.length, both: hasBacks(part) };
  });
  return { sheets, contents };
}
