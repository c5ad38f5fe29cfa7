import { fieldWords, part, type GameWorkshop } from '../../workshop';
import Cards from './Cards.svelte';
import Charts from './Charts.svelte';
import Small from './Small.svelte';
import { say } from './words';
import english from './words/en.ftl';

export const workshop: GameWorkshop = {
  parts: [
    part<'cityplanner', 'cards.json'>({
      key: 'cards',
      title: () => say('cards'),
      file: 'cards.json',
      Editor: Cards,
      Small,
      components: ({ cards }) => cards.map((_, i) => ({ place: `cards[${i}]`, name: say('card', { number: i + 1 }) })),
    }),
    part<'cityplanner', 'charts.json'>({ key: 'charts', title: () => say('charts'), file: 'charts.json', Editor: Charts }),
  ],
  words: fieldWords(english, say),
};
