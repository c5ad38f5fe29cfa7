// Made from the C++ sources by `scripts/schema`: change them, not this file.

import type { TowniesMove, TowniesPosition } from './townies';
import type { CitiesMove, CitiesPosition } from './cities';
import type { CityPlannerMove, CityPlannerPosition } from './cityplanner';
import type { DrawCityMove, DrawCityPosition } from './drawcity';
import type { TownBuilderMove, TownBuilderPosition } from './townbuilder';

/** What each game sends of itself. */
export interface Games {
  townies: { position: TowniesPosition; move: TowniesMove };
  cities: { position: CitiesPosition; move: CitiesMove };
  cityplanner: { position: CityPlannerPosition; move: CityPlannerMove };
  drawcity: { position: DrawCityPosition; move: DrawCityMove };
  townbuilder: { position: TownBuilderPosition; move: TownBuilderMove };
}
