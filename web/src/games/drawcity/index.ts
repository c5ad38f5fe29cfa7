import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import { formOf } from './plan';
import { say } from './words';

export const rooms: GameRooms<'drawcity'> = {
  Board,
  Draws,
  Actions,
  shared: true,
  form: (view, room) => formOf(view.position, room),
  status: (view, seat) => {
    if (view.position.seats[seat]?.finished) return say('finished');
    return say('developments', { count: view.position.spaces.flat().filter((space) => space.owner === seat).length });
  },
  progress: ({ position: { round } }) => (round > 0 ? say('round', { round }) : ''),
  kind: (kind) => say(`kind-${kind}`),
};
