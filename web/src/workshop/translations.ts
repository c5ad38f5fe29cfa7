// What of a pack can be said in several languages: its own names and texts.

import type { Schema } from '../engine/content';
import { schemaAt, valueAt } from '../games/workshop';
import type { PackWords, Translations } from '../store/packs';
import { changedPlaces } from './changes';

/** A word that somebody reads; tiles ("AW/PP") and spaces ("C3") are none. */
const isWord = (text: string) => /\p{L}\p{Ll}/u.test(text);

/** Every text of the pack that the game's own content does not have, once, in the order of its files. */
export function ownTexts({ name, notes }: Pick<PackWords, 'name' | 'notes'>, files: Readonly<Record<string, unknown>>, standard: Readonly<Record<string, unknown>>, schemas: Readonly<Record<string, Schema>>): string[] {
  const found = new Set([name, notes]);
  for (const [file, schema] of Object.entries(schemas)) {
    for (const place of changedPlaces(files[file], standard[file])) collect(valueAt(files[file], place), place, schema, found);
  }
  found.delete('');
  return [...found];
}

function collect(value: unknown, place: string, schema: Schema, found: Set<string>): void {
  if (typeof value === 'string') {
    const described = schemaAt(schema, place);
    if (isWord(value) && described?.enum === undefined && described?.const === undefined && /(^|\.)(name|text|colours\[\d+\])$/.test(place)) found.add(value);
  } else if (Array.isArray(value)) {
    value.forEach((one, i) => collect(one, `${place}[${i}]`, schema, found));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) collect(one, place === '' ? name : `${place}.${name}`, schema, found);
  }
}

/** With another word for a text; none, if it is empty. */
export function withTranslation(all: Translations, language: string, text: string, said: string): Translations {
  const without = <T>(from: Readonly<Record<string, T>>, name: string) => Object.fromEntries(Object.entries(from).filter(([one]) => one !== name));
  const others = without(all[language] ?? {}, text);
  const words = said === '' ? others : { ...others, [text]: said };
  return Object.keys(words).length === 0 ? without(all, language) : { ...without(all, language), [language]: words };
}
