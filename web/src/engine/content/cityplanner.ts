// Made from the C++ sources by `scripts/schema`: change them, not this file.

declare module '../content' {
  interface Contents {
    cityplanner: {
      'cards.json': CityPlannerCards;
      'charts.json': CityPlannerCharts;
    };
  }
}

export interface Provenance {
  /** source: as printed; reconstructed: made to fit what is known; learned: by programs */
  kind: 'source' | 'reconstructed' | 'learned';
  /** what comes from where, in a few sentences */
  text: string;
}

export type CityPlannerKind = 'green' | 'blue' | 'mixed' | 'purple' | 'yellow' | 'red' | 'black';

/** Which building each face of a card's die stands on. */
export interface CityPlannerCards {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** card 1 first; each has its buildings for the faces 1 to 6 */
  cards: CityPlannerKind[][];
}

export interface CityPlannerChangeRule {
  /** how many different ones a turn */
  dice: number;
  /** dollars for each */
  price: number;
}

export interface CityPlannerTownHall {
  dollars: number;
  rerolls: number;
}

export interface CityPlannerGrade {
  name: string;
  /** the fewest VP it takes */
  least: number;
}

/** The numbers of the rules. */
export interface CityPlannerCharts {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** fewer make a shorter game */
  rounds: number;
  /** dollars */
  start_money: number;
  /** what it takes to change dice */
  change: CityPlannerChangeRule;
  /** what each purple brings */
  town_hall: CityPlannerTownHall;
  /** for each parked building */
  parking_dollars: number;
  /** dollars for a lone red or yellow */
  fee: number;
  /** at the end */
  dollars_per_vp: number;
  /** solo, in rising order; the first begins at 0 VP */
  grades: CityPlannerGrade[];
  /** VP of a green with 0, 1, 2, ... reds; the last entry also for more */
  green_vp: number[];
  /** dollars of a blue with 0, 1, 2, ... yellows; the last entry also for more */
  blue_dollars: number[];
}
