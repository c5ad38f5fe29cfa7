import { lettersOf, type Letter } from '../art';

export const kinds: readonly Letter[] = ['A', 'P', 'T', 'W'];

/** "AT/WA" as its fields NW NE SW SE. What cannot be read is filled up, so that it can be painted. */
export const fieldsOf = (tile: string): Letter[] => [...lettersOf(tile), 'P', 'P', 'P', 'P'].slice(0, 4) as Letter[];
export const tileOf = ([nw, ne, sw, se]: readonly Letter[]): string => `${nw}${ne}/${sw}${se}`;

export const painted = (tile: string, quadrant: number, kind: Letter): string => tileOf(fieldsOf(tile).map((one, i) => (i === quadrant ? kind : one)));
/** A quarter turn clockwise. */
export function turned(tile: string): string {
  const [nw, ne, sw, se] = fieldsOf(tile);
  return tileOf([sw!, nw!, se!, ne!]);
}
/** Left and right changed over. */
export function swapped(tile: string): string {
  const [nw, ne, sw, se] = fieldsOf(tile);
  return tileOf([ne!, nw!, se!, sw!]);
}

/** The tile that looks the same, however it is turned; -1 if there is none. */
export function twinOf(tiles: readonly string[], at: number): number {
  const turns = [tiles[at] ?? ''];
  for (let i = 0; i < 3; i += 1) turns.push(turned(turns[i] ?? ''));
  return tiles.findIndex((tile, i) => i !== at && turns.includes(tile));
}

/** How many fields of each kind the tiles have. */
export function countKinds(tiles: readonly string[]): Record<Letter, number> {
  const counts: Record<Letter, number> = { A: 0, P: 0, T: 0, W: 0 };
  for (const letter of tiles.flatMap((tile) => lettersOf(tile))) counts[letter] += 1;
  return counts;
}
