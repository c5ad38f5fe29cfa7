import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import { aboutCard } from './rulings';
import { narrow, wide } from './table';
import { say } from './words';

export const rooms: GameRooms<'townbuilder'> = {
  Board,
  Draws,
  Actions,
  shared: false,
  form: (_view, room) => {
    // The longest names are 14 high on a card with its picture.
    const compact = Math.min(room.width / wide.width, room.height / wide.height) < 0.82;
    const { width, height } = compact ? narrow : wide;
    return { shape: width / height, compact };
  },
  town: { shape: wide.width / (wide.height - wide.band.top), compact: false },
  blank: (view, seat) => {
    const city = view.position.seats[seat];
    return !city || city.buildings.length + city.foundations.length === 0;
  },
  status: (view, seat) => {
    const city = view.position.seats[seat];
    return city ? say('status', { count: city.buildings.length, gold: city.gold }) : '';
  },
  progress: (view) => say('deck', { count: view.position.deck }),
  about: (view, space) => aboutCard(view.position, space),
  kind: (kind) => say(`kind-${kind}`),
};
