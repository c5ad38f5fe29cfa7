import { thing, type ThingFiles } from '../things';
import TileArt from './TileArt.svelte';

interface Tiles {
  tiles: readonly string[];
}

export const things = (file: ThingFiles) =>
  file<Tiles>('tiles.json').tiles.map((fields, i) => thing(`tile ${i + 1}`, [-4, -4, 208, 208], TileArt, { fields: fields.replace('/', ''), number: i + 1, small: true }));
