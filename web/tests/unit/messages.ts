// Messages as hosts say them, for tests in which nobody plays.
import { fixtureNames, loadFixture } from '../../src/harness/fixtures';
import type { About, Glimpse, Greeting, Summary, TableEvent, TablePush, TableView } from '../../src/engine/protocol';
import { anyGame } from '../../scripts/games.mjs';

const shown = await loadFixture(fixtureNames[0] ?? '');
export const viewAt = (version: number): TableView => ({ ...shown, version });

export const greeting: Greeting = { protocol: 1, version: '1', language: 'en', languages: ['en'], games: [], bots: [], you: null };

export const about: About = {
  table: 'k',
  creator: 'p',
  listed: false,
  rated: true,
  pace: { kind: 'relaxed' },
  commitment: 'bound',
  stage: 'playing',
  seats: [],
  spectators: 0,
  rematch: null,
  hints: false,
};

export const eventAt = (n: number): TableEvent => ({ n, seat: 0, what: 'ready', sentence: 'Ada is ready.' });

export const glimpseAt = (version: number): Glimpse => ({
  as: 0,
  version,
  started: true,
  may_move: true,
  may_undo: false,
  may_commit: false,
  seats: [],
  waiting: [0],
  committed: [],
  yours: [0],
  position: '',
  check: '',
});

export const pushAt = (table: string, from: number, version: number): TablePush => ({
  push: 'table',
  table,
  as: 0,
  from,
  version,
  events: Array.from({ length: version - from }, (_, i) => eventAt(from + 1 + i)),
  view: viewAt(version),
  about,
});

export const summary = (table: string): Summary => ({
  table,
  game: anyGame.name,
  stage: 'waiting',
  listed: true,
  changed: 0,
  yours: null,
  your_turn: false,
  pace: { kind: 'relaxed' },
  players: 2,
  options: {},
  seats: [],
  winners: [],
  grade: null,
});
