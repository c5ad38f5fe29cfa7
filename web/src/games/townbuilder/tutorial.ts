import type { Tutorial } from '../board';
import { say } from './words';

/** Alone, one turn. The words fit whatever cards lie in the row. */
export const tutorial: Tutorial<'townbuilder'> = {
  seed: 3,
  seats: [{ occupant: 'human', name: 'Ada' }],
  options: {},
  steps: [
    {
      text: () => say('guide-row'),
      until: 'read',
      lit: (view) => view.position.row.map((one) => one.name),
    },
    {
      text: () => say('guide-card'),
      until: 'read',
      lit: (view) => view.position.row.slice(0, 1).map((one) => one.name),
    },
    {
      text: () => say('guide-start'),
      allow: (move, view) => move.kind === 'start' || !view.moves.some((one) => one.kind === 'start'),
      until: 'move',
    },
    {
      text: () => say('guide-second'),
      allow: (move) => move.kind === 'gain' || move.kind === 'gold' || move.kind === 'start',
      until: 'move',
    },
    {
      text: () => say('guide-awards'),
      until: 'read',
    },
    {
      text: () => say('guide-abilities'),
      until: 'read',
    },
  ],
};
