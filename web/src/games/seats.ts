import { seatColour, type Colour } from '../sketch';

type ColourOf = (seat: number) => Colour | 'ink';

/** Of games whose seats have no colours of their own; part of the first load. */
const own = import.meta.glob<ColourOf>('./*/seats.ts', { eager: true, import: 'badgeColour' });

export const badgeColour = (game: string, seat: number): Colour | 'ink' => (own[`./${game}/seats.ts`] ?? seatColour)(seat);
