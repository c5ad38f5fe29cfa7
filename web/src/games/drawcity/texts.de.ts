import type { BuildingType } from '../../engine/games/drawcity';
import type { ReferenceSection, ScoreLine } from '../../engine/protocol';
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
const many = (count: string | undefined, one: string, more: string) => `${count ?? ''} ${count === '1' ? one : more}`;

function line({ reason, text }: ScoreLine): string {
  const numbers = text.match(/\d+/g) ?? [];
  switch (reason) {
    case 'house':
      return numbers.length < 2
        ? 'Ein Haus für sich'
        : `Eine Gruppe von ${numbers[0] ?? ''} Häusern an ${many(numbers[1], 'Straße', 'Straßen')}`;
    case 'shop':
      return `${many(numbers[0], 'Laden', 'Läden')} an Straße ${numbers[1] ?? ''}`;
    case 'factory':
      return `Eine Fabrik auf ${text.split(' ').at(-1) ?? ''}`;
    case 'park':
      return `Ein Park auf ${text.split(' ').at(-1) ?? ''}`;
    case 'internet':
      return `${many(numbers[0], 'Bau', 'Bauten')} mit Internet`;
    case 'goal': {
      const [name = '', what = ''] = text.split(': ');
      const goal = goalText('de', { name, text: what });
      return `${goal.name}: ${goal.text}`;
    }
    case 'zoning':
      return `Bezirk ${numbers[0] ?? ''} ist wie geplant`;
    case 'demand': {
      const [, place, type = '', street] = /^(\w+) for an? (\w+) on street (\d+)$/.exec(text) ?? [];
      return `${place === 'First' ? 'Erster' : 'Zweiter'} an Straße ${street ?? ''} (gefragt: ${nameOf(type)})`;
    }
    case 'location':
      return many(numbers[0], 'besonderer Ort', 'besondere Orte');
    case 'neighborhood':
      return text.replace('Neighborhood', 'Viertel').replace('-', '–');
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
};

function section(section: ReferenceSection): ReferenceSection {
  const [deck = '', formed = ''] = section.title.match(/\d+/g) ?? [];
  const titles: Readonly<Record<string, string>> = {
    numbers: `Nummernkarten: ${deck} im Stapel, ${formed}-mal neu gemischt`,
    types: `Baukarten: ${deck} im Stapel, ${formed}-mal neu gemischt`,
    houses: 'Eine Gruppe von Häusern',
    shops: 'Läden an einer Straße',
  };
  return {
    key: section.key,
    title: titles[section.key] ?? section.title,
    columns: section.columns.map((column) => columns[column] ?? column),
    rows: section.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? nameOf(cell) : cell))),
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
      turn: 'Wähle eine Nummer und einen Bau und baue, oder setze aus.',
    })[prompt.key] ?? prompt.text,
  draw: (draw) => {
    const drawn = drawOf(draw);
    if (drawn?.what === 'number') return `Nummer ${drawn.number}`;
    if (drawn?.what === 'type') return t.types[drawn.type];
    if (drawn?.what === 'first') return 'wer beginnt';
    return draw;
  },
  section,
});
