// What the check says, brought to its field.

/** What the check says of a place in a file. */
export interface Trouble {
  readonly place: string;
  readonly sentence: string;
  /** It can be played all the same. */
  readonly warning: boolean;
}

/** Whether a place is the other one or lies in it: "cards[3].points" lies in "cards[3]", "cards[30]" does not. */
export function isWithin(place: string, other: string): boolean {
  if (other === '' || place === other) return true;
  return place.startsWith(other) && (place[other.length] === '.' || place[other.length] === '[');
}

/** What concerns this place itself, or with `whole` all that lies in it too. */
export function problemsAt(troubles: readonly Trouble[], place: string, whole = false): Trouble[] {
  return troubles.filter((one) => (whole ? isWithin(one.place, place) : one.place === place));
}
