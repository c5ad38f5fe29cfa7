import { part, type GameWorkshop } from '../../workshop';
import Tiles from './Tiles.svelte';
import { say } from './words';

export const workshop: GameWorkshop = {
  parts: [
    part<'cities', 'tiles.json'>({
      key: 'tiles',
      title: () => say('tiles'),
      file: 'tiles.json',
      Editor: Tiles,
      components: ({ tiles }) => [...tiles.map((_, i) => ({ place: `tiles[${i}]`, name: say('tile', { number: i + 1 }) })), { place: 'tourists', name: say('tourists') }],
    }),
  ],
};
