import type { Tutorial } from '../board';
import { say } from './words';

/** Alone, one whole turn. The words fit whatever the dice show. */
export const tutorial: Tutorial<'cityplanner'> = {
  seed: 5,
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
    {
      text: () => say('guide-change'),
      allow: (move) => move.kind === 'change',
      until: 'move',
    },
    {
      text: () => say('guide-pass'),
      allow: (move) => move.kind === 'pass',
      until: 'move',
    },
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
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
