// Where everything lies on the board: the row on top, judges and awards below it, then the district.

import type { TownBuilderPosition } from '../../engine/games/townbuilder';
import type { Shape } from '../../sketch';
import { crest, judgeName } from './moves';

export interface Layout {
  width: number;
  height: number;
  card: { width: number; height: number };
  /** Between two cards. */
  gap: { x: number; y: number };
  /** Cards side by side and lines of them that the row has room for. */
  row: { top: number; across: number; lines: number };
  /** Judges, awards and crest are drawn at this scale. */
  band: { top: number; scale: number };
  districtTop: number;
  /** The least height of letters that can be read where this form is used, in its units. */
  letters: number;
}

/** A desk: cards with their pictures. */
export const wide: Layout = {
  width: 800,
  height: 760,
  card: { width: 144, height: 190 },
  gap: { x: 12, y: 14 },
  row: { top: 12, across: 5, lines: 1 },
  band: { top: 218, scale: 1 },
  districtTop: 290,
  letters: 14,
};

/** A phone, about a unit for each of its pixels: cards without pictures, three side by side. */
export const narrow: Layout = {
  width: 360,
  height: 322,
  card: { width: 112, height: 64 },
  gap: { x: 6, y: 6 },
  row: { top: 4, across: 3, lines: 2 },
  band: { top: 145, scale: 0.62 },
  districtTop: 182,
  letters: 11.5,
};

export interface Place {
  name: string;
  x: number;
  y: number;
  scale: number;
}

export interface Ribbon {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Table {
  row: Place[];
  district: Place[];
  judges: Place[];
  awards: Ribbon[];
  crest: Place;
  gold: Place;
}

/** The row, and what was revealed beside it. */
function line(names: readonly string[], { width, card, gap, row }: Layout): Place[] {
  const columns = names.length <= row.across * row.lines ? Math.min(names.length, row.across) : Math.ceil(names.length / row.lines);
  const step = (width - gap.x) / Math.max(columns, row.across);
  const scale = Math.min(1, (step - gap.x) / card.width);
  const left = (width - step * columns) / 2 + (step - card.width * scale) / 2;
  return names.map((name, i) => ({
    name,
    x: left + (i % columns) * step,
    y: row.top + Math.floor(i / columns) * (card.height + gap.y),
    scale,
  }));
}

/** As large as they can be for all to fit. */
function grid(names: readonly string[], { width, height, card, gap, row, districtTop }: Layout): Place[] {
  for (let columns = row.across; columns < 30; ++columns) {
    const step = (width - gap.x) / columns;
    const scale = (step - gap.x) / card.width;
    const rows = Math.ceil(names.length / columns);
    const down = card.height * scale + gap.y;
    if (rows * down > height - districtTop && columns < 29) continue;
    return names.map((name, i) => ({
      name,
      x: gap.x + (i % columns) * step,
      y: districtTop + Math.floor(i / columns) * down + gap.y / 2,
      scale,
    }));
  }
  return [];
}

/** Judges from the left, crest and gold at the right, awards between them. */
function band(position: TownBuilderPosition, { width, band: { top, scale } }: Layout): Omit<Table, 'row' | 'district'> {
  const judges = position.judges.map((judge, i) => ({
    name: judgeName(judge),
    x: (34 + i * 56) * scale,
    y: top + 28 * scale,
    scale,
  }));
  const left = (14 + judges.length * 56) * scale;
  const right = width - 118 * scale;
  const step = Math.min(176, (right - left) / Math.max(1, position.awards.length));
  return {
    judges,
    awards: position.awards.map(({ name }, i) => ({
      name,
      x: left + i * step,
      y: top + 4 * scale,
      width: step - 8 * scale,
      height: 48 * scale,
    })),
    crest: { name: crest, x: width - 110 * scale, y: top + 2 * scale, scale },
    gold: { name: 'gold', x: width - 58 * scale, y: top + 4 * scale, scale },
  };
}

export function tableOf(position: TownBuilderPosition, seat: number, layout: Layout): Table {
  const city = position.seats[seat];
  return {
    row: line([...position.row.map((one) => one.name), ...position.revealed], layout),
    district: grid([...(city?.foundations.map((one) => one.name) ?? []), ...(city?.buildings ?? [])], layout),
    ...band(position, layout),
  };
}

/** Whether something of this name lies there. */
export const isOn = ({ row, district, judges, awards }: Table, name: string): boolean =>
  name === crest || [...row, ...district, ...judges, ...awards].some((one) => one.name === name);

export function shapeIn(table: Table, { card }: Layout, space: string): Shape | undefined {
  const named = <T extends { name: string }>(list: readonly T[]) => list.find((one) => one.name === space);
  const place = named([...table.row, ...table.district]);
  if (place) {
    const { x, y, scale } = place;
    return { rect: [x - 4, y - 4, card.width * scale + 8, card.height * scale + 8] };
  }
  const judge = named(table.judges);
  if (judge) return { circle: [judge.x, judge.y, 27 * judge.scale] };
  const award = named(table.awards);
  if (award) return { rect: [award.x - 2, award.y - 2, award.width + 4, award.height + 4] };
  const { x, y, scale } = table.crest;
  return space === crest ? { rect: [x - 3, y - 3, 40 * scale + 6, 52 * scale + 6] } : undefined;
}
