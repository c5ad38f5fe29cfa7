import type { MoveOf, Tutorial, ViewOf } from '../board';
import { say } from './words';

type Move = MoveOf<'townies'>;
type View = ViewOf<'townies'>;

const map = (view: View) => view.position.map;
const blocks = (view: View) => Object.keys(view.position.seats[view.you ?? 0]?.blocks ?? {});
const objects = (view: View) => view.position.seats[view.you ?? 0]?.objects.map((object) => object.space) ?? [];
/** The best-paying drawings of an Object, if any can be drawn. */
const best = (view: View): readonly Move[] => {
  const drawings = view.moves.filter((move) => move.kind === 'object');
  const most = Math.max(0, ...drawings.map((move) => move.points));
  return drawings.filter((move) => move.points === most);
};

export const tutorial: Tutorial<'townies'> = {
  seed: 7,
  seats: [
    { occupant: 'human', name: 'Ada' },
    { occupant: 'bot', bot: 'easy', name: 'Mason' },
  ],
  options: { mode: 'first' },
  steps: [
    {
      text: () => say('guide-map'),
      lit: (view) => map(view).central,
      until: 'read',
    },
    {
      text: () => say('guide-dice'),
      until: 'read',
    },
    {
      text: () => say('guide-shape'),
      allow: (move, view) =>
        move.kind !== 'shape' || move.spaces.some((space) => map(view).central.includes(space)),
      until: 'move',
    },
    {
      text: () => say('guide-commit'),
      lit: blocks,
      until: 'commit',
    },
    {
      text: () => say('guide-again'),
      allow: (move) => move.kind !== 'object',
      until: 'move',
    },
    {
      text: () => say('guide-commit-again'),
      lit: blocks,
      until: 'commit',
    },
    {
      text: () => say('guide-object'),
      allow: (move, view) => best(view).length === 0 || best(view).includes(move),
      lit: (view) => best(view).flatMap((move) => move.spaces),
      until: 'move',
    },
    {
      text: () => say('guide-scored'),
      lit: objects,
      until: 'commit',
    },
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
