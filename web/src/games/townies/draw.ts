// What nature drew, out of the record's words: "white die 3".

import type { Colour, TownObject } from '../../engine/games/townies';

const objects: readonly TownObject[] = ['court', 'windmill', 'station', 'bike', 'bank', 'square'];
const shapes = ['bar', 'worm', 'pistol', 'propeller', 'arch', 'bee'];
const colours: readonly Colour[] = ['red', 'yellow', 'brown', 'green', 'blue'];

export type Drawn =
  | { what: 'white'; object: TownObject }
  | { what: 'black'; shape: string }
  | { what: 'colour'; colour: Colour }
  | { what: 'goal' | 'bonus' };

export function drawOf(text: string): Drawn | undefined {
  const [, what, number] = /^(white die|black die|colour \d+) (\d+)$/.exec(text) ?? [];
  const face = Number(number) - 1;
  const [object, shape, colour] = [objects[face], shapes[face], colours[face]];
  if (what === 'white die' && object) return { what: 'white', object };
  if (what === 'black die' && shape) return { what: 'black', shape };
  if (what?.startsWith('colour') && colour) return { what: 'colour', colour };
  if (text.startsWith('goal')) return { what: 'goal' };
  if (text.startsWith('bonus')) return { what: 'bonus' };
  return undefined;
}
