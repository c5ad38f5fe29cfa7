import type { CityPlannerKind } from '../../engine/games/cityplanner';
import type { Colour } from '../../sketch';

export const kinds: readonly CityPlannerKind[] = ['green', 'red', 'blue', 'yellow', 'mixed', 'purple', 'black'];

/** The marker of each kind; a mixed block is drawn with two. */
export const colourOf: Readonly<Record<CityPlannerKind, Colour>> = {
  green: 'green',
  blue: 'blue',
  mixed: 'green',
  purple: 'purple',
  yellow: 'yellow',
  red: 'red',
  black: 'grey',
};

interface Symbol {
  /** Filled with the marker's colour, on a sheet of 24 x 24. */
  solid: string;
  /** The second colour of a mixed block. */
  second?: string;
  /** Thin lines over it, in the colour of the paper. */
  cut?: string;
}

/** One silhouette per kind, so that a kind is told by its shape and not by its colour alone. */
export const symbolOf: Readonly<Record<CityPlannerKind, Symbol>> = {
  green: { solid: 'M2.5 12.5 12 4l9.5 8.5H19V21H5v-8.500Z', cut: 'M12 21v-5' },
  blue: { solid: 'M4 4h16l2 6.500h-2V21H4V10.500H2Z', cut: 'M2.500 10.500h19M8 14h4v4.500H8Z' },
  mixed: {
    solid: 'M3 11 12 3l9 8Z',
    second: 'M3 12.500h18l-1.500 3V21h-15v-5.500Z',
    cut: 'M12 21v-4',
  },
  purple: { solid: 'M2 9.500 12 3l10 6.500V11H2ZM4 12h3v6H4Zm6.500 0h3v6h-3Zm6.500 0h3v6h-3ZM2.500 19h19v2.500h-19Z' },
  yellow: { solid: 'M2.500 21V11.500L8 8.500v3l5.500-3v3l2-1 .7-7.500h3.600L21.500 21Z', cut: 'M6 16.500h2.500m3 0H14' },
  red: { solid: 'M6.500 2.500h11V21.500h-11Z', cut: 'M9.500 6.500h1m3 0h1m-5 4h1m3 0h1m-5 4h1m3 0h1M12 21.500v-3' },
  black: { solid: 'M3.500 3.500h17v17h-17Z', cut: 'M9.500 17.500v-11h3.500a3 3 0 0 1 0 6H9.500' },
};
