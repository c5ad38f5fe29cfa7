import type { GameName } from '../engine/protocol';
import { seatColour, type Colour } from '../sketch';

/** In Townies the colours are those of the pens, which pass from hand to hand: a seat has none of its own. */
export const badgeColour = (game: GameName, seat: number): Colour | 'ink' =>
  game === 'townies' ? 'ink' : seatColour(seat);
