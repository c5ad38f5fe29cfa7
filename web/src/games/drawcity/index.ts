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
  about: (view, name) => {
    const space = view.position.spaces.flat().find((one) => one.name === name);
    const { type = null, internet = false, start = false } = space ?? {};
    return [
      ...(type ? [say('about', { type, few: view.seats.length <= 3 ? 'yes' : 'no' })] : []),
      ...(internet ? [say('about-internet')] : []),
      ...(start && !type ? [say('about-start')] : []),
    ];
  },
  kind: (kind) => say(`kind-${kind}`),
};
