import type { CityPlannerKind } from '../../engine/games/cityplanner';
import type { Colour, Pattern, Shape } from '../../sketch';

/** A stroke or a painted shape of a picture. Without a colour it is ink on paper. */
export interface Part {
  shape: Shape;
  colour?: Colour;
  pattern?: Pattern;
}

const ground: Part = { shape: { line: [[4, 110], [156, 110]] } };
const box = (x: number, y: number, width: number, height: number, colour?: Colour, pattern?: Pattern): Part => ({
  shape: { rect: [x, y, width, height] },
  ...(colour ? { colour } : {}),
  ...(pattern ? { pattern } : {}),
});
const ball = (x: number, y: number, r: number, colour?: Colour): Part => ({
  shape: { circle: [x, y, r] },
  ...(colour ? { colour } : {}),
});
const tree = (x: number, y: number, r: number): Part[] => [
  { shape: { line: [[x, 110], [x, y]] } },
  ball(x, y, r, 'green'),
];

/** Every picture stands on a sheet of 160 x 120 with the ground at 110. */
export const buildings: Readonly<Record<CityPlannerKind, readonly Part[]>> = {
  green: [
    box(84, 32, 9, 22),
    box(28, 64, 70, 46),
    { shape: { points: [[18, 66], [63, 26], [108, 66]] }, colour: 'green' },
    box(54, 84, 17, 26),
    box(78, 76, 13, 13),
    box(35, 76, 13, 13),
    ...tree(132, 76, 19),
    { shape: { line: [[100, 98], [120, 98]] } },
    { shape: { line: [[106, 92], [106, 110]] } },
    { shape: { line: [[114, 92], [114, 110]] } },
    ground,
  ],
  blue: [
    box(26, 30, 108, 80),
    box(40, 37, 80, 17, 'blue', 'none'),
    { shape: { points: [[16, 62], [144, 62], [134, 82], [26, 82]] }, colour: 'blue' },
    box(36, 88, 46, 16),
    box(96, 86, 24, 24),
    { shape: { line: [[59, 88], [59, 104]] } },
    ground,
  ],
  mixed: [
    box(34, 38, 92, 72),
    { shape: { points: [[22, 40], [80, 6], [138, 40]] }, colour: 'green' },
    box(46, 48, 13, 15),
    box(74, 48, 13, 15),
    box(102, 48, 13, 15),
    { shape: { points: [[26, 70], [134, 70], [126, 86], [34, 86]] }, colour: 'blue' },
    box(44, 91, 38, 14),
    box(96, 90, 18, 20),
    ground,
  ],
  purple: [
    box(72, 8, 3, 20),
    { shape: { points: [[75, 8], [97, 13], [75, 19]] }, colour: 'purple', pattern: 'none' },
    { shape: { points: [[18, 54], [80, 24], [142, 54]] }, colour: 'purple' },
    ball(80, 43, 7),
    box(22, 54, 116, 9),
    box(32, 63, 11, 36),
    box(60, 63, 11, 36),
    box(89, 63, 11, 36),
    box(117, 63, 11, 36),
    box(18, 99, 124, 11, 'purple', 'none'),
    ground,
  ],
  yellow: [
    ball(134, 12, 8),
    ball(120, 19, 5),
    { shape: { points: [[112, 110], [116, 28], [130, 28], [134, 110]] } },
    { shape: { points: [[18, 110], [18, 62], [48, 42], [48, 62], [78, 42], [78, 62], [108, 42], [108, 110]] }, colour: 'yellow' },
    box(30, 84, 20, 26),
    box(62, 80, 14, 12),
    box(84, 80, 14, 12),
    ground,
  ],
  red: [
    box(96, 46, 38, 64, 'red', 'none'),
    box(40, 10, 54, 100, 'red'),
    ...[20, 38, 56, 74].flatMap((y) => [48, 62, 76].map((x) => box(x, y, 9, 10))),
    ...[56, 74, 92].flatMap((y) => [103, 118].map((x) => box(x, y, 8, 8))),
    box(60, 94, 14, 16),
    ground,
  ],
  black: [
    { shape: { line: [[36, 110], [36, 58]] } },
    box(18, 18, 37, 40, 'grey', 'none'),
    { shape: { path: 'M31 50V27h8a6 6 0 0 1 0 12h-8' } },
    { shape: { line: [[66, 110], [74, 84]] } },
    { shape: { line: [[154, 110], [146, 84]] } },
    { shape: { points: [[74, 100], [74, 87], [86, 84], [95, 68], [125, 68], [135, 84], [147, 88], [147, 100]] }, colour: 'grey', pattern: 'hachure' },
    { shape: { points: [[94, 83], [100, 73], [109, 73], [109, 83]] } },
    { shape: { points: [[113, 83], [113, 73], [122, 73], [128, 83]] } },
    ball(91, 101, 8),
    ball(130, 101, 8),
    ground,
  ],
};
