import type { Facts } from '../../engine/protocol';
import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import { words } from './words';

const word = words.de;

/** "2 grün × 3, verdoppelt" */
const tally = ({ greens, each, doubled }: Facts): string =>
  greens ? `${greens} grün${each === 1 ? '' : ` × ${each}`}${doubled ? ', verdoppelt' : ''}` : 'keine grünen';

const grades: Readonly<Record<string, string>> = {
  'Intern Architect': 'Architekt im Praktikum',
  'Architectural Designer': 'Entwurfsarchitekt',
  Architect: 'Architekt',
  'Firm Partner': 'Partner im Büro',
  Emeritus: 'Emeritus',
};

const cells: Readonly<Record<string, string>> = {
  'a changed die': 'ein gedrehter Würfel',
  'each town hall': 'jedes Rathaus',
  'each town hall, free rerolls': 'jedes Rathaus, freie Neuwürfe',
  'each parked building': 'jedes geparkte Gebäude',
  'a lone red or yellow': 'ein einzelnes rotes oder gelbes Gebäude',
  '1 VP at the end': '1 SP am Ende',
  ...grades,
};
const cell = (value: string | number): string | number =>
  typeof value === 'number'
    ? value
    : (cells[value] ??
      value
        .replace(/^card (\d)$/, '$1')
        .replace(/^for \$(\d+)$/, 'für $1 $')
        .replace(/^([+-])\$(\d+)$/, '$1$2 $'));

const titles: Readonly<Record<string, { title: string; columns: string[] }>> = {
  charts: { title: 'Was Vororte und Geschäfte wert sind', columns: ['Rote oder gelbe', 'SP je grünem', '$ je blauem'] },
  prices: { title: 'Geld', columns: ['Wofür', 'Betrag'] },
  faces: { title: 'Was jeder Würfel baut', columns: ['Karte', '1', '2', '3', '4', '5', '6'] },
  grades: { title: 'Urteile', columns: ['Ab SP', 'Urteil'] },
};

export const texts: GameTexts<'cityplanner'> = plainTexts<'cityplanner'>({
  options: {
    first: {
      label: 'Wer beginnt',
      note: 'Ohne Bedeutung, wenn du allein spielst.',
      choices: { '0': 'der erste Platz', '1': 'der zweite Platz', random: 'das Los entscheidet' },
    },
  },
  move: (move) => {
    switch (move.kind) {
      case 'reroll':
        return `Den Würfel auf Karte ${move.card} (${move.die}) neu werfen.`;
      case 'change':
        return `Den Würfel auf Karte ${move.card} von ${move.die} auf ${move.to} (${word.kind[move.becomes]}) drehen, für ${move.price} $.`;
      case 'pass':
        return `Karte ${move.card} mit ihrem Würfel auf ${move.die} abgeben; die anderen sechs zählen.`;
      case 'score':
        return `${word.result(move.vp, move.dollars, move.rerolls)}${move.tally ? ` (${tally(move.facts)})` : ''}.`;
    }
  },
  kind: (kind) =>
    ({ reroll: 'Neu werfen', change: 'Einen Würfel drehen', pass: 'Eine Karte abgeben', score: 'Werten' })[kind] ?? kind,
  line: ({ reason, text, facts, points }) => {
    if (reason === 'round') return `Runde ${facts['round']}: ${tally(facts)}`;
    return reason === 'money' ? `${facts['dollars']} $ = ${points} SP` : text;
  },
  reason: (reason) => (reason === 'money' ? 'Geld' : 'Vororte'),
  prompt: (prompt) => {
    const { solo, reroll, change } = prompt.facts;
    const before = [...(reroll ? ['würfle neu'] : []), ...(change ? ['drehe Würfel'] : [])].join(' oder ');
    const then = solo ? 'lege eine Karte beiseite' : 'gib eine Karte weiter';
    const adjust = before === '' ? then : `${before}; dann ${then}`;
    return (
      {
        adjust: `${adjust.charAt(0).toUpperCase()}${adjust.slice(1)}.`,
        score: 'Wähle, was die sechs Karten zählen.',
        roll: 'Die Würfel werden geworfen.',
      }[prompt.key] ?? prompt.text
    );
  },
  draw: (draw) => draw.replace(/^die (\d) (\d)$/, 'Karte $1: $2').replace(/^first player \d$/, 'wer beginnt'),
  grade: (grade) => grades[grade] ?? grade,
  tieBreak: (text) => (text === 'dollars left' ? 'übriges Geld' : text),
  section: (section) => ({ ...section, ...titles[section.key], rows: section.rows.map((row) => row.map(cell)) }),
});
