import { fieldWords, part, type GameWorkshop } from '../../workshop';
import Small from './Small.svelte';
import Tiles from './Tiles.svelte';
import { say } from './words';
import english from './words/en.ftl';

export const workshop: GameWorkshop = {
  parts: [
    part<'cities', 'tiles.json'>({
      key: 'tiles',
      title: () => say('tiles'),
      file: 'tiles.json',
      members: ['tiles', 'tourists'],
      Editor: Tiles,
      Small,
      components: ({ tiles }) => [...tiles.map((_, i) => ({ place: `tiles[${i}]`, name: say('tile', { number: i + 1 }) })), { place: 'tourists', name: say('tourists') }],
    }),
  ],
  words: fieldWords(english, say),
  usual: { 'tiles.json': { starting_tiles: 3, rounds: 13 } },
};
