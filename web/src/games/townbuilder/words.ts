import type { CardType, Resource, TownBuilderMove } from '../../engine/games/townbuilder';
import type { Language } from '../board';
import { germanEffect, germanNames } from './names.de';

/** The words on the board and its controls; what other rooms need too is in the texts. */
interface Words {
  name: (name: string) => string;
  effect: (text: string) => string;
  type: Readonly<Record<CardType, string>>;
  good: Readonly<Record<Resource | 'gold', string>>;
  abilityKind: Readonly<Record<string, string>>;
  board: (name: string) => string;
  inRow: string;
  revealed: string;
  foundation: (missing: number) => string;
  building: string;
  points: (points: number) => string;
  judge: (type: CardType) => string;
  judgeRule: (solo: boolean) => string;
  judgeLabel: (type: CardType, points: number, holders: string) => string;
  holders: (names: string) => string;
  judges: string;
  awards: string;
  award: (name: string, text: string, holders: string) => string;
  crest: string;
  gold: (count: number) => string;
  empty: string;
  actions: (count: number) => string;
  deck: (count: number) => string;
  discarded: (count: number) => string;
  runs: (runs: number, end: number) => string;
  tip: string;
  cost: string;
  gives: string;
  short: (move: TownBuilderMove) => string | undefined;
  status: (buildings: number, gold: number) => string;
  ending: Readonly<Record<'triggered' | 'last_round' | 'alone', string>>;
}

const en: Words = {
  name: (name) => name,
  effect: (text) => text,
  type: { commerce: 'commerce', social: 'social', housing: 'housing', culture: 'culture', military: 'military' },
  good: { wood: 'wood', stone: 'stone', straw: 'straw', gold: 'gold' },
  abilityKind: { build: 'when built', star: 'star, one a turn', scoring: 'at the end', row: 'in the row' },
  board: (name) => `The row and the district of ${name}`,
  inRow: 'in the row',
  revealed: 'revealed',
  foundation: (missing) => `foundation, ${missing} missing`,
  building: 'built',
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  judge: (type) => `Judge of ${type}`,
  judgeRule: (solo) => (solo ? 'At the end, for three buildings of this type' : 'At the end, for the most buildings of this type; shared if equal'),
  judgeLabel: (type, points, holders) => `${en.judge(type)}, ${en.points(points)}${holders ? `, now for ${holders}` : ''}`,
  holders: (names) => `Now: ${names}`,
  judges: 'Judges',
  awards: 'Awards',
  award: (name, text, holders) => `${name}: ${text}${holders ? `, held by ${holders}` : ''}`,
  crest: 'Crest',
  gold: (count) => `${count} gold`,
  empty: 'No foundation yet: the first card is the hardest choice.',
  actions: (count) => `${count} ${count === 1 ? 'action' : 'actions'} left`,
  deck: (count) => `${count} in the deck`,
  discarded: (count) => `${count} discarded`,
  runs: (runs, end) => `The deck ran out ${runs} of ${end} times`,
  tip: 'Choose a card to see what it can be.',
  cost: 'Costs',
  gives: 'Gives',
  short: (move) => {
    switch (move.kind) {
      case 'start':
        return `Start ${move.card}`;
      case 'gain':
        return `${move.card} under ${move.under}`;
      case 'gold':
        return `Store ${move.card} as ${move.worth} gold`;
      case 'claim':
        return `Claim ${move.award}`;
      case 'end_turn':
        return 'End the turn';
      case 'none':
        return 'Take none';
      default:
        return undefined;
    }
  },
  status: (buildings, gold) => `${buildings} ${buildings === 1 ? 'building' : 'buildings'} · ${gold} gold`,
  ending: { triggered: 'one more round after this', last_round: 'last round', alone: 'last turn' },
};

const de: Words = {
  name: (name) => germanNames[name] ?? name,
  effect: germanEffect,
  type: { commerce: 'Handel', social: 'Gemeinschaft', housing: 'Wohnen', culture: 'Kultur', military: 'Militär' },
  good: { wood: 'Holz', stone: 'Stein', straw: 'Stroh', gold: 'Gold' },
  abilityKind: { build: 'beim Bau', star: 'Stern, einer je Zug', scoring: 'am Ende', row: 'in der Reihe' },
  board: (name) => `Die Reihe und das Viertel von ${name}`,
  inRow: 'in der Reihe',
  revealed: 'aufgedeckt',
  foundation: (missing) => `Fundament, es fehlen ${missing}`,
  building: 'gebaut',
  points: (points) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  judge: (type) => `Richter für ${de.type[type]}`,
  judgeRule: (solo) => (solo ? 'Am Ende, für drei Gebäude dieser Art' : 'Am Ende, für die meisten Gebäude dieser Art; bei Gleichstand für alle davon'),
  judgeLabel: (type, points, holders) => `${de.judge(type)}, ${de.points(points)}${holders ? `, jetzt für ${holders}` : ''}`,
  holders: (names) => `Jetzt: ${names}`,
  judges: 'Richter',
  awards: 'Auszeichnungen',
  award: (name, text, holders) => `${de.name(name)}: ${germanEffect(text)}${holders ? `, bei ${holders}` : ''}`,
  crest: 'Wappen',
  gold: (count) => `${count} Gold`,
  empty: 'Noch kein Fundament: Die erste Karte ist die schwerste Wahl.',
  actions: (count) => `noch ${count} ${count === 1 ? 'Aktion' : 'Aktionen'}`,
  deck: (count) => `${count} im Stapel`,
  discarded: (count) => `${count} abgelegt`,
  runs: (runs, end) => `Der Stapel war ${runs} von ${end} Mal leer`,
  tip: 'Wähle eine Karte und sieh, was sie werden kann.',
  cost: 'Kostet',
  gives: 'Gibt',
  short: (move) => {
    switch (move.kind) {
      case 'start':
        return `${de.name(move.card)} beginnen`;
      case 'gain':
        return `${de.name(move.card)} unter ${de.name(move.under)}`;
      case 'gold':
        return `${de.name(move.card)} als ${move.worth} Gold lagern`;
      case 'claim':
        return `${de.name(move.award)} beanspruchen`;
      case 'end_turn':
        return 'Zug beenden';
      case 'none':
        return 'Keine nehmen';
      default:
        return undefined;
    }
  },
  status: (buildings, gold) => `${buildings} Gebäude · ${gold} Gold`,
  ending: { triggered: 'danach noch eine Runde', last_round: 'letzte Runde', alone: 'letzter Zug' },
};

export const words: Readonly<Record<Language, Words>> = { en, de };
