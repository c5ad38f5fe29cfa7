import type { TownBuilderMove, TownBuilderPosition } from '../../engine/games/townbuilder';
import { say } from './words';

/** The crest is no card, but something one can choose. */
export const crest = 'crest';

/** A judge is no card either. */
export const judgeName = ({ number }: { number: number }): string => `judge ${number}`;

/** What a card or an award is called; moves and spaces name it as the content does, in every language. */
export const titleOf = ({ cards, awards }: Pick<TownBuilderPosition, 'cards' | 'awards'>, name: string): string =>
  cards[name]?.title ?? awards.find((one) => one.name === name)?.title ?? name;

/** A move on a button: in a few words, where there are some. */
export function labelOf(position: Pick<TownBuilderPosition, 'cards' | 'awards'>, move: TownBuilderMove): string {
  const title = (name: string) => titleOf(position, name);
  switch (move.kind) {
    case 'start':
      return say('do-start', { card: title(move.card) });
    case 'gain':
      return say('do-gain', { card: title(move.card), under: title(move.under) });
    case 'gold':
      return say('do-gold', { card: title(move.card), gold: move.worth });
    case 'claim':
      return say('do-claim', { award: title(move.award) });
    case 'end_turn':
      return say('do-end');
    case 'none':
      return say('do-none');
    default:
      return move.sentence;
  }
}

/** Everything on the table a move speaks of, by name. */
export function namesIn(move: TownBuilderMove): string[] {
  const names: (string | null | undefined)[] = [];
  if (move.kind === 'use') names.push(move.user ?? crest);
  if ('card' in move) names.push(move.card);
  if ('under' in move) names.push(move.under);
  if ('award' in move) names.push(move.award);
  if ('cards' in move) names.push(...move.cards);
  return [...new Set(names.filter((name): name is string => typeof name === 'string'))];
}

const order = ['start', 'gain', 'gold', 'use', 'claim', 'discard', 'declare'];

/** What may be done with each thing on the table. */
export function movesByName(moves: readonly TownBuilderMove[]): Map<string, TownBuilderMove[]> {
  const map = new Map<string, TownBuilderMove[]>();
  for (const move of moves) {
    for (const name of namesIn(move)) {
      const list = map.get(name);
      if (list) list.push(move);
      else map.set(name, [move]);
    }
  }
  for (const list of map.values()) list.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return map;
}

/** Moves that need no card to be chosen first. */
export const plainMoves = (moves: readonly TownBuilderMove[]): TownBuilderMove[] =>
  moves.filter((move) => move.kind === 'end_turn' || move.kind === 'none' || move.kind === 'declare');
