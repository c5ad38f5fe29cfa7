// What a form does with a JSON Schema, apart from drawing it.

import type { Schema } from '../engine/content';
import { resolved } from '../games/workshop';

export type Kind =
  | { is: 'number'; least: number | undefined; most: number | undefined }
  | { is: 'text'; most: number | undefined }
  | { is: 'choice'; choices: readonly string[] }
  | { is: 'switch' }
  /** A word or a number. */
  | { is: 'either'; choices: readonly string[]; least: number | undefined; most: number | undefined }
  | { is: 'list'; item: Schema; least: number; most: number; simple: boolean }
  | { is: 'object'; members: readonly FormMember[] }
  /** One of several objects that are told apart by one member. */
  | { is: 'variants'; tag: string; variants: readonly { name: string; schema: Schema }[]; members: readonly FormMember[] }
  | { is: 'unknown' };

export interface FormMember {
  name: string;
  schema: Schema;
  required: boolean;
}

const isSimple = (kind: Kind) => ['number', 'text', 'choice', 'either', 'switch'].includes(kind.is);

function membersIn(schema: Schema, without = ''): FormMember[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => (name === without ? [] : [{ name, schema: inner, required: schema.required?.includes(name) ?? false }]));
}

/** The member whose value tells variants apart. */
const tagOf = (variants: readonly Schema[]) => Object.entries(variants[0]?.properties ?? {}).find(([, inner]) => inner.const !== undefined)?.[0];

export function kindOf(given: Schema, root: Schema): Kind {
  const schema = resolved(given, root);
  if (schema.enum) return { is: 'choice', choices: schema.enum };
  const variants = (schema.oneOf ?? schema.allOf?.[0]?.oneOf)?.map((one) => resolved(one, root));
  if (variants) {
    const tag = tagOf(variants);
    if (tag === undefined) return { is: 'unknown' };
    return { is: 'variants', tag, variants: variants.map((one) => ({ name: one.properties?.[tag]?.const ?? '', schema: one })), members: membersIn(schema) };
  }
  if (schema.anyOf) {
    const words = schema.anyOf.flatMap((one) => resolved(one, root).enum ?? []);
    const number = schema.anyOf.map((one) => resolved(one, root)).find((one) => one.type === 'integer');
    return words.length > 0 && number ? { is: 'either', choices: words, least: number.minimum, most: number.maximum } : { is: 'unknown' };
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return { is: 'number', least: schema.minimum, most: schema.maximum };
    case 'string':
      return { is: 'text', most: schema.maxLength };
    case 'boolean':
      return { is: 'switch' };
    case 'array':
      return schema.items ? { is: 'list', item: schema.items, least: schema.minItems ?? 0, most: schema.maxItems ?? Infinity, simple: isSimple(kindOf(schema.items, root)) } : { is: 'unknown' };
    case 'object':
      return schema.properties ? { is: 'object', members: membersIn(schema) } : { is: 'unknown' };
    default:
      return { is: 'unknown' };
  }
}

/** Whether a value is built as its schema says, whatever its numbers and words are: only then can it be drawn or edited. */
export function isSound(value: unknown, given: Schema, root: Schema): boolean {
  const kind = kindOf(given, root);
  const has = (members: readonly FormMember[]) =>
    members.every(({ name, schema, required }) => {
      const inner = (value as Record<string, unknown>)[name];
      return inner === undefined ? !required : isSound(inner, schema, root);
    });
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  switch (kind.is) {
    case 'number':
      return typeof value === 'number';
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'either':
      return typeof value === 'string' || typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((one) => isSound(one, kind.item, root));
    case 'object':
      return isObject && has(kind.members);
    case 'variants':
      return isObject && kind.variants.some(({ name }) => name === (value as Record<string, unknown>)[kind.tag]) && has([...kind.members, ...variantMembers(kind, value)]);
    case 'unknown':
      return true;
  }
}

/** A first value for something new. */
export function freshValue(given: Schema, root: Schema): unknown {
  const kind = kindOf(given, root);
  const all = (members: readonly FormMember[]) => Object.fromEntries(members.filter((one) => one.required).map((one) => [one.name, freshValue(one.schema, root)]));
  switch (kind.is) {
    case 'number':
      return kind.least ?? 0;
    case 'text':
      return '';
    case 'choice':
    case 'either':
      return kind.choices[0] ?? '';
    case 'switch':
      return false;
    case 'list':
      return Array.from({ length: kind.least }, () => freshValue(kind.item, root));
    case 'object':
      return all(kind.members);
    case 'variants':
      return { ...all(kind.members), ...variantValue(kind, kind.variants[0]?.name ?? '', root) };
    case 'unknown':
      return null;
  }
}

/** One of several objects, with its tag and what it needs. */
export function variantValue(kind: Extract<Kind, { is: 'variants' }>, name: string, root: Schema): Record<string, unknown> {
  const variant = kind.variants.find((one) => one.name === name);
  const members = variant ? membersIn(variant.schema, kind.tag).filter((one) => one.required) : [];
  return { [kind.tag]: name, ...Object.fromEntries(members.map((one) => [one.name, freshValue(one.schema, root)])) };
}

/** The members of the variant that a value is. */
export function variantMembers(kind: Extract<Kind, { is: 'variants' }>, value: unknown): readonly FormMember[] {
  const name = (value as Record<string, unknown> | null)?.[kind.tag];
  const variant = kind.variants.find((one) => one.name === name);
  return variant ? membersIn(variant.schema, kind.tag) : [];
}

/** The next entry of a list: like the last one, or a fresh one. */
export const nextEntry = (list: readonly unknown[], item: Schema, root: Schema): unknown => (list.length > 0 ? structuredClone(list.at(-1)) : freshValue(item, root));
