import { card, page, type PrintRoom } from '../../../print/room';
import SoloSheet from '../../../print/SoloSheet.svelte';
import type { Hex } from '../map';
import BonusCard from './BonusCard.svelte';
import CardBack from './CardBack.svelte';
import DiceSheet from './DiceSheet.svelte';
import GoalCard from './GoalCard.svelte';
import { objects, type GoalData } from './kinds';
import PadSheet from './PadSheet.svelte';
import { say } from './words';

interface GoalsFile {
  individual: Record<string, { chart: readonly number[] }>;
  additional: Record<string, { chart: readonly number[] }>;
}
interface ShapesFile {
  shapes: readonly { name: string; hexes: readonly Hex[] }[];
  /** Names, faces 1 to 6. */
  die: readonly string[];
}

export const print: PrintRoom<'townies'> = {
  options: { mode: 'full' },
  parts: (source) => {
    const charts = source.file<GoalsFile>('goals.json');
    const { shapes, die } = source.file<ShapesFile>('shapes.json');
    const named = new Map(source.rows('goals').map(([key, name, text]) => [String(key), { name: String(name), text: String(text) }]));
    const goalsOf = (some: GoalsFile['individual']): GoalData[] =>
      Object.entries(some).map(([key, { chart }]) => ({ name: named.get(key)?.name ?? key, text: named.get(key)?.text ?? '', chart }));
    const scoring = source.rows('objects').flatMap(([, name, counts, each, extra], i) => {
      const object = objects[i];
      return object ? [{ object, name: String(name), counts: String(counts), each: Number(each), extra: Number(extra) }] : [];
    });
    const faces = die.map((name, i) => ({ hexes: shapes.find((shape) => shape.name === name)?.hexes ?? [], name: String(source.rows('shapes')[i]?.[1] ?? name) }));
    const title = source.title;
    return [
      { name: say('pad'), note: say('pad-note'), page: page(PadSheet, { title, map: source.position().map, circles: source.position().seats[0]?.line.length ?? 0, scoring, goals: goalsOf(charts.individual) }) },
      {
        name: say('cards'),
        note: say('cards-note'),
        size: [63, 88],
        cards: [
          ...goalsOf(charts.additional).map((goal) => ({ front: card(GoalCard, goal), back: card(CardBack, { title, deck: 'goal' as const }) })),
          ...source.rows('bonuses').map(([name, text]) => ({ front: card(BonusCard, { name: String(name), text: String(text) }), back: card(CardBack, { title, deck: 'bonus' as const }) })),
        ],
      },
      { name: say('dice'), note: say('dice-note'), page: page(DiceSheet, { scoring, faces }) },
      {
        name: say('solo'),
        note: say('solo-note'),
        page: page(SoloSheet, {
          title: say('solo'),
          note: say('solo-note'),
          grades: source.rows('grades').map(([least, text]) => ({ least: Number(least), text: String(text) })),
          columns: [say('first-marker'), say('goal'), say('bonus')],
        }),
      },
    ];
  },
  credits: () => say('credits'),
  needs: () => [say('need-markers'), say('need-dice')],
};
