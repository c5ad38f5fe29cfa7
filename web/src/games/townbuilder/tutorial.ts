import type { Tutorial } from '../board';
import { only } from '../only';
import { say } from './words';

/**
 * Alone, three turns: a foundation, its resources, what it does when it is built, gold, an award and the crest. With this
 * seed the row always has what is needed.
 */
export const tutorial: Tutorial<'townbuilder'> = {
  seed: 15,
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
      lit: () => ['Festival'],
    },
    { text: () => say('guide-start'), ...only('start Festival') },
    { text: () => say('guide-gain'), ...only('gain Archive > Festival') },
    { text: () => say('guide-end-turn'), ...only('end turn') },
    { text: () => say('guide-discard'), ...only('discard Bakery, Bell Tower') },
    { text: () => say('guide-complete'), ...only('gain Inn > Festival') },
    { text: () => say('guide-hammer'), ...only('use Festival') },
    { text: () => say('guide-gold'), ...only('gold Canal House') },
    { text: () => say('guide-end-again'), ...only('end turn') },
    { text: () => say('guide-discard-again'), ...only('discard Library, Monument') },
    { text: () => say('guide-more-gold'), ...only('gold Guildhall') },
    { text: () => say('guide-award'), ...only('claim Treasury') },
    {
      text: () => say('guide-crest'),
      allow: (move) => move.move.startsWith('crest'),
      until: 'move',
    },
    {
      text: () => say('guide-judges'),
      until: 'read',
    },
    {
      text: () => say('guide-last'),
      until: 'read',
    },
  ],
};
