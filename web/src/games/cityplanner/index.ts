import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { desk } from './desk';
import Draws from './Draws.svelte';
import Reference from './Reference.svelte';
import { words } from './words';

export const rooms: GameRooms<'cityplanner'> = {
  Board,
  Draws,
  Actions,
  Reference,
  shared: true,
  shape: desk.width / desk.height,
  status: (view, seat, language) => {
    const purse = view.position.seats[seat];
    if (!purse) return '';
    const rerolls = purse.rerolls > 0 ? ` · ${words[language].rerollShort(purse.rerolls)}` : '';
    return `$${purse.money} · ${purse.vp} ${words[language].vp}${rerolls}`;
  },
  progress: (view, language) => words[language].round(view.position.round, view.position.rounds),
};
