import type { Decision } from '../engine/protocol';

/** What is as good as the best move. */
const nearlyNothing = 0.25;

/** The decisions that cost most, the worst first; what cost next to nothing is left out. */
export function costliest(decisions: readonly Decision[], most: number): Decision[] {
  return decisions
    .filter((one) => one.loss >= nearlyNothing)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}

export interface Accuracy {
  /** 100: no decision cost anything. One that costs two points counts 37. */
  percent: number;
  best: number;
  decisions: number;
}

/** How well a seat decided; null if it had no choice. */
export function accuracyOf(seat: number, decisions: readonly Pick<Decision, 'seat' | 'loss'>[]): Accuracy | null {
  const own = decisions.filter((one) => one.seat === seat);
  if (own.length === 0) return null;
  const kept = own.reduce((sum, { loss }) => sum + Math.exp(-Math.max(0, loss) / 2), 0);
  return { percent: Math.round((100 * kept) / own.length), best: own.filter(({ loss }) => loss < nearlyNothing).length, decisions: own.length };
}

export interface Graph {
  /** By seat: path data through its decisions, in a box of the given size. */
  lines: string[];
  /** Values with a grid line, and where. */
  ticks: { value: number; y: number }[];
  x: (at: number) => number;
}

export function valueGraph(decisions: readonly Decision[], width: number, height: number): Graph {
  const all = decisions.map((one) => one.value);
  const least = Math.min(0, ...all);
  const most = Math.max(10, ...all);
  const x = (at: number) => (decisions.length < 2 ? width / 2 : (at / (decisions.length - 1)) * width);
  const y = (value: number) => height - ((value - least) / (most - least)) * height;
  const seats = Math.max(-1, ...decisions.map((one) => one.seat)) + 1;
  const lines = Array.from({ length: seats }, (_, seat) =>
    decisions
      .flatMap((one, at) => (one.seat === seat ? [`${x(at).toFixed(1)} ${y(one.value).toFixed(1)}`] : []))
      .map((point, nth) => `${nth === 0 ? 'M' : 'L'}${point}`)
      .join(''),
  );
  const step = niceStep((most - least) / 4);
  const ticks = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) ticks.push({ value, y: y(value) });
  return { lines, ticks, x };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power * 10;
}
