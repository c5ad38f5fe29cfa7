import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import { drawOf } from './draw';
import { words } from './words';

const t = words.en;

export const texts: GameTexts<'drawcity'> = plainTexts<'drawcity'>({
  options: {
    streets: {
      label: 'Streets',
      note: 'Fewer streets make a tighter city.',
      choices: { auto: 'By the number of players' },
    },
    goals: { label: 'Municipal goals', note: 'Points for who completes them first.', choices: { off: 'No', on: 'Yes' } },
    other_goal: { label: 'A fifth goal', note: 'About several types of development; needs goals.', choices: { off: 'No', on: 'Yes' } },
    zoning: { label: 'Zoning districts', note: 'Points for the right mix in some columns.', choices: { off: 'No', on: 'Yes' } },
    demand: { label: 'Popular demand', note: 'Points for the most of one type on a street.', choices: { off: 'No', on: 'Yes' } },
    locations: { label: 'Special locations', note: 'Points for sets of different places.', choices: { off: 'No', on: 'Yes' } },
    neighborhoods: { label: 'Neighborhoods', note: 'Points for lines of three that match a pattern.', choices: { off: 'No', on: 'Yes' } },
    numbering: {
      label: 'Numbers ascend',
      choices: { 'left-to-right': 'From left to right', 'right-to-left': 'From right to left' },
    },
    first: { label: 'Who starts', choices: { random: 'Draw lots', '0': 'The first seat' } },
  },
  presets: {
    'first game': { label: 'First game', note: 'The bare game, without any module.' },
    everything: { label: 'Everything', note: 'All five modules and the fifth goal.' },
  },
  move: (move) => {
    if (move.kind === 'build') {
      const line = move.completes.length > 0 ? `, neighborhood ${move.completes[0] ?? ''}–${move.completes.at(-1) ?? ''}` : '';
      return `${t.types[move.type]} ${move.number} on ${move.space}: ${t.gain(move.gain)}${line}`.replace(/^./, (first) => first.toUpperCase());
    }
    const cards = [move.number, move.type].flatMap((card) => (card === null ? [] : [typeof card === 'number' ? `${card}` : t.types[card]]));
    return `${move.finishes ? t.finish : t.skip}${cards.length > 0 ? `, discard ${cards.join(' and ')}` : ''}`;
  },
  kind: (kind) => ({ build: 'Build', skip: 'Skip' })[kind] ?? kind,
  reason: (reason) =>
    ({
      house: 'Houses',
      shop: 'Shops',
      factory: 'Factories',
      park: 'Parks',
      internet: 'Internet',
      goal: 'Municipal goals',
      zoning: 'Zoning districts',
      demand: 'Popular demand',
      location: 'Special locations',
      neighborhood: 'Neighborhoods',
    })[reason] ?? reason,
  draw: (draw) => {
    const drawn = drawOf(draw);
    if (drawn?.what === 'number') return `number ${drawn.number}`;
    if (drawn?.what === 'type') return t.types[drawn.type];
    if (drawn?.what === 'first') return 'who starts';
    if (drawn?.what === 'goal') return 'a goal';
    return draw;
  },
});
