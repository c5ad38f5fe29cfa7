// What an editor hands to its controls: the file, what the check says of it, and the way to change it.

import { getContext, setContext } from 'svelte';
import { valueAt, withValue } from './json';
import { limitsAt, type Described, type Limits } from './limits';
import { problemsAt, type Trouble } from './problems';

export interface Bench {
  at(place: string): unknown;
  /** Puts a value at a place; undefined takes it away. */
  put(place: string, value: unknown): void;
  /** Several changes as one. */
  putAll(changes: readonly (readonly [place: string, value: unknown])[]): void;
  troubles(place: string, whole?: boolean): Trouble[];
  /** As the file's description has them. */
  limits(place: string): Limits;
}

interface Given<V> {
  readonly values: V;
  readonly problems: readonly Trouble[];
  readonly schema: Described;
  readonly onchange: (next: V) => void;
}

const key = Symbol('bench');

/** For the controls of an editor; `given` reads the editor's properties of the moment. */
export function layOut<V>(given: () => Given<V>): Bench {
  const made: Bench = {
    at: (place) => valueAt(given().values, place),
    put: (place, value) => made.putAll([[place, value]]),
    putAll(changes) {
      const { values, onchange } = given();
      onchange(changes.reduce((whole, [place, value]) => withValue(whole, place, value), values));
    },
    troubles: (place, whole) => problemsAt(given().problems, place, whole),
    limits: (place) => limitsAt(given().schema, given().values, place),
  };
  return setContext(key, made);
}

export const bench = (): Bench => getContext<Bench>(key);
