import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import { sheet } from './map';
import { words } from './words';

export const rooms: GameRooms<'townies'> = {
  Board,
  Draws,
  Actions,
  shared: false,
  shape: sheet.width / sheet.height,
  status: (view, seat, language) => words[language].objectCount(view.position.seats[seat]?.objects.length ?? 0),
  progress: (view, language) => (view.position.round > 0 ? words[language].round(view.position.round) : ''),
};
