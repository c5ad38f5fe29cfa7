// Made from the C++ sources by `scripts/schema`: change them, not this file.

declare module '../content' {
  interface Contents {
    townies: {
      'bonuses.json': TowniesBonuses;
      'goals.json': TowniesGoals;
      'map.json': TowniesMap;
      'objects.json': TowniesObjects;
      'shapes.json': TowniesShapes;
      'solo.json': TowniesSolo;
    };
  }
}

export interface Provenance {
  /** source: as printed; reconstructed: made to fit what is known; learned: by programs */
  kind: 'source' | 'reconstructed' | 'learned';
  /** what comes from where, in a few sentences */
  text: string;
}

export interface TowniesBonusCard {
  name: string;
  /** what it does, for languages that lack our words */
  text: string;
}

/** The bonus cards: what an Object on a star space is good for. */
export interface TowniesBonuses {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** for an Object on a star, with Stable Soil */
  stable_soil_points: number;
  cards: Record<'stable-soil' | 'funding' | 'rezoning' | 'second-draft', TowniesBonusCard>;
}

export interface TowniesGoalCard {
  name: string;
  /** what it counts, for languages that lack our words */
  text: string;
  /** points for a count of 1, 2, ..., never falling; the last entry also serves for more */
  chart: number[];
}

/** The goal cards. */
export interface TowniesGoals {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** everybody's own: about the starting colour */
  individual: Record<'specialization' | 'standardization', TowniesGoalCard>;
  /** one of them is for all */
  additional: Record<'crossroads' | 'recreational-areas' | 'downtown' | 'suburbs' | 'hub' | 'surroundings' | 'symmetry' | 'triangle' | 'urban-routes' | 'wind-rose', TowniesGoalCard>;
}

/** The map sheet: a hexagon in columns A to K, or a part of it; a column's spaces are numbered from the top of the hexagon, so that F6 is the middle. */
export interface TowniesMap {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** of the hexagon; smaller maps leave spaces out of it */
  side: number;
  /** spaces so near to the middle, or nearer, are the central area */
  central_distance: number;
  /** different spaces */
  stars: string[];
  /** spaces of the hexagon that this map does not have; those it has hang together by their sides. None if nothing is said */
  gaps?: string[];
  /** of the Object line: N Objects end the game; 9 if nothing is said */
  circles?: number;
}

export interface TowniesObjectScoring {
  name: string;
  /** for every neighbour that counts */
  each: number;
  /** earned once if its condition is met */
  extra: number;
}

/** What Objects score. */
export interface TowniesObjects {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** in the order of the white die: court, windmill, station, bike, bank, square */
  objects: TowniesObjectScoring[];
}

export interface TowniesShape {
  /** each name once */
  name: string;
  /** axial coordinates [q, r]: q counts columns to the right, r spaces down a column. They hang together by their sides */
  hexes: number[][];
}

/** The Shapes, each of four hexes. */
export interface TowniesShapes {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** all different, however they are turned or flipped */
  shapes: TowniesShape[];
  /** the Shapes on the faces 1 to 6, all different */
  die: string[];
}

export interface TowniesGrade {
  /** the fewest points it takes */
  least: number;
  /** what the townspeople say */
  text: string;
}

/** What the townspeople say after a solo game, and the fewest points it takes. */
export interface TowniesSolo {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** in rising order; the first begins at 0 points */
  grades: TowniesGrade[];
}
