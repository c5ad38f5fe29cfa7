import type { CityPlannerKind, CityPlannerMove, CityPlannerPosition } from '../../engine/games/cityplanner';
import { kinds } from './kinds';

type Of<K extends CityPlannerMove['kind']> = Extract<CityPlannerMove, { kind: K }>;
export type ScoreMove = Of<'score'>;

export interface CardMoves {
  up?: Of<'change'>;
  down?: Of<'change'>;
  reroll?: Of<'reroll'>;
  pass?: Of<'pass'>;
}

/** What may be done with one card. */
export function movesOf(moves: readonly CityPlannerMove[], card: number): CardMoves {
  const found: CardMoves = {};
  for (const move of moves) {
    if (move.kind === 'score' || move.card !== card) continue;
    if (move.kind === 'change') found[move.to > move.die ? 'up' : 'down'] = move;
    else if (move.kind === 'reroll') found.reroll = move;
    else found.pass = move;
  }
  return found;
}

/** Results nobody would regret, most points first; then those that another one beats in everything. */
export function sortScores(moves: readonly CityPlannerMove[]): { good: ScoreMove[]; rest: ScoreMove[] } {
  const all = moves.filter((move) => move.kind === 'score');
  const beaten = (one: ScoreMove) =>
    all.some(
      (other) =>
        other !== one && other.vp >= one.vp && other.dollars >= one.dollars && other.rerolls >= one.rerolls,
    );
  const order = (a: ScoreMove, b: ScoreMove) => b.vp - a.vp || b.dollars - a.dollars || b.rerolls - a.rerolls;
  return {
    good: all.filter((one) => !beaten(one)).sort(order),
    rest: all.filter(beaten).sort(order),
  };
}

/** The money of a result as sentences take it: how much, and which way it goes. */
export const moneyOf = ({ dollars }: Pick<ScoreMove, 'dollars'>): { dollars: number; loss: 'yes' | 'no' } => ({
  dollars: Math.abs(dollars),
  loss: dollars < 0 ? 'yes' : 'no',
});

/** How many of each kind lie on the table, without the card that is handed over. */
export function countKinds(
  position: CityPlannerPosition,
  without: number | null,
  turned?: { card: number; becomes: CityPlannerKind } | null,
): { kind: CityPlannerKind; count: number }[] {
  const counts = new Map<CityPlannerKind, number>();
  for (const card of position.cards) {
    const kind = turned?.card === card.number ? turned.becomes : card.kind;
    if (card.number === without || kind === null) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return kinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}
