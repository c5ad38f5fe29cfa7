import type { ScoreMove } from './moves';
import { say } from './words';

/** Why a result is what it is. Points first, then income, then what is paid; what brings nothing is left out. */
export function reasonsOf({ facts }: Pick<ScoreMove, 'facts'>): string[] {
  const { greens, each, blues, blue_each, halls, parked, fee } = facts;
  const doubled = (is: boolean) => (is ? 'yes' : 'no');
  const reasons: string[] = [];
  if (greens > 0) reasons.push(say('reason-green', { count: greens, each, doubled: doubled(facts.doubled) }));
  if (blues > 0 && blue_each > 0) reasons.push(say('reason-blue', { count: blues, dollars: blue_each, doubled: doubled(facts.blue_doubled) }));
  if (halls > 0) reasons.push(say('reason-halls', { count: halls, dollars: facts.halls_dollars }));
  if (parked > 0) reasons.push(say('reason-parked', { count: parked, dollars: facts.parked_dollars }));
  if (fee > 0) reasons.push(say('reason-fee', { dollars: fee }));
  return reasons;
}
