// The municipal goals in words; English is the engine's own.

import type { Facts } from '../../engine/protocol';
import type { Language } from '../board';

const germanNames: Readonly<Record<string, string>> = {
  Village: 'Dorf',
  Crossroads: 'Kreuzung',
  'Homes all over': 'Häuser überall',
  'Twin quarters': 'Zwei Viertel',
  'High street': 'Einkaufsstraße',
  'Two markets': 'Zwei Märkte',
  'A shop for everyone': 'Läden für alle',
  Arcade: 'Passage',
  'Model factory': 'Musterfabrik',
  'Industry in the midst': 'Industrie mittendrin',
  'Works all over': 'Werke überall',
  'Data works': 'Datenwerke',
  'Meeting places': 'Treffpunkte',
  'Scattered greens': 'Verstreutes Grün',
  'Green districts': 'Grüne Bezirke',
  Avenue: 'Allee',
  'Mixed street': 'Bunte Straße',
  'Online city': 'Vernetzte Stadt',
  'My street': 'Meine Straße',
  'Town square': 'Marktplatz',
};

interface Noun {
  one: string;
  many: string;
  /** "Eine Gruppe von …" */
  of: string;
}
const nouns: Readonly<Record<string, Noun>> = {
  house: { one: 'ein Haus', many: 'Häuser', of: 'Häusern' },
  shop: { one: 'ein Laden', many: 'Läden', of: 'Läden' },
  factory: { one: 'eine Fabrik', many: 'Fabriken', of: 'Fabriken' },
  park: { one: 'ein Park', many: 'Parks', of: 'Parks' },
  any: { one: 'ein Bau', many: 'Bauten', of: 'Bauten' },
};

type Say = (noun: Noun, count: number, other: number) => string;
const rules: Readonly<Record<string, Say>> = {
  group: ({ of }, count) => `eine Gruppe von ${count} ${of}`,
  'group on streets': ({ of }, count) => `eine Gruppe von ${of} an ${count} Straßen`,
  streets: ({ many }, count) => `${many} an ${count} Straßen`,
  'two groups': ({ of }, count, other) => `zwei Gruppen von ${of}, aus ${count} und aus ${other}`,
  'on a street': ({ many }, count) => `${count} ${many} an einer Straße`,
  'on each of streets': ({ many }, count, other) => `je ${count} ${many} an ${other} Straßen`,
  columns: ({ many }, count) => `${many} in ${count} Spalten`,
  'in a row': ({ many }, count) => `${count} ${many} nebeneinander an einer Straße`,
  'beside types': ({ one, many }, count, other) => (count === 1 ? `${one} neben ${other} Arten` : `${count} ${many} neben je ${other} Arten`),
  internet: ({ many }, count) => `${count} ${many} mit Internet`,
  'beside others': ({ many }, count, other) => `${count} ${many} mit je ${other} fremden Nachbarn`,
  apart: ({ many }, count) => `${count} ${many}, von denen keine zwei sich berühren`,
  districts: ({ many }, count) => `${many} in ${count} Bezirken`,
  'types on a street': (_, count) => `eigene Bauten von ${count} Arten an einer Straße`,
  'square of types': (_, count) => `ein eigenes Quadrat 2 × 2 aus ${count} Arten`,
};

export const goalName = (language: Language, name: string): string =>
  (language === 'de' ? germanNames[name] : undefined) ?? name;

export function goalText(language: Language, goal: { name: string; text: string; facts: Facts }): { name: string; text: string } {
  const { goal: name, rule, type, count, other } = goal.facts;
  const [say, noun] = [rules[String(rule)], nouns[String(type)]];
  if (language !== 'de' || !say || !noun) return goal;
  return { name: goalName(language, String(name)), text: say(noun, Number(count), Number(other)) };
}
