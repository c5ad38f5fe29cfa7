import { thing, type ThingFiles } from '../things';
import { objectColour } from './art';
import ObjectArt from './ObjectArt.svelte';
import { objects } from './print/kinds';
import ShapeArt from './ShapeArt.svelte';
import type { Hex } from './map';

interface ShapesFile {
  shapes: readonly { name: string; hexes: readonly Hex[] }[];
}
interface ObjectsFile {
  objects: readonly { name: string }[];
}
const box = [-22, -22, 44, 44] as const;

export const things = (file: ThingFiles) => [
  ...file<ShapesFile>('shapes.json').shapes.map(({ name, hexes }) => thing(name, box, ShapeArt, { hexes, reach: 19, colour: 'red' as const })),
  ...file<ObjectsFile>('objects.json').objects.flatMap(({ name }, i) => {
    const object = objects[i];
    return object ? [thing(name, box, ObjectArt, { object, colour: objectColour[object], width: 1.7 })] : [];
  }),
];
