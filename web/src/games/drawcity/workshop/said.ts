// A goal in words, as its card says it.

import { countsThings, factOf, keyOf, ruleOf, subjectOf, type Rule, type Subject } from './goals';
import { say } from './words';

/** "house" or "houses", as the rule speaks of it. */
export const kindOf = (rule: Rule, type: Subject, count: number): string => say('kind', { type, n: countsThings(rule) ? count : 2 });

/** The sentence of a rule, with its numbers or with what stands in their places. */
export function ruleText(goal: unknown, stands: Readonly<Record<'count' | 'other' | 'many' | 'from' | 'type', string | number>>): string {
  const facts = { ...stands, n: factOf(goal, 'count'), m: factOf(goal, 'other') };
  return say(`rule-${keyOf(ruleOf(goal))}`, facts);
}

export function textOfGoal(goal: unknown): string {
  const count = factOf(goal, 'count');
  return ruleText(goal, { count, other: factOf(goal, 'other'), many: factOf(goal, 'many'), from: factOf(goal, 'from'), type: kindOf(ruleOf(goal), subjectOf(goal), count) });
}
