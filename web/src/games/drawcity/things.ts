import { thing, type ThingFiles } from '../things';
import Art from './Art.svelte';
import { buildingArt, locationArt } from './art';

interface Goals {
  goals: readonly { name: string; pile: keyof typeof buildingArt | 'other' }[];
}
const box = [-18, -18, 36, 36] as const;

export const things = (file: ThingFiles) => [
  ...Object.entries(buildingArt).map(([type, strokes]) => thing(type, box, Art, { strokes, seed: type, colour: 'ink' })),
  ...Object.entries(locationArt).map(([place, strokes]) => thing(place, box, Art, { strokes, seed: place, scale: 1.5, colour: 'ink' })),
  ...file<Goals>('goals.json').goals.map(({ name, pile }) =>
    thing(name, box, Art, { strokes: pile === 'other' ? (locationArt['square'] ?? []) : buildingArt[pile], seed: name, scale: pile === 'other' ? 1.5 : 1, colour: 'ink' }),
  ),
];
