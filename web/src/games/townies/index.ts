import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import { sheet } from './map';
import { say } from './words';

export const rooms: GameRooms<'townies'> = {
  Board,
  Draws,
  Actions,
  shared: false,
  shape: sheet.width / sheet.height,
  status: (view, seat) => say('objects', { count: view.position.seats[seat]?.objects.length ?? 0 }),
  progress: ({ position: { round } }) => (round > 0 ? say('round', { round }) : ''),
  kind: (kind) => say(`kind-${kind}`),
};
