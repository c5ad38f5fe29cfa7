// Where everything lies on the board: the row on top, judges and awards below it, then the district.

import type { TownBuilderPosition } from '../../engine/games/townbuilder';
import type { Shape } from '../../sketch';

export const board = { width: 800, height: 760 };
export const cardSize = { width: 144, height: 190 };

export interface Place {
  name: string;
  x: number;
  y: number;
  scale: number;
}

const margin = 10;
const rowTop = 12;
export const bandTop = 218;
const districtTop = 290;

/** The row, and what was revealed beside it, in one line. */
function line(names: readonly string[]): Place[] {
  const step = Math.min(157, (board.width - margin * 2) / Math.max(1, names.length));
  const scale = Math.min(1, (step - 12) / cardSize.width);
  const left = (board.width - step * names.length) / 2 + (step - cardSize.width * scale) / 2;
  return names.map((name, i) => ({ name, x: left + i * step, y: rowTop, scale }));
}

/** As large as they can be for all to fit. */
function grid(names: readonly string[]): Place[] {
  const space = { width: board.width - margin * 2, height: board.height - districtTop - margin };
  for (let columns = 5; columns < 30; ++columns) {
    const step = space.width / columns;
    const scale = (step - 12) / cardSize.width;
    const rows = Math.ceil(names.length / columns);
    const height = cardSize.height * scale + 14;
    if (rows * height > space.height && columns < 29) continue;
    return names.map((name, i) => ({
      name,
      x: margin + (i % columns) * step + 6,
      y: districtTop + Math.floor(i / columns) * height + 6,
      scale,
    }));
  }
  return [];
}

export interface Table {
  row: Place[];
  district: Place[];
}

export function tableOf(position: TownBuilderPosition, seat: number): Table {
  const city = position.seats[seat];
  return {
    row: line([...position.row.map((one) => one.name), ...position.revealed]),
    district: grid([...(city?.foundations.map((one) => one.name) ?? []), ...(city?.buildings ?? [])]),
  };
}

export function shapeIn(table: Table, space: string): Shape | undefined {
  const place = [...table.row, ...table.district].find((one) => one.name === space);
  if (!place) return undefined;
  const { x, y, scale } = place;
  return { rect: [x - 4, y - 4, cardSize.width * scale + 8, cardSize.height * scale + 8] };
}
