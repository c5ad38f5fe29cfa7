// Where things lie on the street plan: eleven plots to a street, less its gaps, a road below each row of plots.

import type { DrawCityPosition, DrawCitySpace } from '../../engine/games/drawcity';
import type { Shape } from '../../sketch';
import type { BoardForm, Extent } from '../board';

export const plot = 62;
const gap = 3;
const pitch = plot + gap;

/** Few streets are wide, many narrow. */
const roadFor = (streets: number): number => [40, 40, 40, 40, 36, 28, 24, 20, 16, 12, 10][streets] ?? 10;

export interface Plot {
  space: DrawCitySpace;
  x: number;
  y: number;
  shape: Shape;
}

export interface Plan {
  /** The width of a road. */
  road: number;
  plots: readonly Plot[];
  byName: ReadonlyMap<string, Plot>;
  /** Each street's number and the road's middle line. */
  streets: readonly { number: number; y: number }[];
  columns: readonly { letter: string; x: number }[];
  left: number;
  top: number;
  width: number;
  height: number;
  /** The plots themselves, without what is written around them. */
  right: number;
  bottom: number;
}

const isZoned = (position: DrawCityPosition) => position.districts.some((district) => district.types.length > 0);

/** Districts matter where they are zoned, and where a goal asks for them. */
export const showsDistricts = (position: DrawCityPosition): boolean =>
  isZoned(position) || position.goals.some((goal) => goal.rule === 'districts');

/** The plan with room around it for street numbers, column letters (not in the compact form) and what modules write there. */
export function planOf(position: DrawCityPosition, form?: BoardForm): Plan {
  const hasDemand = position.demand.length > 0;
  const labelled = !(form?.compact ?? false);
  const left = hasDemand ? -78 : labelled ? -34 : -8;
  const top = isZoned(position) ? -66 : showsDistricts(position) ? -36 : labelled ? -26 : -6;
  const width = position.columns * pitch - gap - left + 8;
  // Where the plan may be higher than it needs to be, its streets are wider.
  const spread = form ? (width / form.shape + top - 4) / position.streets - plot : 0;
  const road = Math.max(roadFor(position.streets), spread);
  const row = plot + road;
  const plots = position.spaces.flatMap((spaces, street) =>
    spaces.flatMap((space, column): Plot[] => {
      if (position.gaps?.includes(space.name)) return [];
      const [x, y] = [column * pitch, street * row];
      return [{ space, x, y, shape: { rect: [x, y, plot, plot] } }];
    }),
  );
  const right = position.columns * pitch - gap;
  const bottom = position.streets * row;
  return {
    road,
    plots,
    byName: new Map(plots.map((one) => [one.space.name, one])),
    streets: position.spaces.map((_, street) => ({ number: street + 1, y: street * row + plot + road / 2 })),
    columns: Array.from({ length: position.columns }, (_, i) => ({
      letter: String.fromCharCode(65 + i),
      x: i * pitch + plot / 2,
    })),
    left,
    top,
    width,
    height: bottom - top + 4,
    right,
    bottom,
  };
}

/** A plan of few streets spreads out where there is height for it, and leaves room at its sides. */
export function formOf(position: DrawCityPosition, { width, height }: Extent): BoardForm {
  const least = width <= height ? 0 : 1 / (width < height * 1.9 ? 1.23 : 1.7);
  const downFor = (plan: Plan) => Math.max(plan.height, plan.width * least);
  const whole = planOf(position);
  // Letters and numbers are 16 high.
  const compact = Math.min(width / whole.width, height / downFor(whole)) < 0.72;
  const plan = planOf(position, { shape: Infinity, compact });
  return { shape: plan.width / downFor(plan), compact };
}

/** A loop around plots that lie in one line. */
export function loopAround(plan: Plan, names: readonly string[]): Shape | undefined {
  const found = names.flatMap((name) => plan.byName.get(name) ?? []);
  if (found.length === 0) return undefined;
  const [left, right] = [Math.min(...found.map((p) => p.x)), Math.max(...found.map((p) => p.x)) + plot];
  const [top, bottom] = [Math.min(...found.map((p) => p.y)), Math.max(...found.map((p) => p.y)) + plot];
  const r = 12;
  const [l, t, w, h] = [left - 4, top - 4, right - left + 8, bottom - top + 8];
  return {
    path: `M${l + r} ${t} L${l + w - r} ${t} Q${l + w} ${t} ${l + w} ${t + r} L${l + w} ${t + h - r} Q${l + w} ${t + h} ${l + w - r} ${t + h} L${l + r} ${t + h} Q${l} ${t + h} ${l} ${t + h - r} L${l} ${t + r} Q${l} ${t} ${l + r} ${t} Z`,
  };
}
