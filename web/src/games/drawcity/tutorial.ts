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
/** Factories with internet: a goal asks for three of them. */
const isOnlineFactory = (move: Move) => move.kind === 'build' && move.type === 'factory' && move.internet;
const completes = (move: Move) => move.kind === 'build' && move.goals.length > 0;
/** The builds that bring most at once; with one pair of cards, so that every one of them can be clicked. */
const best = (view: View): readonly Move[] => {
  const builds = view.moves.flatMap((move) => (move.kind === 'build' ? [move] : []));
  const most = Math.max(...builds.map((move) => move.gain));
  const first = builds.find((move) => move.gain === most);
  const found = builds.filter((move) => move.gain === most && move.number === first?.number && move.type === first.type);
  return found.length > 0 ? found : view.moves;
};

/**
 * Against a bot, four turns: an internet start, a neighbour of it, a goal, the best place. With this seed the hand has a
 * factory in the first three turns, wherever they are built, and three of them with internet are a goal.
 */
export const tutorial: Tutorial<'drawcity'> = {
  seed: 25,
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
      allow: isOnlineFactory,
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
      allow: isOnlineFactory,
      lit: online,
      until: 'move',
    },
    {
      text: () => say('guide-goals'),
      lit: mine,
      until: 'read',
    },
    {
      text: () => say('guide-complete'),
      allow: completes,
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
      text: () => say('guide-free'),
      until: 'move',
    },
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
