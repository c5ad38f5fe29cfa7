// Every game's folder, loaded when it is needed: a chunk for each game and each language. A folder
// that lacks a room still plays, with the list of moves and the engine's words.

import type { GameName } from '../engine/protocol';
import { ready } from '../i18n/i18n.svelte';
import type { GameRooms, GameTexts, Tutorial } from './board';
import { plainTexts } from './plain';

export const gameNames: readonly GameName[] = [
  'townies',
  'drawcity',
  'cities',
  'cityplanner',
  'townbuilder',
];

export const isGameName = (name: string): name is GameName =>
  (gameNames as readonly string[]).includes(name);

const rooms = import.meta.glob<{ rooms: unknown }>('./*/index.ts');
const texts = import.meta.glob<{ texts: unknown }>('./*/texts.*.ts');
const rules = import.meta.glob<string>('./*/rules.*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('./*/pictures/*.svg', { query: '?raw', import: 'default' });
const tutorials = import.meta.glob<{ tutorial: unknown }>('./*/tutorial.ts');

export async function loadRooms(game: GameName): Promise<GameRooms> {
  const load = rooms[`./${game}/index.ts`];
  if (load) return (await ready(load())).rooms as GameRooms;
  const { default: Board } = await import('./FallbackBoard.svelte');
  return { Board, shared: true, shape: 1 };
}

export async function loadTexts(game: GameName, language: string): Promise<GameTexts> {
  const load = texts[`./${game}/texts.${language}.ts`] ?? texts[`./${game}/texts.en.ts`];
  return load ? ((await ready(load())).texts as GameTexts) : plainTexts();
}

/** The rules as Markdown, or undefined where nobody has written them yet. */
export async function loadRules(game: GameName, language: string): Promise<string | undefined> {
  const load = rules[`./${game}/rules.${language}.md`] ?? rules[`./${game}/rules.en.md`];
  return load?.();
}

export async function loadTutorial(game: GameName): Promise<Tutorial | undefined> {
  const load = tutorials[`./${game}/tutorial.ts`];
  return load ? ((await ready(load())).tutorial as Tutorial) : undefined;
}

/** The drawings of a game's rules page, by name, as SVG text. */
export async function loadPictures(game: GameName): Promise<Map<string, string>> {
  const start = `./${game}/pictures/`;
  const found = Object.keys(pictures).filter((path) => path.startsWith(start));
  const entries = found.map(async (path) => [path.slice(start.length, -4), (await pictures[path]?.()) ?? ''] as const);
  return new Map(await Promise.all(entries));
}
