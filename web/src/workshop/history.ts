/** What was and what was taken back: values that are never changed themselves. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What the last change was about, and when: changes of the same in a row are undone together. */
  step: string;
  at: number;
}

const most = 200;
/** As long as somebody types without a pause. */
const pause = 1200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], step: '', at: 0 });

export function change<T>(history: History<T>, now: T, step: string, at: number): History<T> {
  const goesOn = step !== '' && step === history.step && at - history.at < pause && history.future.length === 0 && history.past.length > 0;
  return { past: goesOn ? history.past : [...history.past, history.now].slice(-most), now, future: [], step, at };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], step: '', at: 0 };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future: rest, step: '', at: 0 };
}
