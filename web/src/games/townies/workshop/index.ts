import { textOf, valueAt } from '../../../fields';
import { fieldWords, part, type GameWorkshop } from '../../workshop';
import Bonuses from './Bonuses.svelte';
import Goals from './Goals.svelte';
import MapSheet from './MapSheet.svelte';
import Objects from './Objects.svelte';
import { goalPlaces } from './places';
import Shapes from './Shapes.svelte';
import Small from './Small.svelte';
import Solo from './Solo.svelte';
import { say } from './words';
import english from './words/en.ftl';

export const workshop: GameWorkshop = {
  parts: [
    part<'townies', 'map.json'>({ key: 'map', title: () => say('map'), file: 'map.json', Editor: MapSheet }),
    part<'townies', 'shapes.json'>({
      key: 'shapes',
      title: () => say('shapes'),
      file: 'shapes.json',
      Editor: Shapes,
      Small,
      components: ({ shapes }) => shapes.map(({ name }, i) => ({ place: `shapes[${i}]`, name: say('shape', { shape: name }) })),
    }),
    part<'townies', 'goals.json'>({
      key: 'goals',
      title: () => say('goals'),
      file: 'goals.json',
      Editor: Goals,
      components: (values) => goalPlaces(values).map((place) => ({ place, name: textOf(valueAt(values, `${place}.name`)) })),
    }),
    part<'townies', 'objects.json'>({ key: 'objects', title: () => say('objects'), file: 'objects.json', Editor: Objects }),
    part<'townies', 'bonuses.json'>({ key: 'bonuses', title: () => say('bonuses'), file: 'bonuses.json', Editor: Bonuses }),
    part<'townies', 'solo.json'>({ key: 'solo', title: () => say('solo'), file: 'solo.json', Editor: Solo }),
  ],
  words: fieldWords(english, say),
};
