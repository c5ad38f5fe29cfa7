import type { CardType, TownBuilderMove } from '../../engine/games/townbuilder';
import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import { drawOf } from './draw';
import { germanEffect, germanNames } from './names.de';
import { words } from './words';

const word = words.de;
const list = (names: readonly string[]) => names.map(word.name).join(' und ');

const drawnWords = { deck: 'eine Karte', award: 'eine Auszeichnung', first: 'wer beginnt' };

/** Every name of a card in a text, in German. */
const named = (text: string): string =>
  Object.entries(germanNames)
    .sort(([a], [b]) => b.length - a.length)
    .reduce((said, [english, german]) => said.replaceAll(new RegExp(`\\b${english}\\b`, 'g'), german), text);

function effect(move: Extract<TownBuilderMove, { kind: 'use' }>): string {
  switch (move.effect) {
    case 'start':
      return `${word.name(move.card)} als Fundament beginnen`;
    case 'gain':
      return `${word.name(move.card)} unter ${word.name(move.under)} legen`;
    case 'gold':
      return `${word.name(move.card)} als Gold lagern`;
    case 'replace':
      return `${list(move.cards)} abwerfen und ersetzen`;
    case 'resources':
      return `${move.resources.map((one) => word.good[one]).join(' und ')} für ${word.name(move.under)}`;
    case 'complete':
      return `${word.name(move.card)} fertigstellen`;
    case 'protect':
      return `${word.name(move.card)} schützen`;
    case 'other':
      return 'Fähigkeit nutzen';
  }
}

const grades: Readonly<Record<string, string>> = {
  Peasant: 'Bauer',
  Commoner: 'Bürger',
  Merchant: 'Kaufmann',
  Noble: 'Adliger',
};

const piles: Readonly<Record<string, string>> = {
  'cards in the deck': 'Karten im Stapel',
  'judges in the deck': 'Richter im Stapel',
  'cards discarded': 'abgelegte Karten',
  'times the deck ran out': 'so oft war der Stapel leer',
  'times until the end': 'so oft bis zum Ende',
};

const titles: Readonly<Record<string, { title: string; columns?: string[] }>> = {
  deck: { title: 'Der Stapel', columns: ['Was', 'Wie oft'] },
  cards: { title: 'Alle Karten', columns: ['Karte', 'Art', 'Punkte', 'Fähigkeit', 'Gesehen'] },
  discard: { title: 'Ablagestapel', columns: ['Karte'] },
  awards: { title: 'Auszeichnungen', columns: ['Auszeichnung', 'Wofür', 'Punkte'] },
  judges: { title: 'Richter', columns: ['Art', 'Punkte'] },
  grades: { title: 'Urteile', columns: ['Ab Punkten', 'Urteil'] },
};

export const texts: GameTexts<'townbuilder'> = plainTexts<'townbuilder'>({
  options: {
    first: {
      label: 'Wer beginnt',
      choices: { random: 'das Los entscheidet', '0': 'Platz 1', '1': 'Platz 2', '2': 'Platz 3', '3': 'Platz 4' },
    },
  },
  move: (move) => {
    switch (move.kind) {
      case 'use':
        return `${move.user === null ? word.crest : word.name(move.user)}${move.copies ? ` (wie ${word.name(move.copies)})` : ''}: ${effect(move)}.`;
      case 'discard':
        return `${list(move.cards)} abwerfen.`;
      case 'declare':
        return `${word.name(move.card)} zählt als ${word.type[move.type]}.`;
      default:
        return `${word.short(move) ?? move.sentence}.`;
    }
  },
  kind: (kind) =>
    ({
      start: 'Ein Fundament beginnen',
      gain: 'Einen Rohstoff nehmen',
      gold: 'Gold lagern',
      use: 'Eine Fähigkeit nutzen',
      claim: 'Eine Auszeichnung beanspruchen',
      end_turn: 'Den Zug beenden',
      none: 'Keine nehmen',
      discard: 'Abwerfen',
      declare: 'Eine Art bestimmen',
    })[kind] ?? kind,
  line: ({ reason, text, facts }) => {
    const [card, type] = [word.name(String(facts['card'])), word.type[facts['type'] as CardType]];
    switch (reason) {
      case 'building':
        return `${card} (${type})`;
      case 'type':
        return facts['judges'] ? `${card} zählt für Richter auch als ${type}` : `${card} zählt als ${type}`;
      case 'scoring':
        return `${card}: ${germanEffect(String(facts['ability']))}`;
      case 'award':
        return `Auszeichnung ${word.name(String(facts['award']))}`;
      case 'judge':
        return `Richter für ${type}: ${facts['count']} Gebäude${facts['enough'] ? '' : ', nicht genug'}`;
      default:
        return text;
    }
  },
  reason: (reason) =>
    ({ building: 'Gebäude', scoring: 'Fähigkeiten', award: 'Auszeichnungen', judge: 'Richter', type: 'Arten' })[reason] ??
    reason,
  prompt: (prompt) => {
    const { use, claim } = prompt.facts;
    const more = [...(use ? ['nutze eine Fähigkeit'] : []), ...(claim ? ['beanspruche eine Auszeichnung'] : [])];
    const end = [...more, 'beende den Zug'].join(' oder ');
    return ({
      act: `${['Nimm eine Karte aus der Reihe', ...more].join(' oder ')}: ${word.actions(Number(prompt.facts['actions']))}.`,
      end: `${end.charAt(0).toUpperCase()}${end.slice(1)}.`,
      choose: 'Nimm eine der aufgedeckten Karten oder keine.',
      closing: 'Wirf Karten der Reihe ab, bevor dein Zug endet.',
      declare: prompt.facts['changes']
        ? `Als welche Art zählt ${word.name(String(prompt.facts['card']))}?`
        : `Als welche Art zählt ${word.name(String(prompt.facts['card']))} für die Richter noch?`,
      deal: 'Karten werden gezogen.',
    })[prompt.key] ?? prompt.text;
  },
  draw: (draw, view) => {
    const drawn = drawOf(draw, view);
    if (drawn?.what === 'card') return word.name(drawn.name);
    if (drawn?.what === 'judge') return `Richter für ${word.type[drawn.type]}`;
    return drawn ? drawnWords[drawn.what] : draw;
  },
  grade: (grade) => grades[grade] ?? grade,
  tieBreak: (text) => (text === 'buildings' ? 'Gebäude' : text),
  section: (section) => ({
    ...section,
    ...titles[section.key],
    rows: section.rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'number'
          ? cell
          : germanEffect(named(piles[cell] ?? grades[cell] ?? cell)).replace('not seen yet', 'noch nicht').replace(/^seen$/, 'ja'),
      ),
    ),
  }),
});
