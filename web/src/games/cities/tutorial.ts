import type { Tutorial } from '../board';
import { say } from './words';

/** Alone, the start and two rounds. The words fit whatever tiles come. */
export const tutorial: Tutorial<'cities'> = {
  seed: 12,
  seats: [{ occupant: 'human', name: 'Ada' }],
  options: { level: '1' },
  steps: [
    {
      text: () => say('guide-city'),
      until: 'read',
    },
    {
      text: () => say('guide-first'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-second'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-third'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-commit'),
      until: 'commit',
    },
    {
      text: () => say('guide-lay'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-tourist'),
      allow: (move, view) => move.kind === 'tourist' || !view.moves.some((one) => one.kind === 'tourist'),
      lit: (view) => view.position.last_tile,
      until: 'move',
    },
    {
      text: () => say('guide-earned'),
      until: 'commit',
    },
    {
      text: () => say('guide-grow'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-move'),
      until: 'move',
    },
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
