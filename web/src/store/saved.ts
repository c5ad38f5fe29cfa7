import type { GameName } from '../engine/protocol';
import { isGameName } from '../games';

/** A game as this device keeps it. The record is the truth; the rest is for the list of games. */
export interface SavedGame {
  id: string;
  game: GameName;
  record: string;
  /** What the draws grow from; null for an imported game. */
  seed: number | null;
  names: string[];
  scores: number[];
  over: boolean;
  /** Milliseconds since 1970. */
  updated: number;
  /** What players call their towns, by seat. */
  cities: string[];
  /** The day of a daily puzzle, as 2026-11-16. */
  daily: string | null;
  /** How often it was written: a tab that knows another number has an old copy. Old games have none. */
  revision?: number;
  /** The tab whose bots play. */
  keeper?: string;
}

/** Something that is stored but cannot be understood: reported and kept, never thrown away. */
export interface DamagedSave {
  id: string;
  damaged: string;
  raw: unknown;
}

export const isDamaged = (save: SavedGame | DamagedSave): save is DamagedSave => 'damaged' in save;

/** Checks what came out of the store. */
export function readSave(raw: unknown): SavedGame | DamagedSave {
  const value = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const id = typeof value['id'] === 'string' ? value['id'] : '';
  const wrong = problemOf(value);
  return wrong === '' ? (value as unknown as SavedGame) : { id, damaged: wrong, raw };
}

function problemOf(value: Record<string, unknown>): string {
  const strings = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === 'string');
  if (typeof value['id'] !== 'string' || value['id'] === '') return 'id';
  if (typeof value['game'] !== 'string' || !isGameName(value['game'])) return 'game';
  if (typeof value['record'] !== 'string' || value['record'] === '') return 'record';
  if (value['seed'] !== null && typeof value['seed'] !== 'number') return 'seed';
  if (!strings(value['names'])) return 'names';
  if (!strings(value['cities'])) return 'cities';
  if (!Array.isArray(value['scores'])) return 'scores';
  if (typeof value['over'] !== 'boolean') return 'over';
  if (typeof value['updated'] !== 'number') return 'updated';
  return '';
}

/** The name under which a game is downloaded. */
export function fileName(save: Pick<SavedGame, 'game' | 'updated'>): string {
  return `townsmith-${save.game}-${new Date(save.updated).toISOString().slice(0, 16).replaceAll(':', '')}.jsonl`;
}

/** A record with other names of its seats. */
export function withNames(record: string, names: string[]): string {
  const end = record.indexOf('\n');
  const header = JSON.parse(record.slice(0, end)) as Record<string, unknown>;
  return JSON.stringify({ ...header, names }) + record.slice(end);
}

/** The pack that a game is played on, as text; undefined: the game's own content. */
export function packIn(record: string): string | undefined {
  try {
    const { pack } = JSON.parse(record.split('\n', 1)[0] ?? '') as { pack?: unknown };
    return typeof pack === 'string' ? pack : undefined;
  } catch {
    return undefined;
  }
}

/** What the first line of a record says of its game; null if it is no record. */
export function headerOf(record: string): { game: GameName; names: string[] } | null {
  try {
    const header = JSON.parse(record.split('\n', 1)[0] ?? '') as Record<string, unknown>;
    const game = header['game'];
    if (header['townsmith'] === undefined || typeof game !== 'string' || !isGameName(game)) return null;
    const names = header['names'];
    return { game, names: Array.isArray(names) ? names.map(String) : [] };
  } catch {
    return null;
  }
}
