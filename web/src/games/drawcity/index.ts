import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import { words } from './words';

export const rooms: GameRooms<'drawcity'> = {
  Board,
  Draws,
  Actions,
  shared: true,
  shape: 1.25,
  status: (view, seat, language) => {
    const t = words[language];
    const one = view.position.seats[seat];
    if (one?.finished) return t.finished;
    const built = view.position.spaces.flat().filter((space) => space.owner === seat).length;
    return t.developments(built);
  },
  progress: (view, language) => (view.position.round > 0 ? words[language].round(view.position.round) : ''),
};
