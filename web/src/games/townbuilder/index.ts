import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import { layoutNow } from './layout';
import { words } from './words';

export const rooms: GameRooms<'townbuilder'> = {
  Board,
  Draws,
  Actions,
  shared: false,
  get shape() {
    const { width, height } = layoutNow();
    return width / height;
  },
  status: (view, seat, language) => {
    const city = view.position.seats[seat];
    return city ? words[language].status(city.buildings.length, city.gold) : '';
  },
  progress: (view, language) => words[language].deck(view.position.deck),
};
