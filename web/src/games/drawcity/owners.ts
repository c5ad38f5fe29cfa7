import { patternOf, seatColour, type Colour, type Pattern } from '../../sketch';

/** A player's marker and its pattern; with six, the last one has plain wash to differ from the first. */
export function ownerOf(seat: number): { colour: Colour; pattern: Pattern } {
  const colour = seatColour(seat);
  return { colour, pattern: colour === 'purple' ? 'none' : patternOf[colour] };
}
