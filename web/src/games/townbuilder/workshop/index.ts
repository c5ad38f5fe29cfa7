import { fieldWords, part, type GameWorkshop } from '../../workshop';
import Cards from './Cards.svelte';
import Small from './Small.svelte';
import Table from './Table.svelte';
import { say } from './words';
import english from './words/en.ftl';

export const workshop: GameWorkshop = {
  parts: [
    part<'townbuilder', 'cards.json'>({
      key: 'cards',
      title: () => say('cards'),
      file: 'cards.json',
      Editor: Cards,
      Small,
      components: (values) => values.cards.map(({ name }, i) => ({ place: `cards[${i}]`, name })),
    }),
    part<'townbuilder', 'table.json'>({
      key: 'table',
      title: () => say('table'),
      file: 'table.json',
      Editor: Table,
    }),
  ],
  words: fieldWords(english, say),
};
