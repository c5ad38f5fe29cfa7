import type { Kind } from '../../engine/games/cityplanner';
import type { Language } from '../board';
import type { Reason } from './reasons';

/** The words on the board and its controls; what other rooms need too is in the texts. */
interface Words {
  kind: Readonly<Record<Kind, string>>;
  card: (number: number) => string;
  cardLabel: (card: { number: number; die: number | null; kind: Kind | null; locked: boolean; passed: boolean; changed: boolean }) => string;
  chosen: string;
  locked: string;
  passed: (solo: boolean) => string;
  board: string;
  notepad: (six: boolean) => string;
  result: (vp: number, dollars: number, rerolls: number) => string;
  pickFirst: string;
  turn: (up: boolean, to: number, kind: Kind, price: number) => string;
  reroll: (left: number) => string;
  pass: (number: number, solo: boolean) => string;
  chooseScore: string;
  worse: (count: number) => string;
  money: string;
  changes: string;
  rerolls: string;
  round: (round: number, rounds: number) => string;
  rounds: string;
  vp: string;
  rerollShort: (count: number) => string;
  reason: (reason: Reason) => string;
  atTurn: (name: string) => string;
}

const en: Words = {
  kind: {
    green: 'Suburb',
    blue: 'Commercial',
    mixed: 'Mixed',
    purple: 'Town hall',
    yellow: 'Industry',
    red: 'Offices',
    black: 'Parking lot',
  },
  card: (number) => `Card ${number}`,
  cardLabel: (card) =>
    [
      `Card ${card.number}`,
      card.die === null ? 'die in the hand' : `die ${card.die}`,
      card.kind ? en.kind[card.kind] : '',
      card.locked ? 'locked' : '',
      card.passed ? 'handed over' : '',
      card.changed ? 'changed this turn' : '',
    ]
      .filter(Boolean)
      .join(', '),
  chosen: 'chosen',
  locked: 'locked',
  passed: (solo) => (solo ? 'set aside' : 'handed over'),
  board: 'Seven cards with their dice',
  notepad: (six) => (six ? 'Six that score' : 'On the desk'),
  result: (vp, dollars, rerolls) =>
    `${vp} VP, ${dollars < 0 ? `a loss of $${-dollars}` : `$${dollars}`}${rerolls ? `, ${rerolls} free ${rerolls === 1 ? 'reroll' : 'rerolls'}` : ''}`,
  pickFirst: 'Pick a card to see what can be done with it.',
  turn: (up, to, kind, price) => `${up ? 'Up' : 'Down'} to ${to}, ${en.kind[kind]}, $${price}`,
  reroll: (left) => `Roll again, ${left} left`,
  pass: (number, solo) => (solo ? `Set card ${number} aside` : `Hand over card ${number}`),
  chooseScore: 'What do the six score?',
  worse: (count) => `${count} weaker ${count === 1 ? 'result' : 'results'}`,
  money: 'Money',
  changes: 'Dice to turn',
  rerolls: 'Free rerolls',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  rounds: 'Points by round',
  vp: 'VP',
  rerollShort: (count) => `${count} ${count === 1 ? 'reroll' : 'rerolls'}`,
  reason: (reason) => {
    switch (reason.what) {
      case 'green':
        return `${reason.count} green × ${reason.each}${reason.doubled ? ', doubled' : ''}`;
      case 'blue':
        return `${reason.count} blue × $${reason.each}${reason.doubled ? ', doubled' : ''}`;
      case 'halls':
        return `${reason.count} ${reason.count === 1 ? 'town hall' : 'town halls'}: +$${reason.dollars}`;
      case 'parked':
        return `${reason.count} parked: +$${reason.dollars}`;
      case 'fee':
        return `a lone red or yellow: −$${reason.dollars}`;
    }
  },
  atTurn: (name) => `${name} plans`,
};

const de: Words = {
  kind: {
    green: 'Vorort',
    blue: 'Geschäfte',
    mixed: 'Gemischt',
    purple: 'Rathaus',
    yellow: 'Industrie',
    red: 'Büros',
    black: 'Parkplatz',
  },
  card: (number) => `Karte ${number}`,
  cardLabel: (card) =>
    [
      `Karte ${card.number}`,
      card.die === null ? 'Würfel in der Hand' : `Würfel ${card.die}`,
      card.kind ? de.kind[card.kind] : '',
      card.locked ? 'gesperrt' : '',
      card.passed ? 'weitergegeben' : '',
      card.changed ? 'in diesem Zug gedreht' : '',
    ]
      .filter(Boolean)
      .join(', '),
  chosen: 'gewählt',
  locked: 'gesperrt',
  passed: (solo) => (solo ? 'beiseite' : 'weitergegeben'),
  board: 'Sieben Karten mit ihren Würfeln',
  notepad: (six) => (six ? 'Sechs zählen' : 'Auf dem Tisch'),
  result: (vp, dollars, rerolls) =>
    `${vp} SP, ${dollars < 0 ? `${-dollars} $ Verlust` : `${dollars} $`}${rerolls ? `, ${rerolls} ${rerolls === 1 ? 'freier Neuwurf' : 'freie Neuwürfe'}` : ''}`,
  pickFirst: 'Wähle eine Karte, um zu sehen, was mit ihr geht.',
  turn: (up, to, kind, price) => `${up ? 'Hoch' : 'Runter'} auf ${to}, ${de.kind[kind]}, ${price} $`,
  reroll: (left) => `Neu werfen, noch ${left}`,
  pass: (number, solo) => (solo ? `Karte ${number} beiseitelegen` : `Karte ${number} weitergeben`),
  chooseScore: 'Was zählen die sechs?',
  worse: (count) => `${count} ${count === 1 ? 'schwächeres Ergebnis' : 'schwächere Ergebnisse'}`,
  money: 'Geld',
  changes: 'Würfel zu drehen',
  rerolls: 'Freie Neuwürfe',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  rounds: 'Punkte je Runde',
  vp: 'SP',
  rerollShort: (count) => `${count} ${count === 1 ? 'Neuwurf' : 'Neuwürfe'}`,
  reason: (reason) => {
    switch (reason.what) {
      case 'green':
        return `${reason.count} grün × ${reason.each}${reason.doubled ? ', verdoppelt' : ''}`;
      case 'blue':
        return `${reason.count} blau × ${reason.each} $${reason.doubled ? ', verdoppelt' : ''}`;
      case 'halls':
        return `${reason.count} ${reason.count === 1 ? 'Rathaus' : 'Rathäuser'}: +${reason.dollars} $`;
      case 'parked':
        return `${reason.count} geparkt: +${reason.dollars} $`;
      case 'fee':
        return `Rot oder Gelb allein: −${reason.dollars} $`;
    }
  },
  atTurn: (name) => `${name} plant`,
};

export const words: Readonly<Record<Language, Words>> = { en, de };
