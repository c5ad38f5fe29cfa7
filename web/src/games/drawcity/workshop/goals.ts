// What municipal goals can ask for, and what each rule has to say besides.

import { numberOf, objectOf, textOf } from '../../../fields/json';

export const rules = [
  'group',
  'group on streets',
  'streets',
  'two groups',
  'on a street',
  'on each of streets',
  'in a row',
  'columns',
  'districts',
  'apart',
  'internet',
  'beside types',
  'beside others',
  'types on a street',
  'square of types',
] as const;
export type Rule = (typeof rules)[number];

export const types = ['house', 'shop', 'factory', 'park'] as const;
export const piles = [...types, 'other'] as const;
export type Pile = (typeof piles)[number];
export const subjects = [...types, 'any'] as const;
export type Subject = (typeof subjects)[number];

export type Fact = 'count' | 'other' | 'many' | 'from';
/** What a rule counts, with what it says at first. */
const facts: Readonly<Record<Rule, Readonly<Partial<Record<Fact, number>>>>> = {
  group: { count: 4 },
  'group on streets': { count: 3 },
  streets: { count: 4, many: 5, from: 7 },
  'two groups': { count: 3, other: 2 },
  'on a street': { count: 3 },
  'on each of streets': { count: 2, other: 2 },
  'in a row': { count: 3 },
  columns: { count: 6 },
  districts: { count: 5 },
  apart: { count: 4 },
  internet: { count: 3 },
  'beside types': { count: 2, other: 3 },
  'beside others': { count: 2, other: 3 },
  'types on a street': { count: 4 },
  'square of types': { count: 4 },
};

/** What a rule can be about. */
export function subjectsOf(rule: Rule): readonly Subject[] {
  if (rule === 'types on a street' || rule === 'square of types') return ['any'];
  return rule === 'beside types' || rule === 'beside others' ? types : subjects;
}

/** The most that may be asked for, so that no goal is out of reach by itself. */
const mostOf = (rule: Rule): number => {
  if (['group on streets', 'streets', 'on each of streets'].includes(rule)) return 5;
  if (['columns', 'in a row', 'on a street'].includes(rule)) return 9;
  if (rule === 'districts') return 5;
  return rule === 'types on a street' || rule === 'square of types' ? 4 : 20;
};

export const ruleOf = (goal: unknown): Rule => rules.find((rule) => rule === objectOf(goal)['rule']) ?? 'group';
export const pileOf = (goal: unknown): Pile => piles.find((pile) => pile === objectOf(goal)['pile']) ?? 'other';
export const subjectOf = (goal: unknown): Subject => subjects.find((subject) => subject === objectOf(goal)['type']) ?? 'any';
export const nameOf = (goal: unknown): string => textOf(objectOf(goal)['name']);
export const factOf = (goal: unknown, fact: Fact): number => numberOf(objectOf(goal)[fact]);

/** A goal with another rule: name and pile stay, and what it is about and counts, where the rule can say it. */
export function goalWith(before: unknown, rule: Rule): Readonly<Record<string, unknown>> {
  const possible = subjectsOf(rule);
  const old = subjectOf(before);
  const pile = pileOf(before);
  const type = possible.find((one) => one === old) ?? possible.find((one) => one === pile) ?? possible[0];
  const numbers = Object.entries(facts[rule]).map(([name, value]): [string, number] => {
    const there = numberOf(objectOf(before)[name], value);
    return [name, Math.min(there, name === 'count' ? mostOf(rule) : name === 'other' ? 4 : there)];
  });
  const made = Object.fromEntries(numbers);
  // Where more streets are in use, no fewer are asked for.
  if (made['many'] !== undefined) made['many'] = Math.max(made['many'], made['count'] ?? 1);
  return { name: nameOf(before), pile, type, rule, ...made };
}

/** A rule as part of a message's name. */
export type RuleKey = Rule extends infer R ? (R extends string ? Hyphened<R> : never) : never;
type Hyphened<S extends string> = S extends `${infer A} ${infer B}` ? `${A}-${Hyphened<B>}` : S;
const keys: Readonly<Record<Rule, RuleKey>> = {
  group: 'group',
  'group on streets': 'group-on-streets',
  streets: 'streets',
  'two groups': 'two-groups',
  'on a street': 'on-a-street',
  'on each of streets': 'on-each-of-streets',
  'in a row': 'in-a-row',
  columns: 'columns',
  districts: 'districts',
  apart: 'apart',
  internet: 'internet',
  'beside types': 'beside-types',
  'beside others': 'beside-others',
  'types on a street': 'types-on-a-street',
  'square of types': 'square-of-types',
};
export const keyOf = (rule: Rule): RuleKey => keys[rule];

/** Whether the count stands right before the things that are counted. */
export const countsThings = (rule: Rule): boolean => ['on a street', 'on each of streets', 'in a row', 'apart', 'internet', 'beside types', 'beside others'].includes(rule);
