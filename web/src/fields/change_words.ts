/** The place that the path of a change is about: "cards[3] (Bakery).points" is "cards[3].points". */
export const placeOf = (path: string): string => path.replaceAll(/ \([^()]*\)(?=[.[]|$)/g, '');

const most = 60;

/** A value in JSON as it can be read in a list. */
export function short(json: string): string {
  const plain = /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json;
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
}
