// A sentence of a catalogue with fields in it: each field's place is marked by a fact, so that every language has its own
// order of words.

const mark = '\u{e000}';

/** What stands in a sentence for a field. */
export const slot = (name: string): string => `${mark}${name}${mark}`;

/** The same for several, as facts of a message. */
export function slots<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const made: Partial<Record<Name, string>> = {};
  for (const name of names) made[name] = slot(name);
  return made as Record<Name, string>;
}

export interface Words {
  readonly text: string;
  readonly slot?: undefined;
}
export interface Slot {
  readonly slot: string;
  /** The full stop or comma right behind it. */
  readonly stop: string;
}

/** Words and fields in their order. */
export function piecesOf(sentence: string): (Words | Slot)[] {
  const parts = sentence.split(mark);
  return parts.flatMap((part, i): (Words | Slot)[] => {
    const stop = /^[.,;:)’]*/.exec(i % 2 === 1 ? (parts[i + 1] ?? '') : i > 0 ? part : '')?.[0] ?? '';
    if (i % 2 === 1) return [{ slot: part, stop }];
    const text = part.slice(stop.length).trim();
    return text === '' ? [] : [{ text }];
  });
}
