// The contract between the workshop and a game's folder. `workshop/index.ts` of a folder exports a GameWorkshop as
// `workshop`; it is a chunk of its own, and so are its words (`workshop/words/`, beside them a `words.ts`).
//
// The workshop keeps the pack, lets the engine check it after every change, undoes, plays, and shows what no part draws
// as a form made from the file's JSON Schema. A part draws, and says what the file is to be.

import type { Component } from 'svelte';
import type { ContentFile, ContentOf, Schema } from '../engine/content';
import type { GameName, PackProblem } from '../engine/protocol';
import { isWithin, stepsOf } from '../fields/json';

export { isWithin, stepsOf, valueAt, withValue } from '../fields/json';
import type { Say } from '../i18n/i18n.svelte';

/** What an editor gets. V is the content file, parsed, as `src/engine/content/<game>.ts` describes it. */
export interface EditorProps<V = unknown> {
  values: V;
  /** The same file as the game has it, for what is to be marked as changed. */
  standard: V;
  /** Of this file; a place is written as in `place`, be it deeper: "cards[3].cost". */
  problems: readonly PackProblem[];
  /** How the file is described: lengths of lists, ranges, choices. `limitsAt(schema, 'tiles')`. */
  schema: Schema;
  /**
   * Which component is worked at: one of the part's `components`, or "". The workshop keeps it, walks from one to the next,
   * and goes where a problem is. An editor tells by `onplace` when another one is picked.
   */
  place: string;
  onplace: (place: string) => void;
  /** The file as it is to be: a new value that shares what did not change, never the old one changed. */
  onchange: (next: V) => void;
}

/** One of the things a part makes, which are gone through one after the other: a tile, a card, a chart. */
export interface Piece {
  /** Where it stands in the file: "tiles[11]", "internet.upper". */
  place: string;
  /** As the box numbers or calls it: "Tile 12". Said when it is shown, so that it changes with the language. */
  name: string;
}

/** One tab of the workshop. */
export interface WorkshopPart<V = unknown> {
  /** Names it in addresses: "tiles". */
  key: string;
  /** What the tab says. */
  title: () => string;
  /** The file it draws: "tiles.json". Several parts may draw the same file. */
  file: string;
  /** The members of the file that it draws; the others get a form. All of them, if it is left out. */
  members?: readonly string[];
  Editor: Component<EditorProps<V>>;
  /** What it makes, in the order of the box. Without it the part is one thing. */
  components?: (values: V) => readonly Piece[];
  /** One of the components as a small picture, for lists of packs. */
  Small?: Component<SmallProps>;
}

export interface SmallProps {
  /** What stands at the component's place. */
  value: unknown;
  /** Which of the components it is, from 0. */
  index: number;
}

export interface GameWorkshop {
  /** In the order of their tabs. `part<'chess', 'board.json'>({ ... })` makes one, of a game's name and a file's. */
  parts: readonly WorkshopPart[];
  /**
   * What a field of a form is called, by file and path without numbers: "charts.json", "grades.least". `fieldWords` makes
   * one from messages `field-charts-grades-least`; what a field is for is said by their attribute `.note`, a choice by
   * `choice-NAME`. Lists of changes say choices likewise, and call a member without such a message by `member-least`.
   */
  words?: FieldWords;
  /** What members that may be left out begin with in a form, by file: what they stand for where they are left out. */
  usual?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export type FieldWords = (key: string) => string | undefined;

/** A part whose values have the type of their file. */
export function part<G extends GameName, F extends ContentFile<G>>(one: WorkshopPart<ContentOf<G>[F]> & { file: F }): WorkshopPart {
  // The workshop hands an editor nothing but its own file.
  return one as unknown as WorkshopPart;
}

/** Looks messages of a catalogue up by keys that come from a schema. */
export const fieldWords =
  <W extends object>(english: W, say: Say<W>): FieldWords =>
  (key) =>
    // Those that forms ask for have no facts.
    Object.hasOwn(english, key) ? (say as unknown as (key: string) => string)(key) : undefined;

/**
 * What a place of a file is called: the component that it is part of, then every step from there on by its word, with its
 * number in a list: "Bakery, points", "Award 2, name".
 */
export function placeName(workshop: GameWorkshop, file: string, place: string, values: unknown): string {
  const steps = stepsOf(place);
  const pieces = workshop.parts.filter((one) => one.file === file && (one.members?.includes(String(steps[0] ?? '')) ?? true)).flatMap((one) => one.components?.(values) ?? []);
  const found = pieces.filter((one) => isWithin(place, one.place)).reduce<Piece | null>((best, one) => (best === null || one.place.length > best.place.length ? one : best), null);
  const wordOf = (path: readonly (string | number)[]) => {
    const members = path.filter((step) => typeof step === 'string');
    const last = members.at(-1) ?? '';
    return workshop.words?.(['field', file.replace(/\.json$/, ''), ...members].join('-')) ?? workshop.words?.(`member-${last}`) ?? last;
  };
  const names = found ? [found.name] : [];
  const known = found ? stepsOf(found.place).length : 0;
  for (let at = known; at < steps.length; at += 1) {
    const step = steps[at];
    if (typeof step === 'string') names.push(wordOf(steps.slice(0, at + 1)));
    // The entry of a list has the list's word; a component that is a list has it already.
    else names.push(`${at > known ? names.pop() : wordOf(steps.slice(0, at))} ${(step ?? 0) + 1}`);
  }
  const name = names.join(', ');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** How a list of changes says the texts of a pack: choices by their words, everything else as the pack itself says it. */
export const saidBy =
  (workshop: GameWorkshop, own: (text: string) => string = (text) => text) =>
  (text: string): string =>
    workshop.words?.(`choice-${text.replaceAll(/[^\w-]/g, '-')}`) ?? own(text);

/** Problems of a place and of everything in it; `exact`: of the place alone. */
export function problemsAt(problems: readonly PackProblem[], place: string, exact = false): PackProblem[] {
  return problems.filter((one) => one.place === place || (!exact && isWithin(one.place, place)));
}

/** Whether two JSON values say the same, whatever the order of their members. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && sameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}

/** A schema with what it refers to in its place. */
export function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const found = { ...root.$defs?.[name], ...schema };
  delete found.$ref;
  return found;
}

/** What describes a place of a file: "grades[2].least", or any entry of a list as "grades[0].least". */
export function schemaAt(root: Schema, place: string): Schema | undefined {
  let found: Schema | undefined = resolved(root, root);
  for (const step of stepsOf(place)) {
    const within: Schema = found;
    const next: Schema | undefined = typeof step === 'number' ? within.items : (within.properties?.[step] ?? (typeof within.additionalProperties === 'object' ? within.additionalProperties : undefined));
    if (next === undefined) return undefined;
    found = resolved(next, root);
  }
  return found;
}

/** The fewest and the most: of a number its values, of a list its entries, of a text its letters. */
export function limitsAt(root: Schema, place: string): { least: number; most: number } {
  const found = schemaAt(root, place) ?? {};
  return { least: found.minItems ?? found.minimum ?? found.minLength ?? 0, most: found.maxItems ?? found.maximum ?? found.maxLength ?? Infinity };
}

/** The names that may stand at a place. */
export const choicesAt = (root: Schema, place: string): readonly string[] => schemaAt(root, place)?.enum ?? [];
