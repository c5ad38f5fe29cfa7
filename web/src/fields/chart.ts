// A chart is a list of points: its bars, and what a pointer on them means.

/** The value at the top of the bars: a round number above all of them, so that bars can grow. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const step = most < 20 ? 2 : most < 60 ? 5 : 10;
  return (Math.floor(most / step) + 1) * step;
}

/** The value a pointer stands for, from 0 at the bottom to `top`. */
export function pointed(y: number, height: number, top: number): number {
  const share = height > 0 ? 1 - y / height : 0;
  return Math.max(0, Math.min(top, Math.round(share * top)));
}

/** What the next entry of a chart may be: as much more as the last was. */
export function nextOf(values: readonly number[], most: number): number {
  const last = values.at(-1) ?? 0;
  const before = values.at(-2) ?? last;
  return Math.max(0, Math.min(most, last + Math.max(0, last - before)));
}
