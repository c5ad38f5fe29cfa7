// The municipal goals in words; English is the engine's own.

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

/** One and many, and many as "of houses". */
const nouns: Readonly<Record<string, string>> = {
  house: 'Haus',
  houses: 'Häuser',
  shop: 'Laden',
  shops: 'Läden',
  factory: 'Fabrik',
  factories: 'Fabriken',
  park: 'Park',
  parks: 'Parks',
  developments: 'Bauten',
};
const dative: Readonly<Record<string, string>> = { ...nouns, houses: 'Häusern', shops: 'Läden' };

type Rule = readonly [RegExp, (...found: string[]) => string];
const noun = (word = '') => nouns[word] ?? word;
const of = (word = '') => dative[word] ?? word;

const rules: readonly Rule[] = [
  [/^a group of (\d+) (\w+)$/, (count, what) => `eine Gruppe von ${count} ${of(what)}`],
  [/^a group of (\w+) on (\d+) streets$/, (what, count) => `eine Gruppe von ${of(what)} an ${count} Straßen`],
  [/^two groups of (\w+), of (\d+) and of (\d+)$/, (what, one, other) => `zwei Gruppen von ${of(what)}, aus ${one} und aus ${other}`],
  [/^(\d+) (\w+) on one street$/, (count, what) => (what === 'types' ? `${count} Arten an einer Straße` : `${count} ${noun(what)} an einer Straße`)],
  [/^(\d+) (\w+) on each of (\d+) streets$/, (count, what, streets) => `je ${count} ${noun(what)} an ${streets} Straßen`],
  [/^(\w+) on (\d+) streets$/, (what, count) => `${noun(what)} an ${count} Straßen`],
  [/^(\w+) in (\d+) columns$/, (what, count) => `${noun(what)} in ${count} Spalten`],
  [/^(\w+) in (\d+) districts$/, (what, count) => `${noun(what)} in ${count} Bezirken`],
  [/^(\d+) (\w+) side by side on a street$/, (count, what) => `${count} ${noun(what)} nebeneinander an einer Straße`],
  [/^a (\w+) beside (\d+) types$/, (what, count) => `eine ${noun(what)} neben ${count} Arten`],
  [/^(\d+) (\w+) beside (\d+) types each$/, (count, what, types) => `${count} ${noun(what)} neben je ${types} Arten`],
  [/^(\d+) (\w+) with internet$/, (count, what) => `${count} ${noun(what)} mit Internet`],
  [/^(\d+) (\w+) with (\d+) neighbours of others$/, (count, what, others) => `${count} ${noun(what)} mit je ${others} fremden Nachbarn`],
  [/^(\d+) (\w+), no two of them adjacent$/, (count, what) => `${count} ${noun(what)}, von denen keine zwei sich berühren`],
  [/^a 2x2 square of (\d+) types$/, (count) => `ein Quadrat 2 × 2 aus ${count} Arten`],
];

export const goalName = (language: Language, name: string): string =>
  (language === 'de' ? germanNames[name] : undefined) ?? name;

export function goalText(language: Language, goal: { name: string; text: string }): { name: string; text: string } {
  if (language !== 'de') return goal;
  for (const [pattern, say] of rules) {
    const found = pattern.exec(goal.text);
    if (found) return { name: goalName(language, goal.name), text: say(...found.slice(1)) };
  }
  return { name: goalName(language, goal.name), text: goal.text };
}
