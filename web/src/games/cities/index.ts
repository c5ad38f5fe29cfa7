import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import Reference from './Reference.svelte';
import { words } from './words';

export const rooms: GameRooms<'cities'> = {
  Board,
  Draws,
  Actions,
  Reference,
  shared: false,
  shape: 1,
  blank: (view, seat) => view.position.seats[seat]?.tiles.length === 0,
  status: (view, seat, language) => words[language].stock(view.position.seats[seat]?.stock ?? 0),
  progress: (view, language) => words[language].round(view.position.round, view.position.rounds),
};
