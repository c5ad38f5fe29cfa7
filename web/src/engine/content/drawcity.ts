// Made from the C++ sources by `scripts/schema`: change them, not this file.

declare module '../content' {
  interface Contents {
    drawcity: {
      'board.json': DrawCityBoard;
      'cards.json': DrawCityCards;
      'charts.json': DrawCityCharts;
      'goals.json': DrawCityGoals;
      'locations.json': DrawCityLocations;
    };
  }
}

export interface Provenance {
  /** source: as printed; reconstructed: made to fit what is known; learned: by programs */
  kind: 'source' | 'reconstructed' | 'learned';
  /** what comes from where, in a few sentences */
  text: string;
}

export interface DrawCityUpperStart {
  /** from the left */
  column: number;
  /** from the top */
  street: number;
}

export interface DrawCityLowerStart {
  /** from the left */
  column: number;
  /** from the last street in use */
  street_from_bottom: number;
}

export interface DrawCityInternet {
  upper: DrawCityUpperStart;
  lower: DrawCityLowerStart;
}

/** The board: eleven columns, at most ten streets, counted from the top left corner. */
export interface DrawCityBoard {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** with 2, 3, 4, 5, 6 players */
  streets: number[];
  /** the two spaces where it starts */
  internet: DrawCityInternet;
  /** columns of each, from the left: eleven in all */
  districts: number[];
}

/** How many cards there are of each kind. */
export interface DrawCityCards {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** of each type */
  developments: Record<'house' | 'shop' | 'factory' | 'park', number>;
  /** of 1, 2, ... 9 */
  numbers: number[];
}

export interface DrawCityParkBonus {
  /** the bonus is for games of up to N players */
  most_players: number;
  /** for each park */
  points: number;
}

export interface DrawCityDemandPoints {
  first: number;
  second: number;
}

/** What developments and modules are worth, in points. */
export interface DrawCityCharts {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** for each street a group stands on */
  house_street: number;
  /** for each type of development beside it */
  factory: number;
  /** for each development of somebody else beside it */
  park: number;
  /** with few players */
  park_bonus: DrawCityParkBonus;
  /** for each development with internet */
  internet: number;
  /** for each district */
  zoning: number;
  /** on each street, for the most of what it wants */
  demand: DrawCityDemandPoints;
  /** for each marked line that one is part of */
  neighborhood: number;
  /** a group of 1, 2, ...; the last entry also stands for more */
  houses: number[];
  /** 1, 2, ... on one street; the last entry also stands for more */
  shops: number[];
}

export interface DrawCityGoalGroup {
  rule: 'group';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalGroupOnStreets {
  rule: 'group on streets';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalStreets {
  rule: 'streets';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
  /** instead of count, when at least "from" streets are in use; no fewer than count */
  many: number;
  from: number;
}

export interface DrawCityGoalTwoGroups {
  rule: 'two groups';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
  /** the size of the second group */
  other: number;
}

export interface DrawCityGoalOnAStreet {
  rule: 'on a street';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalOnEachOfStreets {
  rule: 'on each of streets';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
  /** on how many streets */
  other: number;
}

export interface DrawCityGoalColumns {
  rule: 'columns';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalInARow {
  rule: 'in a row';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalBesideTypes {
  rule: 'beside types';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many of them */
  count: number;
  /** beside how many types */
  other: number;
}

export interface DrawCityGoalInternet {
  rule: 'internet';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalBesideOthers {
  rule: 'beside others';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many of them */
  count: number;
  /** beside how many developments of others */
  other: number;
}

export interface DrawCityGoalApart {
  rule: 'apart';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalDistricts {
  rule: 'districts';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalTypesOnAStreet {
  rule: 'types on a street';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export interface DrawCityGoalSquareOfTypes {
  rule: 'square of types';
  /** what it is about; "any" is all of one's developments */
  type: 'house' | 'shop' | 'factory' | 'park' | 'any';
  /** how many it asks for */
  count: number;
}

export type DrawCityGoalCard = {
  name: string;
  /** where its card is drawn from */
  pile: 'house' | 'shop' | 'factory' | 'park' | 'other';
} & (DrawCityGoalGroup | DrawCityGoalGroupOnStreets | DrawCityGoalStreets | DrawCityGoalTwoGroups | DrawCityGoalOnAStreet | DrawCityGoalOnEachOfStreets | DrawCityGoalColumns | DrawCityGoalInARow | DrawCityGoalBesideTypes | DrawCityGoalInternet | DrawCityGoalBesideOthers | DrawCityGoalApart | DrawCityGoalDistricts | DrawCityGoalTypesOnAStreet | DrawCityGoalSquareOfTypes);

/** The municipal goals. */
export interface DrawCityGoals {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** points of the scoring spaces */
  spaces: number[];
  /** with 2, 3, 4, 5, 6 players */
  spaces_used: number[];
  /** at least one of each pile */
  goals: DrawCityGoalCard[];
}

export interface DrawCityLocation {
  /** one of the colours of this file */
  colour: string;
  /** from the left */
  column: number;
}

/** The special locations. */
export interface DrawCityLocations {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** their names */
  colours: string[];
  /** for a set of 1, 2, ... 5 colours */
  points: number[];
  /** from the top down */
  streets: DrawCityLocation[][];
}
