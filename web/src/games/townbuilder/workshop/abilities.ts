// What abilities are put together from: when they count, what they do, and what each effect has to say besides.

import { objectOf, oneOf, textOf } from '../../../fields/json';

export const timings = ['row', 'build', 'star', 'scoring'] as const;
export type Timing = (typeof timings)[number];

const usable = ['take', 'reveal', 'add_to_row', 'replace', 'resources', 'gold', 'judge', 'complete', 'protect', 'copy'] as const;
const scoring = ['per_building', 'per_type', 'if_award', 'change_type', 'extra_type'] as const;
const effects = ['worth_two', ...usable, ...scoring] as const;
export type Effect = (typeof effects)[number];

/** What can be done at that time. */
export function effectsAt(timing: Timing): readonly [Effect, ...Effect[]] {
  return timing === 'row' ? ['worth_two'] : timing === 'scoring' ? scoring : usable;
}
/** The crest has no copy: it is no building. */
export const crestEffects: readonly Effect[] = usable.filter((effect) => effect !== 'copy');

/** What an effect has to say, with what it says at first. */
const facts: Readonly<Record<Effect, Readonly<Record<string, unknown>>>> = {
  worth_two: {},
  take: { from: 'row', as: ['gold'] },
  reveal: { cards: 3, as: ['resource'] },
  add_to_row: { cards: 1 },
  replace: { cards: 2, price: 0 },
  resources: { most: 1 },
  gold: { amount: 1 },
  judge: {},
  complete: { most_cost: 2 },
  protect: {},
  copy: {},
  per_building: { points: 1, which: {} },
  per_type: { points: 1 },
  if_award: { points: 3 },
  change_type: {},
  extra_type: {},
};

export const takings = ['resource', 'gold', 'foundation'] as const;
export const conditions = ['any', 'commerce', 'social', 'housing', 'culture', 'military'] as const;

export const effectOf = (ability: unknown): Effect | undefined => effects.find((effect) => effect === objectOf(ability)['effect']);
export const timingOf = (ability: unknown): Timing | undefined => timings.find((timing) => timing === objectOf(ability)['kind']);

/** Whether it may be bound to what was completed this turn; a copy takes over what it copies. */
export const hasCondition = (effect: Effect): boolean => effect !== 'copy' && usable.some((one) => one === effect);

/** An ability of that kind and effect; what the one before it says is kept where it fits. */
export function abilityWith(before: unknown, effect: Effect, timing?: Timing): Readonly<Record<string, unknown>> {
  const old = objectOf(before);
  const kept = Object.entries(facts[effect]).map(([name, value]): [string, unknown] => [name, fits(effect, name, old) ? old[name] : value]);
  const completed = hasCondition(effect) && old['if_completed'] !== undefined ? { if_completed: old['if_completed'] } : {};
  const discards = hasCondition(effect) && timing === 'star' && old['discards'] !== undefined ? { discards: old['discards'] } : {};
  return { ...(timing === undefined ? {} : { kind: timing }), effect, ...Object.fromEntries(kept), ...completed, ...discards };
}

/** Two effects may count cards, but not equally many. */
const fits = (effect: Effect, name: string, old: Readonly<Record<string, unknown>>): boolean => old[name] !== undefined && !(name === 'cards' && effect === 'replace' && old['effect'] !== 'replace');

/** The same ability at another time, with the first effect of that time where it cannot stay. */
export function abilityAt(before: unknown, timing: Timing): Readonly<Record<string, unknown>> {
  const effect = oneOf(effectsAt(timing), textOf(objectOf(before)['effect']));
  return abilityWith(before, effect, timing);
}

/** The traits of buildings that can be asked for; those with a number say at first how large it is. */
export const traits = { least_cost: 3, most_cost: 2, least_points: 4, most_points: 1, has: 'ability' } as const;
export type Trait = keyof typeof traits;
export const traitNames: readonly Trait[] = ['least_cost', 'most_cost', 'least_points', 'most_points', 'has'];

/** What awards are for, with what they say at first. */
export const needs = ['buildings', 'costs', 'types', 'gold', 'completed'] as const;
export type Need = (typeof needs)[number];
const needFacts: Readonly<Record<Need, Readonly<Record<string, unknown>>>> = {
  buildings: { count: 3, which: {} },
  costs: { costs: [1, 2, 3] },
  types: { count: 4 },
  gold: { count: 4 },
  completed: { count: 2 },
};

/** An award that asks for something else; its name stays, and so does a number. */
export function awardWith(before: unknown, need: Need): Readonly<Record<string, unknown>> {
  const old = objectOf(before);
  const most = need === 'types' ? 5 : Infinity;
  const kept = Object.entries(needFacts[need]).map(([name, value]): [string, unknown] => {
    const there = old[name];
    return [name, there === undefined || (typeof there === 'number' && there > most) ? value : there];
  });
  return { name: textOf(old['name']), needs: need, ...Object.fromEntries(kept) };
}
