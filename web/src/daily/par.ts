// What bots make of the same luck, thought out in the background.

import { host } from '../app/host';
import type { Ask, GameName, Setup } from '../engine/protocol';
import { dailySeed } from '../games/daily';

/** What a puzzle is measured by, the weaker bot first. */
export const parBots = ['hard', 'master'] as const;
export type ParBot = (typeof parBots)[number];
export type Par = Partial<Record<ParBot, number>>;

/**
 * What a bot alone makes of a game, in the engine that thinks: dice, decks and the bot's own luck grow from the seed, so
 * that it is the same everywhere. Null if that was stopped.
 */
export async function botAlone(game: GameName, setup: Partial<Setup>, seed: number, bot: string, stop: AbortSignal): Promise<{ score: number; record: string } | null> {
  const { engine } = await host();
  const { options = {}, handicap = [] } = setup;
  const ask: Ask<'create'> = { game, seats: [{ occupant: 'bot', bot }], options, seed, start: true };
  if (handicap.some((points) => points !== 0)) ask.handicap = handicap;
  const { table } = await engine.send('create', ask);
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
    const score = await over;
    return score === null ? null : { score, record: (await engine.send('record', { table })).record };
  } finally {
    for (const end of ends) end();
    void engine.send('close', { table }).catch(() => undefined);
  }
}

const keyOf = (day: string, game: GameName) => `townsmith.par.${day}.${game}`;

/** What was worked out before. */
export function knownPar(day: string, game: GameName): Par {
  try {
    return JSON.parse(localStorage.getItem(keyOf(day, game)) ?? '{}') as Par;
  } catch {
    return {};
  }
}

export function keepPar(day: string, game: GameName, par: Par): void {
  try {
    localStorage.setItem(keyOf(day, game), JSON.stringify(par));
  } catch {
    // Then it is worked out again.
  }
}

/** Works out what is missing, one bot after the other; tells every number as soon as it is known. */
export async function workOutPar(day: string, game: GameName, stop: AbortSignal, tell: (par: Par) => void): Promise<void> {
  let par = knownPar(day, game);
  tell(par);
  for (const bot of parBots) {
    if (par[bot] !== undefined) continue;
    const played = await botAlone(game, {}, dailySeed(day, game), bot, stop);
    if (!played) return;
    par = { ...par, [bot]: played.score };
    keepPar(day, game, par);
    tell(par);
  }
}
