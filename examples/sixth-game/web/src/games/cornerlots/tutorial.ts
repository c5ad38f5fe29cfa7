import type { Tutorial } from '../board';
import { say } from './words';

/** Against a bot, three claims. The words fit whatever is drawn. */
export const tutorial: Tutorial<'cornerlots'> = {
  seed: 3,
  seats: [
    { occupant: 'human', name: 'Ada' },
    { occupant: 'bot', bot: 'easy', name: 'Mason' },
  ],
  options: {},
  steps: [
    { text: () => say('guide-block'), until: 'read' },
    {
      text: () => say('guide-favourite'),
      lit: (view) => view.moves.filter((move) => move.favourite).map((move) => move.lot),
      until: 'read',
    },
    {
      text: () => say('guide-claim'),
      allow: (move, view) => move.favourite || !view.moves.some((one) => one.favourite),
      until: 'move',
    },
    { text: () => say('guide-value'), until: 'read' },
    { text: () => say('guide-bluff'), until: 'move' },
    { text: () => say('guide-shown'), until: 'move' },
    { text: () => say('guide-end'), until: 'read' },
  ],
};
