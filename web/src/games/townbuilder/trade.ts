import type { TownBuilderType, TownBuilderResource } from '../../engine/games/townbuilder';
import type { Colour } from '../../sketch';

export const types: readonly TownBuilderType[] = ['commerce', 'social', 'housing', 'culture', 'military'];

export const colourOf: Readonly<Record<TownBuilderType, Colour>> = {
  commerce: 'yellow',
  social: 'blue',
  housing: 'red',
  culture: 'purple',
  military: 'green',
};

interface Sign {
  /** Filled, on a sheet of 24 x 24. */
  d: string;
  /** Lines over it in the colour of the paper. */
  cut?: string;
  colour: Colour | 'ink';
}

/** A basket, a mug, a house, columns, a shield: types are told by shape, not by colour alone. */
export const typeSigns: Readonly<Record<TownBuilderType, Sign>> = {
  commerce: { d: 'M3 10h3.500L11 3h2l4.500 7H21l-2 11H5ZM9 10h6l-3-4.800Z', cut: 'M9 13.500v4m3-4v4m3-4v4', colour: 'yellow' },
  social: { d: 'M4 7h11v3h2.500a3.500 3.500 0 0 1 0 7H15v3H4Zm11 5v3h2a1.500 1.500 0 0 0 0-3ZM5 3h1.600v2.500H5Zm4 0h1.600v2.500H9Z', colour: 'blue' },
  housing: { d: 'M2.500 12.500 12 4l9.500 8.500H19V21H5v-8.500Z', cut: 'M12 21v-5', colour: 'red' },
  culture: { d: 'M2 9.500 12 3l10 6.500V11H2ZM4 12h3v6H4Zm6.500 0h3v6h-3Zm6.500 0h3v6h-3ZM2.500 19h19v2.500h-19Z', colour: 'purple' },
  military: { d: 'M12 2.500 20.500 5.500V12c0 5-4.500 8-8.500 9.500C8 20 3.500 17 3.500 12V5.500Z', cut: 'M12 7v9M8 11h8', colour: 'green' },
};

export const goodSigns: Readonly<Record<TownBuilderResource | 'gold', Sign>> = {
  wood: { d: 'M7 6h13v12H7a6 6 0 0 1 0-12Z', cut: 'M7 9.500a2.500 2.500 0 1 0 .1 0M13 9h5m-3 6h3', colour: 'brown' },
  stone: { d: 'M2.500 20 5 10l7-5.500 6.500 4L21.500 20Z', cut: 'M9 11l4 3 5-2', colour: 'grey' },
  straw: { d: 'M12 22 5 5l4 2 3-5 3 5 4-2Z', cut: 'M8 14h8', colour: 'yellow' },
  gold: { d: 'M12 2.500a9.500 9.500 0 1 0 .1 0Z', cut: 'M12 7v10M9.500 9.500h5m-5 5h5', colour: 'yellow' },
};

/** What kind of ability: a hammer, a star, a wreath, a coin. */
export const abilitySigns: Readonly<Record<string, string>> = {
  build: 'M4 20.500 13 11.500M10.500 5l3.500-2.500 7 7L18.500 13Z',
  star: 'm12 3.200 2.600 5.600 6.100.700-4.500 4.200 1.200 6L12 16.700l-5.400 3 1.200-6-4.500-4.200 6.100-.700Z',
  scoring: 'M7.500 4h9v6a4.500 4.500 0 0 1-9 0ZM12 14.500V18m-4 2.500h8M7.500 5.500h-4c0 4 1.500 5.500 4.300 5.500M16.500 5.500h4c0 4-1.500 5.500-4.300 5.500',
  row: 'M12 3.500a8.500 8.500 0 1 0 .1 0M12 8v8m-2.500-6h5m-5 4h5',
};
