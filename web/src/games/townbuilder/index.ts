import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import { layoutNow } from './layout';
import { say } from './words';

export const rooms: GameRooms<'townbuilder'> = {
  Board,
  Draws,
  Actions,
  shared: false,
  get shape() {
    const { width, height } = layoutNow();
    return width / height;
  },
  status: (view, seat) => {
    const city = view.position.seats[seat];
    return city ? say('status', { count: city.buildings.length, gold: city.gold }) : '';
  },
  progress: (view) => say('deck', { count: view.position.deck }),
  kind: (kind) => say(`kind-${kind}`),
};
