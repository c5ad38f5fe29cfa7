// Made from the C++ sources by `scripts/schema`: change them, not this file.

import type { MoveBase } from '../protocol';

declare module '../protocol' {
  interface Games {
    townbuilder: { position: TownBuilderPosition; move: TownBuilderMove };
  }
}

export type TownBuilderPhase = 'setup' | 'refill' | 'act' | 'draw' | 'choose' | 'closing' | 'declare' | 'over';

/** Counted from 0. */
export type Seat = number;

export interface TownBuilderRowCard {
  name: string;
  /** nobody else may take it, and nobody discard it */
  protected_by: Seat[];
}

export type TownBuilderTaking = 'resource' | 'gold' | 'foundation';

export type TownBuilderEnding = 'no' | 'triggered' | 'last_round';

export type TownBuilderType = 'commerce' | 'social' | 'housing' | 'culture' | 'military';

export interface TownBuilderJudge {
  /** from 1, as in draws */
  number: number;
  type: TownBuilderType;
  /** if it ended now */
  claimed_by: Seat[];
}

export interface TownBuilderAward {
  name: string;
  /** its name for people */
  title: string;
  /** what it needs */
  text: string;
  held_by: Seat[];
  /** somebody who does not hold it may still claim it */
  open: boolean;
}

export type TownBuilderResource = 'wood' | 'stone' | 'straw';

export interface TownBuilderFoundation {
  name: string;
  /** cards that lie under it as resources */
  under: string[];
  /** resources under it that are no cards */
  tokens: TownBuilderResource[];
  /** resources until it is complete */
  missing: number;
  /** which of them one more may be */
  accepts: TownBuilderResource[];
}

export interface TownBuilderGold {
  name: string;
  /** 1 or 2 gold */
  worth: number;
}

export interface TownBuilderSeat {
  buildings: string[];
  foundations: TownBuilderFoundation[];
  /** in all */
  gold: number;
  /** the oldest first */
  gold_cards: TownBuilderGold[];
  /** gold that is no card */
  gold_tokens: number;
  awards: string[];
  /** if it ended now */
  score: number;
}

export type TownBuilderGift = 'gold' | 'wood' | 'stone' | 'straw';

export type TownBuilderTiming = 'row' | 'build' | 'star' | 'scoring';

export interface TownBuilderAbility {
  /** while it lies in the row, once in the turn it is completed, as the one star ability of a turn, or at the end */
  kind: TownBuilderTiming;
  /** what it does */
  text: string;
}

export interface TownBuilderCard {
  /** its name for people */
  title: string;
  /** from 1, as in draws */
  number: number;
  type: TownBuilderType;
  /** paid to start it */
  gold: number;
  /** needed to complete it */
  resources: TownBuilderResource[];
  /** printed */
  points: number;
  /** what else it can be: one of these */
  gives: TownBuilderGift[];
  /** null: none */
  ability: TownBuilderAbility | null;
}

export interface TownBuilderPosition {
  /** what happens next */
  phase: TownBuilderPhase;
  /** null before the set-up and when all is over */
  active: Seat | null;
  /** null before the set-up */
  first: Seat | null;
  /** left this turn */
  actions: number;
  star_used: boolean;
  /** foundations completed this turn */
  completed: number;
  /** buildings whose build ability can still be used this turn */
  ready: string[];
  row: TownBuilderRowCard[];
  /** in the phase "choose" */
  revealed: string[];
  /** what a revealed card may be taken as */
  reveal_as: TownBuilderTaking[];
  /** in the phase "declare": the building that is asked for a type */
  declares: string | null;
  /** town cards in it */
  deck: number;
  /** judges in it */
  deck_judges: number;
  discard: string[];
  /** how often the deck ran out */
  runs: number;
  /** how often until the end is triggered */
  runs_to_end: number;
  ending: TownBuilderEnding;
  /** those on the table */
  judges: TownBuilderJudge[];
  /** for each */
  judge_points: number;
  /** those in this game */
  awards: TownBuilderAward[];
  /** for each */
  award_points: number;
  /** what every seat's crest can do, as a star ability */
  crest: string;
  seats: TownBuilderSeat[];
  /** every card that is not in the deck, by its name */
  cards: Record<string, TownBuilderCard>;
}

export interface TownBuilderStart {
  kind: 'start';
  /** becomes a foundation */
  card: string;
}

export interface TownBuilderGain {
  kind: 'gain';
  /** becomes a resource */
  card: string;
  /** of this foundation */
  under: string;
}

export interface TownBuilderStore {
  kind: 'gold';
  /** is stored */
  card: string;
  /** 1 or 2 gold */
  worth: number;
}

export interface TownBuilderStartEffect {
  effect: 'start';
  /** becomes a foundation */
  card: string;
}

export interface TownBuilderGainEffect {
  effect: 'gain';
  /** becomes a resource */
  card: string;
  /** of this foundation */
  under: string;
}

export interface TownBuilderGoldEffect {
  effect: 'gold';
  /** is stored */
  card: string;
}

export interface TownBuilderReplaceEffect {
  effect: 'replace';
  /** of the row, one or two */
  cards: string[];
}

export interface TownBuilderResourcesEffect {
  effect: 'resources';
  /** one or two */
  resources: TownBuilderResource[];
  /** a foundation */
  under: string;
}

export interface TownBuilderCompleteEffect {
  effect: 'complete';
  /** a foundation */
  card: string;
}

export interface TownBuilderProtectEffect {
  effect: 'protect';
  /** of the row */
  card: string;
}

/** What the ability's text says, without a choice. */
export interface TownBuilderOtherEffect {
  effect: 'other';
}

export type TownBuilderUse = {
  kind: 'use';
  /** the building; null: the crest */
  user: string | null;
  /** the building whose ability is borrowed */
  copies: string | null;
} & (TownBuilderStartEffect | TownBuilderGainEffect | TownBuilderGoldEffect | TownBuilderReplaceEffect | TownBuilderResourcesEffect | TownBuilderCompleteEffect | TownBuilderProtectEffect | TownBuilderOtherEffect);

export interface TownBuilderClaim {
  kind: 'claim';
  award: string;
}

export interface TownBuilderEndTurn {
  kind: 'end_turn';
}

/** Takes none of the revealed cards. */
export interface TownBuilderNone {
  kind: 'none';
}

export interface TownBuilderDiscard {
  kind: 'discard';
  /** of the row, one or two */
  cards: string[];
}

export interface TownBuilderDeclare {
  kind: 'declare';
  /** the building that is asked */
  card: string;
  /** what it counts as */
  type: TownBuilderType;
}

export type TownBuilderMove = MoveBase & (TownBuilderStart | TownBuilderGain | TownBuilderStore | TownBuilderUse | TownBuilderClaim | TownBuilderEndTurn | TownBuilderNone | TownBuilderDiscard | TownBuilderDeclare);
