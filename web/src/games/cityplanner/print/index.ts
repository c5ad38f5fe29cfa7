import type { CityPlannerKind } from '../../../engine/games/cityplanner';
import { card, page, type PrintRoom } from '../../../print/room';
import CardBack from './CardBack.svelte';
import CityCard from './CityCard.svelte';
import ReferenceCard from './ReferenceCard.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { say } from './words';

interface Cards {
  cards: readonly (readonly CityPlannerKind[])[];
}
interface Charts {
  rounds: number;
  start_money: number;
  dollars_per_vp: number;
  green_vp: readonly number[];
  blue_dollars: readonly number[];
}

export const print: PrintRoom<'cityplanner'> = {
  parts: (source) => {
    const { cards } = source.file<Cards>('cards.json');
    const charts = source.file<Charts>('charts.json');
    const back = card(CardBack, { title: source.title });
    const prices = source.rows('prices').map(([what, amount]) => ({ what: String(what), amount: String(amount) }));
    const reference = { front: card(ReferenceCard, { green: charts.green_vp, blue: charts.blue_dollars, prices }), back };
    const grades = source.rows('grades').map(([least, text]) => ({ least: Number(least), text: String(text) }));
    const sheet = (players: number) => page(ScoreSheet, { players, rounds: charts.rounds, start: charts.start_money, exchange: charts.dollars_per_vp, grades: players === 1 ? grades : [] });
    return [
      { name: say('score-sheet'), note: say('score-note'), page: sheet(2) },
      {
        name: say('cards'),
        note: say('cards-note', { count: cards.length }),
        size: [63, 88],
        cards: [...cards.map((faces, i) => ({ front: card(CityCard, { faces, number: i + 1 }), back })), reference, reference],
      },
      { name: say('solo'), note: say('solo-note'), page: sheet(1) },
    ];
  },
  credits: () => say('credits'),
  needs: (source) => [say('need-dice', { count: source.file<Cards>('cards.json').cards.length }), say('need-pencil')],
};
