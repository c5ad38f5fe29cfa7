// Words of the plan and the hand; sentences about moves and points are in texts.*.ts.

import type { BuildingType } from '../../engine/games/drawcity';
import type { Language } from '../board';

export interface Words {
  types: Readonly<Record<BuildingType, string>>;
  plural: Readonly<Record<BuildingType, string>>;
  locations: Readonly<Record<string, string>>;
  plan: string;
  street: (number: number) => string;
  empty: string;
  start: string;
  internet: string;
  buildHere: (type: string, number: number, gain: string) => string;
  number: (number: number) => string;
  numberCard: (number: number) => string;
  typeCard: (type: string) => string;
  hand: string;
  noPlace: string;
  discard: (card: string) => string;
  skipHint: string;
  gain: (gain: number) => string;
  completesGoal: (names: string) => string;
  completesLine: (spaces: string) => string;
  otherLine: string;
  buildButton: string;
  skip: string;
  finish: string;
  active: (name: string) => string;
  over: string;
  decks: (numbers: number, types: number) => string;
  goals: string;
  goalFree: (points: number) => string;
  goalUsed: (points: number) => string;
  goalTaken: (points: number, names: string) => string;
  patterns: string;
  sets: string;
  players: string;
  round: (round: number) => string;
  finished: string;
  cards: (count: number) => string;
  skipped: string;
  developments: (count: number) => string;
  demand: (type: string) => string;
  district: (types: string) => string;
  numbering: string;
}

const en: Words = {
  types: { house: 'house', shop: 'shop', factory: 'factory', park: 'park' },
  plural: { house: 'houses', shop: 'shops', factory: 'factories', park: 'parks' },
  locations: { view: 'view', lake: 'lake', wood: 'wood', square: 'square', harbour: 'harbour' },
  plan: 'The street plan',
  street: (number) => `Street ${number}`,
  empty: 'empty',
  start: 'internet start',
  internet: 'internet',
  buildHere: (type, number, gain) => `build ${type} ${number} here, ${gain}`,
  number: (number) => `number ${number}`,
  numberCard: (number) => `Number ${number}`,
  typeCard: (type) => `Development: ${type}`,
  hand: 'Your hand',
  noPlace: 'fits nowhere',
  discard: (card) => `Discard: ${card}`,
  skipHint: 'Neither number fits anywhere. Choose what to throw away, if anything.',
  gain: (gain) => (Math.abs(gain) === 1 ? `${gain < 0 ? '−' : '+'}1 point` : `${gain < 0 ? '−' : '+'}${Math.abs(gain)} points`),
  completesGoal: (names) => `completes ${names}`,
  completesLine: (spaces) => `neighborhood ${spaces}`,
  otherLine: 'Another neighborhood',
  buildButton: 'Build here',
  skip: 'Skip',
  finish: 'Skip and finish',
  active: (name) => `${name} builds`,
  over: 'The plan is finished.',
  decks: (numbers, types) => `In the decks: ${numbers} numbers, ${types} developments`,
  goals: 'Municipal goals',
  goalFree: (points) => `${points} points, free`,
  goalUsed: (points) => `${points} points, used up`,
  goalTaken: (points, names) => `${points} points: ${names}`,
  patterns: 'Neighborhoods',
  sets: 'Special locations',
  players: 'Markers',
  round: (round) => `round ${round}`,
  finished: 'finished',
  cards: (count) => `${count} cards`,
  skipped: 'skipped once',
  developments: (count) => (count === 1 ? '1 development' : `${count} developments`),
  demand: (type) => `popular: ${type}`,
  district: (types) => `district: ${types}`,
  numbering: 'Your numbers on a street descend from left to right.',
};

const de: Words = {
  types: { house: 'Haus', shop: 'Laden', factory: 'Fabrik', park: 'Park' },
  plural: { house: 'Häuser', shop: 'Läden', factory: 'Fabriken', park: 'Parks' },
  locations: { view: 'Aussicht', lake: 'See', wood: 'Wald', square: 'Platz', harbour: 'Hafen' },
  plan: 'Der Straßenplan',
  street: (number) => `Straße ${number}`,
  empty: 'leer',
  start: 'Internet-Anschluss',
  internet: 'Internet',
  buildHere: (type, number, gain) => `hier ${type} ${number} bauen, ${gain}`,
  number: (number) => `Nummer ${number}`,
  numberCard: (number) => `Nummer ${number}`,
  typeCard: (type) => `Bau: ${type}`,
  hand: 'Deine Hand',
  noPlace: 'passt nirgends',
  discard: (card) => `Abwerfen: ${card}`,
  skipHint: 'Keine deiner Nummern passt. Wähle, was du abwirfst, wenn überhaupt etwas.',
  gain: (gain) => (Math.abs(gain) === 1 ? `${gain < 0 ? '−' : '+'}1 Punkt` : `${gain < 0 ? '−' : '+'}${Math.abs(gain)} Punkte`),
  completesGoal: (names) => `erfüllt ${names}`,
  completesLine: (spaces) => `Viertel ${spaces}`,
  otherLine: 'Anderes Viertel',
  buildButton: 'Hier bauen',
  skip: 'Aussetzen',
  finish: 'Aussetzen und aufhören',
  active: (name) => `${name} baut`,
  over: 'Der Plan ist fertig.',
  decks: (numbers, types) => `Im Stapel: ${numbers} Nummern, ${types} Bauten`,
  goals: 'Ziele der Stadt',
  goalFree: (points) => `${points} Punkte, noch frei`,
  goalUsed: (points) => `${points} Punkte, schon verbraucht`,
  goalTaken: (points, names) => `${points} Punkte: ${names}`,
  patterns: 'Viertel',
  sets: 'Besondere Orte',
  players: 'Stifte',
  round: (round) => `Runde ${round}`,
  finished: 'fertig',
  cards: (count) => `${count} Karten`,
  skipped: 'einmal ausgesetzt',
  developments: (count) => (count === 1 ? '1 Bau' : `${count} Bauten`),
  demand: (type) => `gefragt: ${type}`,
  district: (types) => `Bezirk: ${types}`,
  numbering: 'Deine Nummern fallen in einer Straße von links nach rechts.',
};

export const words: Readonly<Record<Language, Words>> = { en, de };
