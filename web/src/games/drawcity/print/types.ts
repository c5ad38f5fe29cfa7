import type { DrawCityType } from '../../../engine/games/drawcity';
import type { Colour } from '../../../sketch';

/** On cards only: on the plan colours are the players'. */
export const colourOf: Readonly<Record<DrawCityType, Colour>> = { house: 'red', shop: 'blue', factory: 'brown', park: 'green' };
