// Files of content as plain values: read with care, changed without touching what was there.

type Members = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !isList(value);

/** What is not of the kind that is asked for is read as nothing of that kind. */
export const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);
export const objectOf = (value: unknown): Members => (isObject(value) ? value : {});
export const numberOf = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const numbersOf = (value: unknown): number[] => listOf(value).map((one) => numberOf(one));
export const textsOf = (value: unknown): string[] => listOf(value).map((one) => textOf(one));

/** One of these words, or the first. */
export function oneOf<Word extends string>(words: readonly [Word, ...Word[]], value: unknown): Word {
  return words.find((word) => word === value) ?? words[0];
}

/** Those of the words that are in the list, in the list's order. */
export function someOf<Word extends string>(words: readonly Word[], value: unknown): Word[] {
  return listOf(value).flatMap((one) => words.find((word) => word === one) ?? []);
}

type Step = string | number;

/** "cards[3].points", as problems name it, step by step. */
export function stepsOf(place: string): Step[] {
  return [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));
}

/** Whether a place is the other, or in it: "cards[3].cost" is in "cards[3]" and in "cards". */
export const isWithin = (place: string, whole: string): boolean => whole === '' || place === whole || place.startsWith(`${whole}.`) || place.startsWith(`${whole}[`);

/** Which entry of a list a place is in; the first if it is in none, the last if the list is shorter. */
export function entryAt(place: string, list: string, count: number): number {
  const [member, step] = stepsOf(place);
  return Math.min(member === list && typeof step === 'number' ? step : 0, Math.max(0, count - 1));
}

/** What stands at a place; undefined if there is nothing. */
export function valueAt(whole: unknown, place: string): unknown {
  return stepsOf(place).reduce((at, step) => (typeof step === 'number' ? listOf(at)[step] : objectOf(at)[step]), whole);
}

/** The whole with something else at a place; undefined takes the name or the entry away. What is not on the way is shared. */
export function withValue<V>(whole: V, place: string, value: unknown): V {
  return putAt(whole, stepsOf(place), value) as V;
}

function putAt(whole: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = listOf(whole);
    if (rest.length === 0 && value === undefined) return list.filter((_, i) => i !== step);
    const changed = putAt(list[step], rest, value);
    return step < list.length ? list.map((one, i) => (i === step ? changed : one)) : [...list, changed];
  }
  const object = objectOf(whole);
  if (rest.length === 0 && value === undefined) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
  return { ...object, [step]: putAt(object[step], rest, value) };
}

/** A list with an entry put in at an index. */
export const inserted = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] => [...list.slice(0, index), entry, ...list.slice(index)];
