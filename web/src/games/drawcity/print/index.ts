import type { DrawCityType } from '../../../engine/games/drawcity';
import { card, page, type PrintRoom } from '../../../print/room';
import CardBack from './CardBack.svelte';
import GoalCard from './GoalCard.svelte';
import NumberCard from './NumberCard.svelte';
import PlanSheet from './PlanSheet.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import TypeCard from './TypeCard.svelte';
import { say } from './words';

interface Cards {
  developments: Record<DrawCityType, number>;
  /** Of 1, 2, ... */
  numbers: readonly number[];
}
interface Goals {
  spaces: readonly number[];
  goals: readonly { pile: DrawCityType | 'other' }[];
}
export interface Charts {
  houses: readonly number[];
  shops: readonly number[];
}

const types: readonly DrawCityType[] = ['house', 'shop', 'factory', 'park'];
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

export const print: PrintRoom<'drawcity'> = {
  options: { locations: 'on' },
  parts: (source) => {
    const { developments, numbers } = source.file<Cards>('cards.json');
    const { spaces, goals } = source.file<Goals>('goals.json');
    const { least, most } = source.players;
    const back = (deck: 'number' | 'type' | 'goal') => card(CardBack, { title: source.title, deck });
    /** What a goal asks for on a small plan and on a large one, where that is not the same. */
    const askedFor = (n: number) => [...new Set([least, most].map((players) => String(source.rows('goals', players)[n]?.[1] ?? '')))];
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    return [
      { name: say('score-sheet'), note: say('score-note'), page: page(ScoreSheet, { seats: most, charts: source.file<Charts>('charts.json') }) },
      {
        name: say('cards'),
        note: say('cards-note', { numbers: numbers.reduce((sum, count) => sum + count, 0), types: types.reduce((sum, type) => sum + developments[type], 0), goals: goals.length }),
        size: [41, 63],
        cards: [
          ...numbers.flatMap((count, i) => times(count, () => ({ front: card(NumberCard, { number: i + 1, last: numbers.length }), back: back('number') }))),
          ...types.flatMap((type) => times(developments[type], () => ({ front: card(TypeCard, { type }), back: back('type') }))),
          ...goals.map(({ pile }, i) => ({ front: card(GoalCard, { pile, name: String(source.rows('goals')[i]?.[0] ?? ''), texts: askedFor(i), points: spaces }), back: back('goal') })),
        ],
      },
      ...counts.map((players) => ({ name: say('plan', { players }), note: say('plan-note'), page: page(PlanSheet, { players, position: source.position(players) }) })),
    ];
  },
  credits: () => say('credits'),
  needs: (source) => [say('need-pens', { count: source.players.most }), say('need-modules')],
};
