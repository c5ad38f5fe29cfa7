// What is worked out while somebody looks at the end of a game. Nothing waits for it.

import { host } from '../../app/host';
import type { GameInfo, Seat, TableView } from '../../engine/protocol';
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

/**
 * What a hard bot makes of the same luck, in the engine that thinks: dice and decks grow from the same seed. Null if that
 * was stopped.
 */
export async function botAlone({ game, setup }: TableView, seed: number, stop: AbortSignal): Promise<number | null> {
  const { engine } = await host();
  const { options, handicap } = setup;
  const { table } = await engine.send('create', {
    game,
    seats: [{ occupant: 'bot', bot: 'hard' }],
    options,
    ...(handicap.some((points) => points !== 0) ? { handicap } : {}),
    seed,
    start: true,
  });
  const ends: (() => void)[] = [];
  try {
    const over = new Promise<number | null>((resolve) => {
      ends.push(
        engine.onPush((push) => {
          if (push.table === table && push.view.result) resolve(push.view.result.scores[0] ?? null);
        }),
        engine.onClose(() => resolve(null)),
      );
      stop.addEventListener('abort', () => resolve(null));
      if (stop.aborted) resolve(null);
    });
    await engine.send('watch', { table, as: null });
    return await over;
  } finally {
    for (const end of ends) end();
    void engine.send('close', { table }).catch(() => undefined);
  }
}
