import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { desk } from './desk';
import Draws from './Draws.svelte';
import Reference from './Reference.svelte';
import { say } from './words';

export const rooms: GameRooms<'cityplanner'> = {
  Board,
  Draws,
  Actions,
  Reference,
  shared: true,
  form: () => ({ shape: desk.width / desk.height, compact: false }),
  status: (view, seat) => {
    const { money: dollars = 0, vp = 0, rerolls = 0 } = view.position.seats[seat] ?? {};
    return rerolls > 0 ? say('status-rerolls', { dollars, vp, rerolls }) : say('status', { dollars, vp });
  },
  progress: ({ position: { round, rounds } }) => say('round', { round, rounds }),
  about: ({ position }, space) => position.cards.flatMap(({ name, kind }) => (name === space && kind !== null ? [say('about', { kind })] : [])),
  kind: (kind) => say(`kind-${kind}`),
};
