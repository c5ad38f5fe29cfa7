import type { Language } from '../board';
import type { Letter } from './art';

/** The words on the board and its controls; what other rooms need too is in the texts. */
interface Words {
  field: Readonly<Record<Letter, string>>;
  board: (name: string) => string;
  cell: (cell: string, tile: number | null, fields: string) => string;
  empty: (cell: string) => string;
  fieldLabel: (field: string, letter: Letter | null, tourist: boolean) => string;
  rotate: string;
  layHere: string;
  coverHere: string;
  whichTile: string;
  tile: (number: number) => string;
  stay: string;
  refuse: string;
  layTip: string;
  startTip: string;
  placeTip: string;
  moveTip: string;
  goTip: string;
  coverTip: string;
  putBack: string;
  stock: (count: number) => string;
  round: (round: number, rounds: number) => string;
  starting: string;
  next: string;
  unseen: (count: number) => string;
  level: (level: number) => string;
}

const en: Words = {
  field: { A: 'attraction', P: 'park', T: 'terrace', W: 'water' },
  board: (name) => `The city of ${name}`,
  cell: (cell, tile, fields) =>
    `${cell}, tile ${tile ?? ''}: ${[...fields].map((one) => en.field[one as Letter]).join(', ')}`,
  empty: (cell) => `${cell}, free`,
  fieldLabel: (field, letter, tourist) =>
    `${field}, ${letter ? en.field[letter] : 'free'}${tourist ? ', tourist' : ''}`,
  rotate: 'Rotate',
  layHere: 'Lay it here',
  coverHere: 'Cover this',
  whichTile: 'Which tile',
  tile: (number) => `Tile ${number}`,
  stay: 'Let them stay',
  refuse: 'Leave the city as it is',
  layTip: 'Choose a place for the tile.',
  startTip: 'Starting tiles touch by their corners only.',
  placeTip: 'Choose a field of the new tile, or a tourist to move.',
  moveTip: 'Choose a tourist to move.',
  goTip: 'Where does this tourist go?',
  coverTip: 'Choose where the last tile covers your city.',
  putBack: 'Not this one',
  stock: (count) => `${count} ${count === 1 ? 'tourist' : 'tourists'} left`,
  round: (round, rounds) => (round === 0 ? 'starting tiles' : `round ${Math.min(round, rounds)} of ${rounds}`),
  starting: 'Starting tiles',
  next: 'The tile of this round',
  unseen: (count) => `${count} ${count === 1 ? 'tile' : 'tiles'} nobody has seen yet`,
  level: (level) => `Level ${level}`,
};

const de: Words = {
  field: { A: 'Attraktion', P: 'Park', T: 'Terrasse', W: 'Wasser' },
  board: (name) => `Die Stadt von ${name}`,
  cell: (cell, tile, fields) =>
    `${cell}, Plättchen ${tile ?? ''}: ${[...fields].map((one) => de.field[one as Letter]).join(', ')}`,
  empty: (cell) => `${cell}, frei`,
  fieldLabel: (field, letter, tourist) =>
    `${field}, ${letter ? de.field[letter] : 'frei'}${tourist ? ', Tourist' : ''}`,
  rotate: 'Drehen',
  layHere: 'Hier anlegen',
  coverHere: 'Hier abdecken',
  whichTile: 'Welches Plättchen',
  tile: (number) => `Plättchen ${number}`,
  stay: 'Alle bleiben stehen',
  refuse: 'Die Stadt so lassen',
  layTip: 'Wähle einen Platz für das Plättchen.',
  startTip: 'Startplättchen berühren sich nur an den Ecken.',
  placeTip: 'Wähle ein Feld des neuen Plättchens oder einen Touristen, der geht.',
  moveTip: 'Wähle einen Touristen, der geht.',
  goTip: 'Wohin geht dieser Tourist?',
  coverTip: 'Wähle, was das letzte Plättchen abdeckt.',
  putBack: 'Doch nicht',
  stock: (count) => `noch ${count} ${count === 1 ? 'Tourist' : 'Touristen'}`,
  round: (round, rounds) => (round === 0 ? 'Startplättchen' : `Runde ${Math.min(round, rounds)} von ${rounds}`),
  starting: 'Startplättchen',
  next: 'Das Plättchen der Runde',
  unseen: (count) => `${count} Plättchen hat noch niemand gesehen`,
  level: (level) => `Stufe ${level}`,
};

export const words: Readonly<Record<Language, Words>> = { en, de };
