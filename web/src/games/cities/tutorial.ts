import type { Tutorial, ViewOf } from '../board';
import { fieldsOf } from './city';
import { say } from './words';

/** What lies on a field of the learner's city. */
const kindAt = (view: ViewOf<'cities'>, field: string) => fieldsOf(view.position.seats[view.you ?? 0]).get(field);

/**
 * Alone, the start and three rounds: a zone, a walk, a view from a terrace. With this seed the first tile has parks, the
 * third terraces that look at water, however they are laid.
 */
export const tutorial: Tutorial<'cities'> = {
  seed: 191,
  seats: [{ occupant: 'human', name: 'Ada' }],
  options: { level: '2' },
  steps: [
    {
      text: () => say('guide-city'),
      until: 'read',
    },
    {
      text: () => say('guide-first'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-second'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-third'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-commit'),
      until: 'commit',
    },
    {
      text: () => say('guide-lay'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-tourist'),
      allow: (move, view) => move.kind === 'tourist' && kindAt(view, move.field) !== 'T',
      lit: (view) => view.position.last_tile,
      until: 'move',
    },
    {
      text: () => say('guide-earned'),
      until: 'commit',
    },
    {
      text: () => say('guide-grow'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-move'),
      until: 'move',
    },
    {
      text: () => say('guide-done'),
      until: 'commit',
    },
    {
      text: () => say('guide-water'),
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: () => say('guide-terrace'),
      allow: (move, view) => move.kind === 'tourist' && kindAt(view, move.field) === 'T',
      lit: (view) => view.position.last_tile.filter((field) => kindAt(view, field) === 'T'),
      until: 'move',
    },
    {
      text: () => say('guide-view'),
      lit: (view) => view.position.seats[view.you ?? 0]?.tourists ?? [],
      until: 'commit',
    },
    {
      text: () => say('guide-end'),
      until: 'read',
    },
  ],
};
