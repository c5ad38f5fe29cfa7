import { part, type GameWorkshop } from '../../workshop';
import Cards from './Cards.svelte';
import Table from './Table.svelte';
import { say } from './words';

export const workshop: GameWorkshop = {
  parts: [
    part<'townbuilder', 'cards.json'>({
      key: 'cards',
      title: () => say('cards'),
      file: 'cards.json',
      Editor: Cards,
      components: (values) => values.cards.map(({ name }, i) => ({ place: `cards[${i}]`, name })),
    }),
    part<'townbuilder', 'table.json'>({
      key: 'table',
      title: () => say('table'),
      file: 'table.json',
      Editor: Table,
    }),
  ],
};
