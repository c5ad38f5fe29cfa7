import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import Reference from './Reference.svelte';
import { say } from './words';
import { fieldsOf } from './city';

export const rooms: GameRooms<'cities'> = {
  Board,
  Draws,
  Actions,
  Reference,
  shared: false,
  // Letters and numbers are 2.7 % of the side.
  form: (_view, { width, height }) => ({ shape: 1, compact: Math.min(width, height) < 440 }),
  blank: (view, seat) => view.position.seats[seat]?.tiles.length === 0,
  status: (view, seat) => say('stock', { count: view.position.seats[seat]?.stock ?? 0 }),
  progress: ({ position: { round, rounds } }) => (round === 0 ? say('starting') : say('round', { round: Math.min(round, rounds), rounds })),
  about: ({ position }, space, seat) => {
    const kind = fieldsOf(position.seats[seat]).get(space);
    return kind ? [say('about', { kind, level: position.level })] : [];
  },
  kind: (kind) => say(`kind-${kind}`),
};
