import type { Facts } from '../../engine/protocol';
import type { ScoreMove } from './moves';

/** Why a result is what it is: one thing that brings points or money, or costs some. */
export type Reason =
  | { what: 'green' | 'blue'; count: number; each: number; doubled: boolean }
  | { what: 'halls' | 'parked'; count: number; dollars: number }
  | { what: 'fee'; dollars: number };

const count = (facts: Facts, key: string): number => {
  const value = facts[key];
  return typeof value === 'number' ? value : 0;
};

/** Points first, then income, then what is paid; what brings nothing is left out. */
export function reasonsOf({ facts }: Pick<ScoreMove, 'facts'>): Reason[] {
  const reasons: Reason[] = [];
  const greens = count(facts, 'greens');
  const blues = count(facts, 'blues');
  const blueEach = count(facts, 'blue_each');
  if (greens > 0) reasons.push({ what: 'green', count: greens, each: count(facts, 'each'), doubled: facts['doubled'] === true });
  if (blues > 0 && blueEach > 0) reasons.push({ what: 'blue', count: blues, each: blueEach, doubled: facts['blue_doubled'] === true });
  for (const what of ['halls', 'parked'] as const) {
    if (count(facts, what) > 0) reasons.push({ what, count: count(facts, what), dollars: count(facts, `${what}_dollars`) });
  }
  if (count(facts, 'fee') > 0) reasons.push({ what: 'fee', dollars: count(facts, 'fee') });
  return reasons;
}
