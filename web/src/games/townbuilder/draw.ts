// What nature drew, out of the record's words: "card 37".

import type { CardType } from '../../engine/games/townbuilder';
import type { ViewOf } from '../board';

export type Drawn =
  | { what: 'card'; name: string }
  /** A card one no longer sees: it is in the deck again. */
  | { what: 'deck' }
  | { what: 'judge'; type: CardType }
  | { what: 'award' }
  | { what: 'first' };

export function drawOf(text: string, view: ViewOf<'townbuilder'> | null): Drawn | undefined {
  if (text.startsWith('first')) return { what: 'first' };
  const [, what, value] = /^(card|judge|award) (\d+)$/.exec(text) ?? [];
  const number = Number(value);
  if (what === 'award') return { what };
  if (what === 'judge') {
    const judge = view?.position.judges.find((one) => one.number === number);
    return judge && { what, type: judge.type };
  }
  if (what !== 'card') return undefined;
  const found = Object.entries(view?.position.cards ?? {}).find(([, card]) => card.number === number);
  return found ? { what, name: found[0] } : { what: 'deck' };
}
