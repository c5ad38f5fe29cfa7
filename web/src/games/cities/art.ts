import type { Colour } from '../../sketch';

export type Letter = 'A' | 'P' | 'T' | 'W';

const isLetter = (text: string): text is Letter => Object.hasOwn(colourOf, text);
/** The kinds of a tile's fields. */
export const lettersOf = (fields: string): Letter[] => [...fields].filter(isLetter);

export const colourOf: Readonly<Record<Letter, Colour>> = { A: 'red', P: 'green', T: 'yellow', W: 'blue' };

/** A path of a picture: only a line, or a shape filled with paper or with the kind's colour. */
export interface Stroke {
  d: string;
  fill?: 'paper' | 'colour';
}
export interface Picture {
  /** Fields of the tile it covers, NW NE SW SE: one, or two of an attraction that is drawn as one. */
  quadrants: readonly number[];
  letter: Letter;
  strokes: readonly Stroke[];
}

const line = (d: string): Stroke => ({ d });
const paper = (d: string): Stroke => ({ d, fill: 'paper' });
const solid = (d: string): Stroke => ({ d, fill: 'colour' });
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const tree = (x: number, y: number, r: number): Stroke[] => [line(`M${x} ${y + r * 0.5}v${r * 1.35}`), solid(disc(x, y, r))];
const waves = (y: number) => line(`M12 ${y}q9.500-9 19 0t19 0 19 0 19 0`);

/** Drawn on 100 x 100. */
const single: Readonly<Record<Letter, readonly (readonly Stroke[])[]>> = {
  A: [
    [
      line('M50 44 33 88M50 44l17 44M25 88h50'),
      paper(disc(50, 44, 27)),
      line('M50 17v54M26.600 30.500l46.800 27M26.600 57.500l46.800-27'),
      ...[[50, 17], [73, 30], [73, 58], [50, 71], [27, 58], [27, 30]].map(([x, y]) => solid(disc(x ?? 0, y ?? 0, 6))),
    ],
    [paper('M37 88V40h26v48Z'), solid('M32 40 50 12l18 28Z'), paper(disc(50, 54, 7)), line('M50 50v4h3M45 88V75h10v13')],
    [solid('M22 88V36h56v52H63V64a13 13 0 0 0-26 0v24Z'), paper('M17 36h66V25H17Z'), line('M28 46h44')],
    [paper('M24 88V58h52v30Z'), solid('M27 58a23 25 0 0 1 46 0Z'), line('M50 33V20M50 20h10v6H50M36 62v26M50 62v26M64 62v26M18 88h64')],
  ],
  P: [
    [...tree(32, 38, 19), ...tree(68, 54, 17), line('M20 86q5-8 8 0q3-8 7 0M54 90q5-7 8 0')],
    [...tree(58, 36, 23), line('M16 76h26M20 76v10M38 76v10M16 66h26')],
    [line('M36 74v12M68 80v8'), solid('M18 76 36 26l18 50Z'), solid('M53 82l15-38 15 38Z')],
    [...tree(26, 58, 14), ...tree(52, 32, 16), ...tree(76, 58, 14)],
  ],
  T: [
    [line('M48 44v42M34 86h28M68 66h22M79 66v20M14 60v26M14 74h14v12'), solid('M18 46C22 18 74 18 78 46Z'), line('M36 26 33 46M60 26l3 20')],
    [line('M32 42v38M22 80h20M68 60v28M58 88h20'), solid('M10 44c4-22 40-22 44 0Z'), solid('M48 61c4-20 36-20 40 0Z')],
    [line('M44 38c-4-6 4-7 0-14M56 38c-4-6 4-7 0-14M50 66v22M34 88h32'), solid('M36 66V46h26v20Z'), line('M62 50h9v9h-9'), paper('M22 66h56v5H22Z')],
  ],
  W: [
    [waves(34), waves(56), waves(78)],
    [line('M50 64V22'), paper('M54 24l24 32H54Z'), solid('M24 62h54l-10 16H34Z'), waves(89)],
    [waves(28), solid('M26 57q17-19 36 0q-19 19-36 0ZM60 57l16-11v22Z'), line('M38 54v.1'), waves(87)],
  ],
};

/** Two fields side by side on 200 x 100, or one above the other on 100 x 200. */
const wide: readonly Stroke[] = [
  paper('M24 88V48h152v40Z'),
  solid('M18 48l12-17h42v17ZM182 48l-12-17h-42v17Z'),
  paper('M74 88V38h52v50Z'),
  solid('M66 38 100 12l34 26Z'),
  line('M92 88V66a8 8 0 0 1 16 0v22M34 58h8v13h-8ZM54 58h8v13h-8ZM138 58h8v13h-8ZM158 58h8v13h-8ZM84 46h6v8h-6ZM110 46h6v8h-6ZM12 88h176'),
];
const tall: readonly Stroke[] = [
  solid('M20 186C38 136 44 84 46 26h8c2 58 8 110 26 160H64c-3-18-8-28-14-28s-11 10-14 28Z'),
  paper('M36 118h28v9H36ZM40 82h20v8H40Z'),
  line('M50 26V8M14 186h72M30 158h14M56 158h14'),
];

const pairs = [[0, 1], [2, 3], [0, 2], [1, 3]] as const;

/** The pictures of a tile as it lies; which tree or tower depends on the tile's number only. */
export function picturesOf(fields: string, number: number): Picture[] {
  const pair = pairs.find(([a, b]) => fields[a] === 'A' && fields[b] === 'A');
  const pictures: Picture[] = [];
  if (pair) {
    pictures.push({ quadrants: pair, letter: 'A', strokes: pair[1] - pair[0] === 1 ? wide : tall });
  }
  const seen = new Map<string, number>();
  lettersOf(fields).forEach((letter, q) => {
    if (letter === 'A' && pair) return;
    const nth = seen.get(letter) ?? 0;
    seen.set(letter, nth + 1);
    const choices = single[letter];
    pictures.push({ quadrants: [q], letter, strokes: choices[(number * 5 + nth) % choices.length] ?? [] });
  });
  return pictures;
}
