import type { MoveOf, Tutorial, ViewOf } from '../board';
import { neighbours } from './map';
import { say } from './words';

type Move = MoveOf<'townies'>;
type View = ViewOf<'townies'>;

const map = (view: View) => view.position.map;
const blocks = (view: View) => Object.keys(view.position.seats[view.you ?? 0]?.blocks ?? {});
const objects = (view: View) => view.position.seats[view.you ?? 0]?.objects.map((object) => object.space) ?? [];
/** How many of these spaces are beside a space. */
const beside = (view: View, spaces: readonly string[], space: string) => {
  const near = neighbours(map(view), space);
  return spaces.filter((one) => near.includes(one)).length;
};
/** The star that the first Shape was drawn beside. */
const star = (view: View) => map(view).stars.find((one) => beside(view, blocks(view), one) >= 2) ?? '';
/** The best-paying Objects on that star. */
const best = (view: View): readonly Move[] => {
  const there = view.moves.flatMap((move) => (move.kind === 'object' && move.spaces[0] === star(view) ? [move] : []));
  const most = Math.max(0, ...there.map((move) => move.points));
  return there.filter((move) => move.points === most);
};

/**
 * Two Shapes around a star, and in the third round an Object on it, with what a full game adds: a bonus and goals. With this
 * seed the third roll is an Object of the first marker's colour, wherever the Shapes were drawn.
 */
export const tutorial: Tutorial<'townies'> = {
  seed: 80,
  seats: [
    { occupant: 'human', name: 'Ada' },
    { occupant: 'bot', bot: 'easy', name: 'Mason' },
  ],
  options: { mode: 'full', bonus: 'stable-soil', goal: 'wind-rose' },
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
        move.kind === 'shape' &&
        !move.spaces.some((space) => map(view).stars.includes(space)) &&
        map(view).stars.some((one) => beside(view, move.spaces, one) >= 2),
      lit: (view) => map(view).stars,
      until: 'move',
    },
    {
      text: () => say('guide-commit'),
      lit: blocks,
      until: 'commit',
    },
    {
      text: () => say('guide-again'),
      allow: (move, view) => move.kind === 'shape' && !move.spaces.includes(star(view)) && beside(view, move.spaces, star(view)) > 0,
      lit: (view) => [star(view)],
      until: 'move',
    },
    {
      text: () => say('guide-commit-again'),
      lit: blocks,
      until: 'commit',
    },
    {
      text: () => say('guide-object'),
      allow: (move, view) => best(view).includes(move),
      lit: (view) => [star(view)],
      until: 'move',
    },
    {
      text: () => say('guide-scored'),
      lit: objects,
      until: 'commit',
    },
    {
      text: () => say('guide-goals'),
      lit: objects,
      until: 'read',
    },
    {
      text: () => say('guide-free'),
      until: 'move',
    },
    {
      text: () => say('guide-basic'),
      until: 'commit',
    },
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
