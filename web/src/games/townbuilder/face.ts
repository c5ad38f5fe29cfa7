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
  /** How large it is drawn: what is written stays large enough to be read. */
  scale: number;
}

/** A name that is wider than its room at this size is squeezed: it must not become lower. */
export const squeezed = (text: string, size: number, room: number): number | undefined => (text.length * size * 0.43 > room ? room : undefined);

/** A name on two lines, if it has several words. */
export function twoLines(title: string): string[] {
  const gaps = [...title.matchAll(/ |-(?=.)/g)].map(({ index, 0: at }) => index + (at === '-' ? 1 : 0));
  const middle = gaps.sort((a, b) => Math.abs(a - title.length / 2) - Math.abs(b - title.length / 2))[0];
  return middle === undefined ? [title] : [title.slice(0, middle), title.slice(middle).trim()];
}

/** Coins that are drawn: a pack may ask for a million, and is told that it must not. */
const mostGold = 12;
/** What a card costs, sign by sign. */
export const costOf = (card: TownBuilderCard) => [...Array.from({ length: Math.min(card.gold, mostGold) }, () => 'gold' as const), ...card.resources];
