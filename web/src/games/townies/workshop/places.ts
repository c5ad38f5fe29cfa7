import { objectOf } from '../../../fields/json';

/** The places of all goal cards, everybody's own first. */
export const goalPlaces = (values: unknown): string[] => ['individual', 'additional'].flatMap((group) => Object.keys(objectOf(objectOf(values)[group])).map((key) => `${group}.${key}`));
