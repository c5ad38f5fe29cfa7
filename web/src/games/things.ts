// The contract of a game's `things.ts`: a picture of each thing that players know, for reports of the lab. `scripts/pictures.mjs`
// draws them when the page is built, and keeps them beside the content.

import type { Component } from 'svelte';

export interface Thing {
  /** As the game calls it in English. */
  name: string;
  /** What its drawing goes into: x, y, width, height. */
  box: readonly [number, number, number, number];
  Picture: Component<Record<string, unknown>>;
  props: object;
}

/** A content file of the game. */
export type ThingFiles = <T>(name: string) => T;

export const thing = <P extends object>(name: string, box: Thing['box'], Picture: Component<P>, props: P): Thing => ({ name, box, Picture: Picture as unknown as Thing['Picture'], props });
