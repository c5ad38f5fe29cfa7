// How long a step may take: half a second for each of its parts, and all that happens between two of one's own turns
// three seconds at most.

export const usualPart = 500;
export const ownStep = 360;
export const mostBetweenTurns = 3000;
/** What is quicker than this nobody sees: it is shown as it ended. */
const least = 90;

export interface Told {
  /** Of the next step. */
  parts: number;
  /** Milliseconds used since one's own last turn. */
  spent: number;
  /** Parts of the steps that wait, the next one's included. */
  waiting: number;
  /** Parts that may still come before one's own turn. */
  expected: number;
}

export function stepTime({ parts, spent, waiting, expected }: Told): number {
  const share = Math.max(0, mostBetweenTurns - spent) / Math.max(1, waiting + expected);
  return share * parts < least ? 0 : parts * Math.min(usualPart, share);
}

/** How many parts are still to come: as many for each seat that has not acted yet as there were for those that have. */
export function partsExpected(parts: number, acted: number, others: number): number {
  return acted === 0 ? Math.max(0, others - 1) : Math.round((parts / acted) * Math.max(0, others - acted));
}
