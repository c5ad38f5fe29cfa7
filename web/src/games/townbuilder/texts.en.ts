import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import { drawOf } from './draw';

const drawnWords = { deck: 'a card', award: 'an award', first: 'who starts' };

export const texts: GameTexts<'townbuilder'> = plainTexts<'townbuilder'>({
  options: {
    first: {
      label: 'Who starts',
      choices: { random: 'drawn by lot', '0': 'seat 1', '1': 'seat 2', '2': 'seat 3', '3': 'seat 4' },
    },
  },
  kind: (kind) =>
    ({
      start: 'Start a foundation',
      gain: 'Gain a resource',
      gold: 'Store a gold',
      use: 'Use an ability',
      claim: 'Claim an award',
      end_turn: 'End the turn',
      none: 'Take none',
      discard: 'Discard',
      declare: 'Decide a type',
    })[kind] ?? kind,
  draw: (draw, view) => {
    const drawn = drawOf(draw, view);
    if (drawn?.what === 'card') return drawn.name;
    if (drawn?.what === 'judge') return `the judge of ${drawn.type}`;
    return drawn ? drawnWords[drawn.what] : draw;
  },
  reason: (reason) =>
    ({ building: 'Buildings', scoring: 'Abilities', award: 'Awards', judge: 'Judges', type: 'Types' })[reason] ?? reason,
});
