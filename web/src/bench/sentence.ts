// A sentence of a catalogue with controls in it: each control's place is marked by a fact, so that every language has
// its own order of words.

const mark = '\u{e000}';

/** What stands in a sentence for a control. */
export const slot = (name: string): string => `${mark}${name}${mark}`;

/** The same for several, as facts of a message. */
export function slots<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const made: Partial<Record<Name, string>> = {};
  for (const name of names) made[name] = slot(name);
  return made as Record<Name, string>;
}

export interface Piece {
  /** Words, or the name of the control that stands here. */
  text?: string;
  slot?: string;
}

/** Words and controls in their order; words are split, so that a line can break between them. */
export function piecesOf(sentence: string): Piece[] {
  return sentence.split(mark).flatMap((part, i): Piece[] => {
    if (i % 2 === 1) return [{ slot: part }];
    return part.trim() === '' ? [] : [{ text: part.trim() }];
  });
}
