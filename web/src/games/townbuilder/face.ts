import type { TownBuilderCard, TownBuilderSeat } from '../../engine/games/townbuilder';

/** What the two drawings of a card, with its picture and without, show. */
export interface Face {
  name: string;
  /** The name, in the language of the moment. */
  title: string;
  card: TownBuilderCard;
  /** Still to be built: what it has and what it needs. */
  foundation?: TownBuilderSeat['foundations'][number] | undefined;
  built?: boolean;
  chosen?: boolean;
  /** The move in mind touches this card. */
  meant?: boolean;
  /** Something can be done with it. */
  open?: boolean;
  protectedRow?: boolean;
  news?: boolean;
}

/** What a card costs, sign by sign. */
export const costOf = (card: TownBuilderCard) => [...Array.from({ length: card.gold }, () => 'gold' as const), ...card.resources];
