// What is worked out while somebody looks at the end of a game. Nothing waits for it.

import { host } from '../../app/host';
import type { GameInfo, Seat } from '../../engine/protocol';
import type { GameRooms } from '../../games/board';
import { decidedAt } from './facts';

export interface Decided {
  /** 0: the winner was never behind. */
  step: number;
  total: number;
  /** What the title bar said then: "Round 7 of 9"; may be empty. */
  round: string;
}

/** Where the winner took the lead for good. */
export async function whereDecided(record: string, winner: Seat, info: GameInfo, rooms: GameRooms): Promise<Decided> {
  const { engine } = await host();
  const { table } = await engine.send('open', { record });
  try {
    const { steps = [] } = await engine.send('replay', { table, as: 0 });
    const step = decidedAt(winner, steps, info.simultaneous);
    // The table before that step: a round that has just ended is called by the number of the next one.
    const { view } = step > 0 ? await engine.send('replay', { table, as: 0, step: step - 1 }) : {};
    return { step, total: steps.length, round: view ? (rooms.progress?.(view) ?? '') : '' };
  } finally {
    void engine.send('close', { table }).catch(() => undefined);
  }
}
