import type { MoveOf, Tutorial, ViewOf } from '../board';
import { say } from './words';

type Move = MoveOf<'drawcity'>;
type View = ViewOf<'drawcity'>;

const starts = (view: View) =>
  view.position.spaces.flat().flatMap((space) => (space.start ? [space.name] : []));
const mine = (view: View) =>
  view.position.spaces.flat().flatMap((space) => (space.owner === view.you ? [space.name] : []));
const online = (view: View) =>
  view.position.spaces.flat().flatMap((space) => (space.internet ? [space.name] : []));
/** Builds that get internet, or all if none does. */
const connected = (view: View): readonly Move[] => {
  const found = view.moves.filter((move) => move.kind === 'build' && move.internet);
  return found.length > 0 ? found : view.moves;
};
/** The builds that bring most at once. */
const best = (view: View): readonly Move[] => {
  const builds = view.moves.flatMap((move) => (move.kind === 'build' ? [move] : []));
  const most = Math.max(...builds.map((move) => move.gain));
  const found = builds.filter((move) => move.gain === most);
  return found.length > 0 ? found : view.moves;
};

export const tutorial: Tutorial<'drawcity'> = {
  seed: 5,
  seats: [
    { occupant: 'human', name: 'Ada' },
    { occupant: 'bot', bot: 'easy', name: 'Mason' },
  ],
  options: { first: '0' },
  steps: [
    {
      text: () => say('guide-plan'),
      lit: starts,
      until: 'read',
    },
    {
      text: () => say('guide-hand'),
      until: 'read',
    },
    {
      text: () => say('guide-connect'),
      allow: (move, view) => connected(view).includes(move),
      lit: starts,
      until: 'move',
    },
    {
      text: () => say('guide-order'),
      lit: mine,
      until: 'read',
    },
    {
      text: () => say('guide-spread'),
      allow: (move, view) => connected(view).includes(move),
      lit: online,
      until: 'move',
    },
    {
      text: () => say('guide-best'),
      allow: (move, view) => best(view).includes(move),
      lit: (view) => best(view).flatMap((move) => move.spaces.slice(0, 1)),
      until: 'move',
    },
    {
      text: () => say('guide-goals'),
      until: 'read',
    },
    {
      text: () => say('guide-free'),
      until: 'move',
    },
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
