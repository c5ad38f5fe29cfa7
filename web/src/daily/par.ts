// What bots make of the same luck, thought out in the background.

import { host } from '../app/host';
import type { Ask, DailyStanding, GameName, Setup } from '../engine/protocol';
import { dailySeed } from '../games/daily';

/** What a puzzle is measured by, the weaker bot first. */
export const parBots = ['hard', 'master'] as const;
export type ParBot = (typeof parBots)[number];
export type Par = Partial<Record<ParBot, number>>;

export const isWhole = (par: Par): boolean => parBots.every((bot) => par[bot] !== undefined);

/** As a server tells it. */
export function parOf({ par }: Pick<DailyStanding, 'par'>): Par {
  return Object.fromEntries(parBots.flatMap((bot) => par.filter((one) => one.bot === bot).map(({ score }) => [bot, score])));
}

/**
 * What bots make of a game among themselves, in the engine that thinks: dice, decks and the bots' own luck grow from the
 * seed, so that it is the same everywhere. Null if that was stopped.
 */
export async function letBotsPlay(game: GameName, bots: readonly string[], setup: Partial<Setup> & { pack?: string | undefined }, seed: number, stop: AbortSignal): Promise<{ scores: number[]; record: string } | null> {
  const { engine } = await host();
  const { options = {}, handicap = [], pack } = setup;
  const ask: Ask<'create'> = { game, seats: bots.map((bot) => ({ occupant: 'bot', bot })), options, seed, start: true };
  if (handicap.some((points) => points !== 0)) ask.handicap = handicap;
  if (pack !== undefined) ask.pack = pack;
  const { table } = await engine.send('create', ask);
  const ends: (() => void)[] = [];
  try {
    const over = new Promise<number[] | null>((resolve) => {
      ends.push(
        engine.onPush((push) => {
          if (push.table === table && push.view.result) resolve(push.view.result.scores);
        }),
        engine.onClose(() => resolve(null)),
      );
      stop.addEventListener('abort', () => resolve(null));
      if (stop.aborted) resolve(null);
    });
    await engine.send('watch', { table, as: null });
    const scores = await over;
    return scores === null ? null : { scores, record: (await engine.send('record', { table })).record };
  } finally {
    for (const end of ends) end();
    void engine.send('close', { table }).catch(() => undefined);
  }
}

/** What a bot makes of a day's puzzle. */
export async function solve(day: string, game: GameName, bot: ParBot, stop: AbortSignal): Promise<{ score: number; record: string } | null> {
  const played = await letBotsPlay(game, [bot], {}, dailySeed(day, game), stop);
  return played && { score: played.scores[0] ?? 0, record: played.record };
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
export async function workOutPar(day: string, game: GameName, known: Par, stop: AbortSignal, tell: (par: Par) => void): Promise<void> {
  let par = known;
  for (const bot of parBots) {
    if (par[bot] !== undefined) continue;
    const played = await solve(day, game, bot, stop);
    if (!played) return;
    par = { ...par, [bot]: played.score };
    keepPar(day, game, par);
    tell(par);
  }
}
