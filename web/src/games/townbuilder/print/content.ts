import type { TownBuilderResource, TownBuilderTiming, TownBuilderType } from '../../../engine/games/townbuilder';

/** The game's content files, as far as sheets show them. */
export interface CardsFile {
  cards: readonly {
    name: string;
    type: TownBuilderType;
    gold: number;
    resources: readonly TownBuilderResource[];
    points: number;
    gives: readonly (TownBuilderResource | 'gold')[];
    ability?: { kind: TownBuilderTiming };
  }[];
}
export type TownCardData = CardsFile['cards'][number];

export interface TableFile {
  award_points: number;
  judge_points: number;
  awards_in_play: number;
  players: readonly { judges_open: number; judges_in_deck: readonly unknown[]; runs: number; cards_out: number }[];
  judges: readonly TownBuilderType[];
  solo: { grades: readonly { least: number }[] };
}
