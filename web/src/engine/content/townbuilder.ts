// Made from the C++ sources by `scripts/schema`: change them, not this file.

declare module '../content' {
  interface Contents {
    townbuilder: {
      'cards.json': TownBuilderCards;
      'table.json': TownBuilderTable;
    };
  }
}

export interface Provenance {
  /** source: as printed; reconstructed: made to fit what is known; learned: by programs */
  kind: 'source' | 'reconstructed' | 'learned';
  /** what comes from where, in a few sentences */
  text: string;
}

export type TownBuilderType = 'commerce' | 'social' | 'housing' | 'culture' | 'military';

export type TownBuilderResource = 'wood' | 'stone' | 'straw';

export type TownBuilderGift = 'gold' | 'wood' | 'stone' | 'straw';

export interface TownBuilderEffectWorthTwo {
  effect: 'worth_two';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
}

export type TownBuilderTaking = 'resource' | 'gold' | 'foundation';

export interface TownBuilderEffectTake {
  effect: 'take';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  from: 'row' | 'discard';
  /** what a card may be taken as */
  as: TownBuilderTaking[];
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectReveal {
  effect: 'reveal';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** how many from the deck; one may be taken */
  cards: number;
  /** what a card may be taken as */
  as: TownBuilderTaking[];
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectAddToRow {
  effect: 'add_to_row';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** how many from the deck */
  cards: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectReplace {
  effect: 'replace';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** the most of the row */
  cards: number;
  /** in gold */
  price: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectResources {
  effect: 'resources';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** of any kinds, for one foundation */
  most: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectGold {
  effect: 'gold';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** in tokens */
  amount: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectJudge {
  effect: 'judge';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectComplete {
  effect: 'complete';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** of the foundation that is completed */
  most_cost: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

export interface TownBuilderEffectCopy {
  effect: 'copy';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
}

export interface TownBuilderEffectProtect {
  effect: 'protect';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
  /** of a star ability: the building is the price */
  discards?: 'itself';
}

/** Buildings that are all of this. */
export interface TownBuilderFilter {
  type?: TownBuilderType;
  /** printed */
  least_points?: number;
  /** printed */
  most_points?: number;
  /** gold and resources together */
  least_cost?: number;
  /** gold and resources together */
  most_cost?: number;
  has?: 'ability';
}

export interface TownBuilderEffectPerBuilding {
  effect: 'per_building';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  /** for each of these buildings */
  points: number;
  which: TownBuilderFilter;
}

export interface TownBuilderEffectPerType {
  effect: 'per_type';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  points: number;
}

export interface TownBuilderEffectIfAward {
  effect: 'if_award';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
  points: number;
}

export interface TownBuilderEffectChangeType {
  effect: 'change_type';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
}

export interface TownBuilderEffectExtraType {
  effect: 'extra_type';
  /** when it counts */
  kind: 'none' | 'row' | 'build' | 'star' | 'scoring';
}

export interface TownBuilderCard {
  /** letters and single blanks; each name once */
  name: string;
  type: TownBuilderType;
  /** paid to start it */
  gold: number;
  /** that complete it */
  resources: TownBuilderResource[];
  /** of the building */
  points: number;
  /** what the card is worth otherwise; two mean either */
  gives: TownBuilderGift[];
  ability?: TownBuilderEffectWorthTwo | TownBuilderEffectTake | TownBuilderEffectReveal | TownBuilderEffectAddToRow | TownBuilderEffectReplace | TownBuilderEffectResources | TownBuilderEffectGold | TownBuilderEffectJudge | TownBuilderEffectComplete | TownBuilderEffectCopy | TownBuilderEffectProtect | TownBuilderEffectPerBuilding | TownBuilderEffectPerType | TownBuilderEffectIfAward | TownBuilderEffectChangeType | TownBuilderEffectExtraType;
}

/** The town cards. A card's number in records is its place in this list, counted from 1. */
export interface TownBuilderCards {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  cards: TownBuilderCard[];
}

export interface TownBuilderSeating {
  /** how many lie open from the start */
  judges_open: number;
  /** for each judge in the deck, from top to bottom, how many town cards lie below it; "half" is half of the deck's, rounded down */
  judges_in_deck: ('half' | number)[];
  /** how often the deck runs out before the end is triggered */
  runs: number;
  /** town cards that nobody sees */
  cards_out: number;
}

export interface TownBuilderCrestTake {
  effect: 'take';
  from: 'row' | 'discard';
  /** what a card may be taken as */
  as: TownBuilderTaking[];
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestReveal {
  effect: 'reveal';
  /** how many from the deck; one may be taken */
  cards: number;
  /** what a card may be taken as */
  as: TownBuilderTaking[];
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestAddToRow {
  effect: 'add_to_row';
  /** how many from the deck */
  cards: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestReplace {
  effect: 'replace';
  /** the most of the row */
  cards: number;
  /** in gold */
  price: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestResources {
  effect: 'resources';
  /** of any kinds, for one foundation */
  most: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestGold {
  effect: 'gold';
  /** in tokens */
  amount: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestJudge {
  effect: 'judge';
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestComplete {
  effect: 'complete';
  /** of the foundation that is completed */
  most_cost: number;
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderCrestProtect {
  effect: 'protect';
  /** only if a foundation, or one of this type, was completed this turn */
  if_completed?: 'any' | 'commerce' | 'social' | 'housing' | 'culture' | 'military';
}

export interface TownBuilderNeedCosts {
  needs: 'costs';
  /** a building of each of these costs */
  costs: number[];
}

export interface TownBuilderNeedBuildings {
  needs: 'buildings';
  /** how many */
  count: number;
  which: TownBuilderFilter;
}

export interface TownBuilderNeedTypes {
  needs: 'types';
  /** how many different ones */
  count: number;
}

export interface TownBuilderNeedGold {
  needs: 'gold';
  /** how much is stored */
  count: number;
}

export interface TownBuilderNeedCompleted {
  needs: 'completed';
  /** how many in one turn */
  count: number;
}

export type TownBuilderAwardFile = {
  /** letters and single blanks; each name once */
  name: string;
} & (TownBuilderNeedCosts | TownBuilderNeedBuildings | TownBuilderNeedTypes | TownBuilderNeedGold | TownBuilderNeedCompleted);

export interface TownBuilderGrade {
  name: string;
  /** the fewest points it takes */
  least: number;
}

export interface TownBuilderSolo {
  /** buildings of its type that claim a judge */
  judge_needs: number;
  /** cards of the row that are discarded at the end of a turn */
  closing_discard: number;
  /** titles in rising order; the first begins at 0 points */
  grades: TownBuilderGrade[];
}

/** What lies on the table beside the town cards, and the numbers of the rules. */
export interface TownBuilderTable {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** of each award */
  award_points: number;
  /** of each judge */
  judge_points: number;
  /** how many of the awards */
  awards_in_play: number;
  /** for 1, 2, 3 and 4 players */
  players: TownBuilderSeating[];
  /** the star ability of every player's crest */
  crest: TownBuilderCrestTake | TownBuilderCrestReveal | TownBuilderCrestAddToRow | TownBuilderCrestReplace | TownBuilderCrestResources | TownBuilderCrestGold | TownBuilderCrestJudge | TownBuilderCrestComplete | TownBuilderCrestProtect;
  /** the type that each prefers */
  judges: TownBuilderType[];
  awards: TownBuilderAwardFile[];
  solo: TownBuilderSolo;
}
