// Words of the map and its controls; sentences about moves and points are in texts.*.ts.

import type { Colour, TownObject } from '../../engine/games/townies';
import type { Language } from '../board';

export interface Words {
  colours: Readonly<Record<Colour, string>>;
  /** What a colour's Blocks are. */
  kinds: Readonly<Record<Colour, string>>;
  objects: Readonly<Record<TownObject, string>>;
  shapes: Readonly<Record<string, string>>;
  map: (name: string) => string;
  space: (name: string, parts: readonly string[]) => string;
  empty: string;
  starSpace: string;
  central: string;
  points: (count: number) => string;
  drawShape: (shape: string) => string;
  turnsHere: string;
  drawObject: (object: string, points: number) => string;
  earnsStar: string;
  earnsSoil: string;
  draw: string;
  drawHere: string;
  rotate: string;
  flip: string;
  tap: string;
  keys: string;
  tools: string;
  withStar: string;
  starTool: (what: string, colour: string) => string;
  tool: (what: string, colour: string) => string;
  basic: string;
  rolled: string;
  pass: string;
  done: string;
  marker: string;
  nextMarker: (colour: string) => string;
  whiteDie: (object: string) => string;
  blackDie: (shape: string) => string;
  noRoll: string;
  stars: (count: number) => string;
  goals: string;
  bonus: string;
  chart: (count: string, points: number) => string;
  ring: string;
  ringPlace: (colour: string, name: string) => string;
  vacant: string;
  objectCount: (count: number) => string;
  round: (round: number) => string;
  line: (filled: number) => string;
  circled: string;
}

const en: Words = {
  colours: { red: 'red', yellow: 'yellow', brown: 'brown', green: 'green', blue: 'blue' },
  kinds: { red: 'residential', yellow: 'farmers', brown: 'industrial', green: 'park', blue: 'commercial' },
  objects: {
    court: 'Game Court',
    windmill: 'Windmill',
    station: 'Station',
    bike: 'Bike Rental',
    bank: 'Bank',
    square: 'City Square',
  },
  shapes: { bar: 'bar', worm: 'worm', pistol: 'pistol', propeller: 'propeller', arch: 'arch', bee: 'bee', wave: 'wave' },
  map: (name) => `${name}’s map`,
  space: (name, parts) => [name, ...parts].join(', '),
  empty: 'empty',
  starSpace: 'star',
  central: 'central area',
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  drawShape: (shape) => `draw the ${shape} here`,
  turnsHere: 'the Shape fits here after a turn',
  drawObject: (object, points) => `draw a ${object} here for ${points}`,
  earnsStar: 'earns a star',
  earnsSoil: 'and 2 for the star',
  draw: 'Draw',
  drawHere: 'Draw here',
  rotate: 'Rotate',
  flip: 'Flip',
  tap: 'Tap a space to try it, tap it again to draw.',
  keys: 'R or the wheel turns, F flips.',
  tools: 'What to draw',
  withStar: 'Spend a star',
  starTool: (what, colour) => `${what} in ${colour}, for a star`,
  tool: (what, colour) => `${what} in ${colour}`,
  basic: 'your marker’s own',
  rolled: 'rolled',
  pass: 'Pass',
  done: 'Keep the star, be done',
  marker: 'Your marker',
  nextMarker: (colour) => `next round: ${colour}`,
  whiteDie: (object) => `White die: ${object}`,
  blackDie: (shape) => `Black die: ${shape}`,
  noRoll: 'The dice are not rolled yet.',
  stars: (count) => (count === 1 ? '1 star to spend' : `${count} stars to spend`),
  goals: 'Goals',
  bonus: 'Bonus',
  chart: (count, points) => `${count}: ${points} points`,
  ring: 'How the markers pass',
  ringPlace: (colour, name) => `${name}: ${colour}`,
  vacant: 'vacant seat',
  objectCount: (count) => (count === 1 ? '1 Object' : `${count} Objects`),
  round: (round) => `round ${round}`,
  line: (filled) => `${filled} of 9 Objects`,
  circled: 'circled',
};

const de: Words = {
  colours: { red: 'Rot', yellow: 'Gelb', brown: 'Braun', green: 'Grün', blue: 'Blau' },
  kinds: { red: 'Wohnen', yellow: 'Höfe', brown: 'Industrie', green: 'Park', blue: 'Handel' },
  objects: {
    court: 'Spielplatz',
    windmill: 'Windmühle',
    station: 'Bahnhof',
    bike: 'Radverleih',
    bank: 'Bank',
    square: 'Stadtplatz',
  },
  shapes: { bar: 'Stab', worm: 'Wurm', pistol: 'Pistole', propeller: 'Propeller', arch: 'Bogen', bee: 'Biene', wave: 'Welle' },
  map: (name) => `Karte von ${name}`,
  space: (name, parts) => [name, ...parts].join(', '),
  empty: 'leer',
  starSpace: 'Stern',
  central: 'Zentrum',
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  drawShape: (shape) => `Form „${shape}“ hier zeichnen`,
  turnsHere: 'gedreht passt die Form hierher',
  drawObject: (object, points) => `${object} hier zeichnen für ${points}`,
  earnsStar: 'bringt einen Stern',
  earnsSoil: 'und 2 für den Stern',
  draw: 'Zeichnen',
  drawHere: 'Hier zeichnen',
  rotate: 'Drehen',
  flip: 'Spiegeln',
  tap: 'Feld antippen zum Probieren, noch einmal zum Zeichnen.',
  keys: 'R oder das Mausrad dreht, F spiegelt.',
  tools: 'Was gezeichnet wird',
  withStar: 'Stern ausgeben',
  starTool: (what, colour) => `${what} in ${colour}, für einen Stern`,
  tool: (what, colour) => `${what} in ${colour}`,
  basic: 'zu deinem Stift',
  rolled: 'gewürfelt',
  pass: 'Passen',
  done: 'Stern behalten, fertig',
  marker: 'Dein Stift',
  nextMarker: (colour) => `nächste Runde: ${colour}`,
  whiteDie: (object) => `Weißer Würfel: ${object}`,
  blackDie: (shape) => `Schwarzer Würfel: ${shape}`,
  noRoll: 'Es ist noch nicht gewürfelt.',
  stars: (count) => (count === 1 ? '1 Stern übrig' : `${count} Sterne übrig`),
  goals: 'Ziele',
  bonus: 'Bonus',
  chart: (count, points) => `${count}: ${points} Punkte`,
  ring: 'So wandern die Stifte',
  ringPlace: (colour, name) => `${name}: ${colour}`,
  vacant: 'freier Platz',
  objectCount: (count) => (count === 1 ? '1 Objekt' : `${count} Objekte`),
  round: (round) => `Runde ${round}`,
  line: (filled) => `${filled} von 9 Objekten`,
  circled: 'eingekreist',
};

export const words: Readonly<Record<Language, Words>> = { en, de };
