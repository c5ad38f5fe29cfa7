import type { TowniesObject } from '../../../engine/games/townies';

/** In the order of the white die. */
export const objects: readonly TowniesObject[] = ['court', 'windmill', 'station', 'bike', 'bank', 'square'];

export interface GoalData {
  name: string;
  /** What it counts. */
  text: string;
  /** Points for 1, 2, ... */
  chart: readonly number[];
}

export interface ObjectScoring {
  object: TowniesObject;
  name: string;
  /** What each neighbour is that counts. */
  counts: string;
  each: number;
  extra: number;
}
