import type { GameInfo } from '../engine/protocol';

export function standardOptions(info: GameInfo): Record<string, string> {
  return Object.fromEntries(info.options.map((option) => [option.name, option.standard]));
}

/** All options as a preset sets them; what it does not name stays at its standard. */
export function presetOptions(info: GameInfo, preset: string): Record<string, string> {
  return { ...standardOptions(info), ...info.presets.find((one) => one.name === preset)?.values };
}

/** The option that gives points by place in turn order, where there are any. */
export function compensation(points: readonly number[], players: number): Record<string, string> {
  const given = points.slice(0, players);
  return given.some((one) => one !== 0) ? { compensation: given.join(',') } : {};
}

export const same = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).every((name) => a[name] === b[name]);

/** A seed as typed: empty means chance, anything but a whole number up to 2^53 is wrong. */
export function parseSeed(text: string): number | undefined | 'bad' {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  return /^\d+$/.test(trimmed) && Number.isSafeInteger(value) ? value : 'bad';
}
