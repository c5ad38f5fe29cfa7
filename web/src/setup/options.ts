import type { GameInfo, OptionInfo } from '../engine/protocol';

/** An option's value as the protocol names it: by its name where it has one. */
export function valueName(option: OptionInfo, value: number): string {
  return option.choices[value - option.least] ?? String(value);
}

export function valueNames(option: OptionInfo): string[] {
  const names: string[] = [];
  for (let value = option.least; value <= option.most; ++value) names.push(valueName(option, value));
  return names;
}

export function standardOptions(info: GameInfo): Record<string, string> {
  return Object.fromEntries(info.options.map((option) => [option.name, valueName(option, option.standard)]));
}

/** All options as a preset sets them; what it does not name stays at its standard. */
export function presetOptions(info: GameInfo, preset: string): Record<string, string> {
  const values = standardOptions(info);
  for (const [name, value] of Object.entries(info.presets.find((one) => one.name === preset)?.values ?? {})) {
    const option = info.options.find((one) => one.name === name);
    if (option) values[name] = valueName(option, value);
  }
  return values;
}

/** A key as a heading, where nobody has better words: "Free for all". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll(/[-_]/g, ' ');

export const same = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).every((name) => a[name] === b[name]);

/** A seed as typed: empty means chance, anything but a whole number up to 2^53 is wrong. */
export function parseSeed(text: string): number | undefined | 'bad' {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  return /^\d+$/.test(trimmed) && Number.isSafeInteger(value) ? value : 'bad';
}
