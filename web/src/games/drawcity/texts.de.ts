import type { BuildingType } from '../../engine/games/drawcity';
import type { Facts, ReferenceSection, ScoreLine } from '../../engine/protocol';
import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import { drawOf } from './draw';
import { goalText } from './goals';
import { words } from './words';

const t = words.de;
const offOn = { off: 'Nein', on: 'Ja' };
const reasons: Readonly<Record<string, string>> = {
  house: 'Häuser',
  shop: 'Läden',
  factory: 'Fabriken',
  park: 'Parks',
  internet: 'Internet',
  goal: 'Ziele der Stadt',
  zoning: 'Bezirke',
  demand: 'Gefragtes',
  location: 'Besondere Orte',
  neighborhood: 'Viertel',
};
const nameOf = (word: string) => t.types[word as BuildingType] ?? word;
const many = (count: Facts[string] | undefined, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function line({ reason, text, facts }: ScoreLine): string {
  switch (reason) {
    case 'house':
      return facts['count'] === 1
        ? 'Ein Haus für sich'
        : `Eine Gruppe von ${facts['count']} Häusern an ${many(facts['streets'], 'Straße', 'Straßen')}`;
    case 'shop':
      return `${many(facts['count'], 'Laden', 'Läden')} an Straße ${facts['street']}`;
    case 'factory':
      return `Eine Fabrik auf ${facts['space']}`;
    case 'park':
      return `Ein Park auf ${facts['space']}`;
    case 'internet':
      return `${many(facts['count'], 'Bau', 'Bauten')} mit Internet`;
    case 'goal': {
      const goal = goalText('de', { name: '', text: '', facts });
      return `${goal.name}: ${goal.text}`;
    }
    case 'zoning':
      return `Bezirk ${facts['district']} ist wie geplant`;
    case 'demand':
      return `${facts['first'] ? 'Erster' : 'Zweiter'} an Straße ${facts['street']} (gefragt: ${nameOf(String(facts['type']))})`;
    case 'location':
      return many(facts['count'], 'besonderer Ort', 'besondere Orte');
    case 'neighborhood':
      return `Viertel ${String(facts['line']).replace('-', '–')}`;
    default:
      return text;
  }
}

const columns: Readonly<Record<string, string>> = {
  Number: 'Nummer',
  Development: 'Bau',
  Cards: 'Karten',
  Discarded: 'Abgelegt',
  'In your hand': 'In deiner Hand',
  Elsewhere: 'Anderswo',
  Houses: 'Häuser',
  Shops: 'Läden',
  Points: 'Punkte',
  'In the deck': 'Im Stapel',
  'Formed again': 'Neu gemischt',
  'For each': 'Für',
};
const cells: Readonly<Record<string, string>> = {
  number: 'Nummern',
  development: 'Bauten',
  'a street a group of houses is on': 'jede Straße, an der eine Häusergruppe steht',
  'a type beside a factory': 'jede Art neben einer Fabrik',
  'another player’s development beside a park': 'jeden fremden Nachbarn eines Parks',
  'a development with internet': 'jeden Bau mit Internet',
  'a park, with so few players': 'jeden Park, bei so wenigen am Tisch',
};

function section(section: ReferenceSection): ReferenceSection {
  const titles: Readonly<Record<string, string>> = {
    piles: 'Die Stapel',
    numbers: 'Nummernkarten',
    types: 'Baukarten',
    houses: 'Eine Gruppe von Häusern',
    shops: 'Läden an einer Straße',
    others: 'Außerdem',
  };
  return {
    key: section.key,
    title: titles[section.key] ?? section.title,
    columns: section.columns.map((column) => columns[column] ?? column),
    rows: section.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? (cells[cell] ?? nameOf(cell)) : cell))),
  };
}

export const texts: GameTexts<'drawcity'> = plainTexts<'drawcity'>({
  options: {
    streets: { label: 'Straßen', note: 'Weniger Straßen machen die Stadt enger.', choices: { auto: 'Nach Spielerzahl' } },
    goals: { label: 'Ziele der Stadt', note: 'Punkte für die, die sie zuerst erfüllen.', choices: offOn },
    other_goal: { label: 'Ein fünftes Ziel', note: 'Über mehrere Arten von Bauten; nur mit Zielen.', choices: offOn },
    zoning: { label: 'Bezirke', note: 'Punkte für die richtige Mischung in einigen Spalten.', choices: offOn },
    demand: { label: 'Gefragtes', note: 'Punkte für die meisten Bauten einer Art an einer Straße.', choices: offOn },
    locations: { label: 'Besondere Orte', note: 'Punkte für Sätze verschiedener Orte.', choices: offOn },
    neighborhoods: { label: 'Viertel', note: 'Punkte für Dreierreihen nach einem Muster.', choices: offOn },
    numbering: {
      label: 'Nummern steigen',
      choices: { 'left-to-right': 'von links nach rechts', 'right-to-left': 'von rechts nach links' },
    },
    first: { label: 'Wer beginnt', choices: { random: 'Auslosen', '0': 'Der erste Platz' } },
  },
  presets: {
    'first game': { label: 'Erste Partie', note: 'Das reine Spiel, ohne Module.' },
    everything: { label: 'Alles', note: 'Alle fünf Module und das fünfte Ziel.' },
  },
  move: (move) => {
    if (move.kind === 'build') {
      const line = move.completes.length > 0 ? `, Viertel ${move.completes[0] ?? ''}–${move.completes.at(-1) ?? ''}` : '';
      return `${t.types[move.type]} ${move.number} auf ${move.space}: ${t.gain(move.gain)}${line}`;
    }
    const cards = [move.number, move.type].flatMap((card) => (card === null ? [] : [typeof card === 'number' ? `${card}` : t.types[card]]));
    return `${move.finishes ? t.finish : t.skip}${cards.length > 0 ? `, ${cards.join(' und ')} abwerfen` : ''}`;
  },
  kind: (kind) => ({ build: 'Bauen', skip: 'Aussetzen' })[kind] ?? kind,
  line,
  reason: (reason) => reasons[reason] ?? reason,
  prompt: (prompt) =>
    ({
      deal: 'Die Karten werden gezogen.',
      wait: 'Jemand anderes ist am Zug.',
      turn: 'Wähle eine Nummer und einen Bau, und baue.',
      skip: 'Keine deiner Nummern passt irgendwo: Setze aus und wirf ab, was du magst.',
    })[prompt.key] ?? prompt.text,
  draw: (draw) => {
    const drawn = drawOf(draw);
    if (drawn?.what === 'number') return `Nummer ${drawn.number}`;
    if (drawn?.what === 'type') return t.types[drawn.type];
    if (drawn?.what === 'first') return 'wer beginnt';
    if (drawn?.what === 'goal') return 'ein Ziel';
    return draw;
  },
  section,
});
