import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { block } from './block';
import Draws from './Draws.svelte';
import { say } from './words';

export const rooms: GameRooms<'cornerlots'> = {
  Board,
  Draws,
  Actions,
  shared: true,
  form: () => ({ shape: block.width / block.height, compact: false }),
  status: (view, seat) => say('claims-left', { count: view.position.seats[seat]?.claims_left ?? 0 }),
  progress: ({ position: { round, rounds } }) => say('round', { round, rounds }),
  kind: () => say('claim'),
};
