import type { GameRooms } from '../board';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Draws from './Draws.svelte';
import RowPicture from './RowPicture.svelte';
import { compactSheet, sheet } from './map';
import { say } from './words';

export const rooms: GameRooms<'townies'> = {
  Board,
  Draws,
  Actions,
  RowPicture,
  shared: false,
  form: (_view, { width, height }) => {
    // Letters and numbers are 19 high.
    const compact = Math.min(width / sheet.width, height / sheet.height) < 0.6;
    const { width: across, height: down } = compact ? compactSheet : sheet;
    return { shape: across / down, compact };
  },
  status: (view, seat) => say('objects', { count: view.position.seats[seat]?.objects.length ?? 0 }),
  progress: ({ position: { round } }) => (round > 0 ? say('round', { round }) : ''),
  about: ({ position }, space, seat) => {
    const drawn = position.seats[seat]?.objects.find((one) => one.space === space);
    if (drawn) return [say('about', { object: drawn.object }), say('about-once')];
    const empty = position.seats[seat]?.blocks[space] === undefined;
    return empty && position.bonus && position.map.stars.includes(space) ? [say('about-star')] : [];
  },
  kind: (kind) => say(`kind-${kind}`),
};
