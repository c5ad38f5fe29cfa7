// What a file's description says of a place: how low and high a number may be, how short and long a list.

import { listOf, objectOf, stepsOf, valueAt } from './json';

/** As much of JSON Schema as is asked for here. */
export interface Described {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Described>>;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: boolean | Described;
  readonly items?: Described;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
}

export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** A description, and those of its cases that the value is one of. */
function casesOf(described: Described, root: Described, value: unknown): Described[] {
  const name = described.$ref?.split('/').at(-1);
  const meant = name === undefined ? described : (root.$defs?.[name] ?? {});
  const tagged = Object.entries(meant.properties ?? {}).every(([key, one]) => one.const === undefined || objectOf(value)[key] === one.const);
  if (!tagged) return [];
  const inner = [...(meant.oneOf ?? []), ...(meant.anyOf ?? []), ...(meant.allOf ?? [])];
  return [meant, ...inner.flatMap((one) => casesOf(one, root, value))];
}

/** The descriptions of a place, each case that its values are one of. */
export function describedAt(root: Described, values: unknown, place: string): Described[] {
  let found = casesOf(root, root, values);
  let way = '';
  for (const step of stepsOf(place)) {
    way += typeof step === 'number' ? `[${step}]` : `.${step}`;
    const value = valueAt(values, way);
    found = found.flatMap((one) => {
      const more = typeof one.additionalProperties === 'object' ? one.additionalProperties : undefined;
      const next = typeof step === 'number' ? one.items : (one.properties?.[step] ?? more);
      return next ? casesOf(next, root, value) : [];
    });
  }
  return found;
}

/** Of a number its least and most, of a list its fewest and most entries; without a description, any. */
export function limitsAt(root: Described, values: unknown, place: string): Limits {
  const isList = listOf(valueAt(values, place)).length > 0;
  const cases = describedAt(root, values, place);
  const found = cases.find((one) => (isList ? one.maxItems !== undefined : one.minimum !== undefined || one.maximum !== undefined || one.maxItems !== undefined));
  return { least: found?.minimum ?? found?.minItems ?? 0, most: found?.maximum ?? found?.maxItems ?? 10000 };
}
