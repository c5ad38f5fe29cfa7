import { isWithin, sameValue } from '../games/workshop';

/** What is said of a file rather than in it. */
export const beside: ReadonlySet<string> = new Set(['$schema', 'provenance']);

/** The places where two values differ, as deep as they are alike in kind: "tiles[3]", "grades[1].least". */
export function differences(one: unknown, other: unknown, place = ''): string[] {
  if (sameValue(one, other)) return [];
  if (Array.isArray(one) && Array.isArray(other)) {
    const length = Math.max(one.length, other.length);
    return Array.from({ length }, (_, i) => i).flatMap((i) => (i < one.length && i < other.length ? differences(one[i], other[i], `${place}[${i}]`) : [`${place}[${i}]`]));
  }
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.flatMap((name) => differences(one[name], other[name], place === '' ? name : `${place}.${name}`));
  }
  return [place];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a file changes, without what is said of it. */
export const changedPlaces = (values: unknown, standard: unknown): string[] => differences(values, standard).filter((place) => ![...beside].some((name) => isWithin(place, name)));

/** The files that say something else than the game's own; one of them if none does, as a pack has at least one. */
export function changedFiles(values: Readonly<Record<string, unknown>>, standard: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all = Object.entries(values);
  const changed = all.filter(([name, value]) => !sameValue(value, standard[name]));
  return Object.fromEntries(changed.length > 0 ? changed : all.slice(0, 1));
}
