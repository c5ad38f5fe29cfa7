import type { Ask, GameName, SeatRequest } from '../engine/protocol';
import { keepGame, newId } from '../store/games';
import { headerOf, type SavedGame } from '../store/saved';
import { host } from './host';

export interface NewGame {
  game: GameName;
  seats: SeatRequest[];
  options: Record<string, string>;
  handicap?: number[];
  seed?: number;
  daily?: string;
  /** Content to play with, as text. */
  pack?: string;
}

/** A number that JavaScript and the protocol can both carry exactly. */
export function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 4294967296 + low;
}

/** Creates the table, keeps it, closes it again: the table's page opens it from what was kept. */
export async function createGame(wanted: NewGame): Promise<string> {
  const { engine } = await host();
  const seed = wanted.seed ?? randomSeed();
  const ask: Ask<'create'> = { game: wanted.game, seats: wanted.seats, options: wanted.options, seed, start: true };
  if (wanted.handicap?.some((points) => points !== 0)) ask.handicap = wanted.handicap;
  if (wanted.pack !== undefined) ask.pack = wanted.pack;
  const { table } = await engine.send('create', ask);
  const { record } = await engine.send('record', { table });
  await engine.send('close', { table });
  const save = emptySave(wanted.game, record, seed);
  save.names = headerOf(record)?.names ?? [];
  save.cities = wanted.seats.map(() => '');
  save.daily = wanted.daily ?? null;
  await keepGame(save);
  return save.id;
}

/** Takes a record file in: checked by the engine before anything is kept. */
export async function importGame(text: string): Promise<SavedGame> {
  const { engine } = await host();
  const { table, over } = await engine.send('open', { record: text });
  const { view } = await engine.send('view', { table, as: null });
  await engine.send('close', { table });
  const save = emptySave(view.game, text, null);
  save.over = over;
  save.names = view.seats.map((seat) => seat.name);
  save.cities = view.seats.map(() => '');
  save.scores = view.seats.map((seat) => seat.score);
  await keepGame(save);
  return save;
}

function emptySave(game: GameName, record: string, seed: number | null): SavedGame {
  return { id: newId(), game, record, seed, names: [], scores: [], over: false, updated: Date.now(), cities: [], daily: null };
}
