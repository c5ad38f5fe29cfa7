import type { MoveBase, Seat } from '../protocol';

export type Resource = 'wood' | 'stone' | 'straw';
export type CardType = 'commerce' | 'social' | 'housing' | 'culture' | 'military';

/** What taking a card makes of it. */
export type Taking =
  | { effect: 'start'; card: string }
  | { effect: 'gain'; card: string; under: string }
  | { effect: 'gold'; card: string };

export type TownBuilderEffect =
  | Taking
  | { effect: 'replace'; cards: string[] }
  | { effect: 'resources'; resources: Resource[]; under: string }
  | { effect: 'complete'; card: string }
  | { effect: 'protect'; card: string }
  /** Whatever the ability's text says, without a choice. */
  | { effect: 'other' };

export type TownBuilderMove = MoveBase &
  (
    | { kind: 'start'; card: string }
    | { kind: 'gain'; card: string; under: string }
    | { kind: 'gold'; card: string; worth: number }
    /** `user` null: the crest. `copies`: the building whose ability is borrowed. */
    | ({ kind: 'use'; user: string | null; copies: string | null } & TownBuilderEffect)
    | { kind: 'claim'; award: string }
    | { kind: 'end_turn' }
    | { kind: 'none' }
    | { kind: 'discard'; cards: string[] }
    | { kind: 'declare'; card: string; type: CardType }
  );

export interface TownBuilderCard {
  number: number;
  type: CardType;
  gold: number;
  resources: Resource[];
  points: number;
  gives: (Resource | 'gold')[];
  ability: { kind: string; text: string } | null;
}

export interface TownBuilderSeat {
  buildings: string[];
  foundations: {
    name: string;
    under: string[];
    tokens: Resource[];
    missing: number;
    accepts: Resource[];
  }[];
  gold: number;
  gold_cards: { name: string; worth: number }[];
  gold_tokens: number;
  awards: string[];
  score: number;
}

export interface TownBuilderPosition {
  phase: 'setup' | 'refill' | 'act' | 'draw' | 'choose' | 'closing' | 'declare' | 'over';
  active: Seat | null;
  first: Seat | null;
  actions: number;
  star_used: boolean;
  completed: number;
  ready: string[];
  row: { name: string; protected_by: Seat[] }[];
  revealed: string[];
  reveal_as: ('resource' | 'gold' | 'foundation')[];
  declares: string | null;
  deck: number;
  deck_judges: number;
  discard: string[];
  runs: number;
  runs_to_end: number;
  ending: 'no' | 'triggered' | 'last_round';
  judges: { number: number; type: CardType; claimed_by: Seat[] }[];
  judge_points: number;
  award_points: number;
  crest: string;
  awards: { name: string; text: string; held_by: Seat[]; open: boolean }[];
  seats: TownBuilderSeat[];
  /** Every card that is not in the deck, by name. */
  cards: Record<string, TownBuilderCard>;
}
