// The file that is worked at, for the fields of a picture editor: each knows its place in the file, and no more.

import { getContext, setContext } from 'svelte';
import type { PackProblem } from '../engine/protocol';
import { isWithin, valueAt, withValue } from './json';
import { describedAt, limitsAt, type Described, type Limits } from './limits';

export interface OpenFile {
  at(place: string): unknown;
  /** Puts a value at a place; undefined takes it away. */
  put(place: string, value: unknown): void;
  /** Several changes as one. */
  putAll(changes: readonly (readonly [place: string, value: unknown])[]): void;
  /** What the check says of a place; `whole`: and of all that lies in it. */
  problems(place: string, whole?: boolean): PackProblem[];
  /** As the file's description has them. */
  limits(place: string): Limits;
  /** Whether the file's description knows such a place at all. */
  knows(place: string): boolean;
  /** Something else stands there than in the game's own content. */
  changed(place: string): boolean;
}

interface Given<V> {
  readonly values: V;
  readonly standard: V;
  readonly problems: readonly PackProblem[];
  readonly schema: Described;
  readonly onchange: (next: V) => void;
}

const key = Symbol('file');

/** For the fields of an editor; `given` reads the editor's properties of the moment. */
export function openFile<V>(given: () => Given<V>): OpenFile {
  const made: OpenFile = {
    at: (place) => valueAt(given().values, place),
    put: (place, value) => made.putAll([[place, value]]),
    putAll(changes) {
      const { values, onchange } = given();
      onchange(changes.reduce((whole, [place, value]) => withValue(whole, place, value), values));
    },
    problems: (place, whole = false) => given().problems.filter((one) => (whole ? isWithin(one.place, place) : one.place === place)),
    limits: (place) => limitsAt(given().schema, given().values, place),
    knows: (place) => describedAt(given().schema, given().values, place).length > 0,
    changed: (place) => JSON.stringify(valueAt(given().values, place)) !== JSON.stringify(valueAt(given().standard, place)),
  };
  return setContext(key, made);
}

export const file = (): OpenFile => getContext<OpenFile>(key);
