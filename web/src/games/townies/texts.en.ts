import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import { drawOf } from './draw';
import { words } from './words';

const t = words.en;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const texts: GameTexts<'townies'> = plainTexts<'townies'>({
  options: {
    mode: {
      label: 'Which game',
      note: 'Start with the first game; goals and the bonus card come with the others.',
      choices: { first: 'First game', second: 'Second game', full: 'Full game' },
    },
    goal: {
      label: 'Additional goal',
      note: 'Counts in the full game only.',
      choices: {
        random: 'Draw one',
        crossroads: 'Crossroads',
        'recreational-areas': 'Recreational Areas',
        downtown: 'Downtown',
        suburbs: 'Suburbs',
        hub: 'Hub',
        surroundings: 'Surroundings',
        symmetry: 'Symmetry',
        triangle: 'Triangle',
        'urban-routes': 'Urban Routes',
        'wind-rose': 'Wind Rose',
      },
    },
    bonus: {
      label: 'Bonus card',
      note: 'Not in a first game.',
      choices: {
        random: 'Draw one',
        'stable-soil': 'Stable Soil',
        funding: 'Funding',
        rezoning: 'Rezoning',
        'second-draft': 'Second Draft',
      },
    },
    colour: {
      label: 'Starting marker',
      note: 'When you play alone; otherwise lots are drawn.',
      choices: { random: 'Draw one', red: 'Red', yellow: 'Yellow', brown: 'Brown', green: 'Green', blue: 'Blue' },
    },
  },
  presets: {
    'first game': { label: 'First game', note: 'Blocks and Objects only.' },
    'second game': { label: 'Second game', note: 'With your own goals and a bonus card.' },
  },
  move: (move) => {
    if (move.kind === 'pass') return 'Pass';
    if (move.kind === 'done') return 'Keep the star and be done';
    const star = move.star ? ', for a star' : '';
    if (move.kind === 'shape') {
      return `${capital(t.shapes[move.shape] ?? move.shape)} in ${move.colour} on ${move.spaces.join(', ')}${star}`;
    }
    return `${t.objects[move.object]} in ${move.colour} at ${move.spaces[0] ?? ''}: ${t.points(move.points)}${star}`;
  },
  reason: (reason) =>
    ({ object: 'Objects', 'stable-soil': 'Stable Soil', soil: 'Stable Soil' })[reason] ??
    capital(reason.replaceAll('-', ' ')),
  kind: (kind) => ({ shape: 'Draw the Shape', object: 'Draw an Object', done: 'Be done', pass: 'Pass' })[kind] ?? kind,
  draw: (draw) => {
    const drawn = drawOf(draw);
    if (drawn?.what === 'white') return t.whiteDie(t.objects[drawn.object]);
    if (drawn?.what === 'black') return t.blackDie(t.shapes[drawn.shape] ?? drawn.shape);
    if (drawn?.what === 'colour') return `starts with ${t.colours[drawn.colour]}`;
    if (drawn?.what === 'goal') return 'a goal';
    if (drawn?.what === 'bonus') return 'the bonus card';
    return draw;
  },
});
