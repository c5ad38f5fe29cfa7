import type { Tutorial, ViewOf } from '../board';
import { say } from './words';

/** Whether a lot is in the row that only the person at the screen knows. */
function isFavourite({ you, position: { lots, seats } }: ViewOf<'cornerlots'>, name: string): boolean {
  const row = you === null ? null : (seats[you]?.favourite ?? null);
  return row !== null && lots.some((lot) => lot.name === name && lot.row === row);
}

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
      lit: (view) => view.moves.map((move) => move.lot).filter((lot) => isFavourite(view, lot)),
      until: 'read',
    },
    {
      text: () => say('guide-claim'),
      allow: (move, view) => isFavourite(view, move.lot) || !view.moves.some((one) => isFavourite(view, one.lot)),
      until: 'move',
    },
    { text: () => say('guide-value'), until: 'read' },
    { text: () => say('guide-bluff'), until: 'move' },
    { text: () => say('guide-shown'), until: 'move' },
    { text: () => say('guide-end'), until: 'read' },
  ],
};
