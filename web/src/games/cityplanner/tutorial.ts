import type { Tutorial } from '../board';
import { only } from '../only';
import { say } from './words';

/** Alone, two turns: a change, a town hall and its reroll, the fee, a parking lot. With this seed the dice always show what is needed. */
export const tutorial: Tutorial<'cityplanner'> = {
  seed: 127,
  seats: [{ occupant: 'human', name: 'Ada' }],
  options: {},
  steps: [
    {
      text: () => say('guide-desk'),
      until: 'read',
      lit: (view) => view.position.cards.slice(0, 1).map((card) => card.name),
    },
    {
      text: () => say('guide-kinds'),
      until: 'read',
      lit: (view) =>
        view.position.cards
          .filter((card) => card.kind === 'green' || card.kind === 'red')
          .map((card) => card.name),
    },
    { text: () => say('guide-change'), ...only('change 7 down') },
    { text: () => say('guide-pass'), ...only('pass 1') },
    {
      text: () => say('guide-score'),
      allow: (move) => move.kind === 'score',
      until: 'move',
    },
    {
      text: () => say('guide-next'),
      until: 'read',
      lit: (view) => view.position.cards.filter((card) => card.locked).map((card) => card.name),
    },
    { text: () => say('guide-reroll'), ...only('reroll 3') },
    { text: () => say('guide-pass-again'), ...only('pass 7') },
    {
      text: () => say('guide-park'),
      allow: (move) => move.kind === 'score',
      lit: (view) => view.position.cards.filter((card) => card.kind === 'black').map((card) => card.name),
      until: 'move',
    },
    {
      text: () => say('guide-choices'),
      until: 'read',
    },
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
