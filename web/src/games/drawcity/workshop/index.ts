import { fieldWords, part, type GameWorkshop } from '../../workshop';
import Charts from './Charts.svelte';
import Decks from './Decks.svelte';
import Goals from './Goals.svelte';
import Locations from './Locations.svelte';
import Plan from './Plan.svelte';
import Small from './Small.svelte';
import { say } from './words';
import english from './words/en.ftl';

export const workshop: GameWorkshop = {
  parts: [
    part<'drawcity', 'goals.json'>({
      key: 'goals',
      title: () => say('goals'),
      file: 'goals.json',
      Editor: Goals,
      Small,
      components: ({ goals }) => goals.map(({ name }, i) => ({ place: `goals[${i}]`, name })),
    }),
    part<'drawcity', 'board.json'>({ key: 'plan', title: () => say('plan'), file: 'board.json', Editor: Plan }),
    part<'drawcity', 'locations.json'>({ key: 'locations', title: () => say('locations'), file: 'locations.json', Editor: Locations }),
    part<'drawcity', 'cards.json'>({ key: 'decks', title: () => say('decks'), file: 'cards.json', Editor: Decks }),
    part<'drawcity', 'charts.json'>({ key: 'charts', title: () => say('charts'), file: 'charts.json', Editor: Charts }),
  ],
  words: fieldWords(english, say),
};
