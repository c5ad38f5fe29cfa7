// Every game's folder, loaded when it is needed: a chunk for each game. A folder is found by its files, so that a game is
// added by adding one; a game without a folder still plays, with the list of moves.

import type { GameName } from '../engine/protocol';
import { ready } from '../i18n/i18n.svelte';
import type { PrintRoom } from '../print/room';
import type { GameRooms, Tutorial } from './board';
import type { GameWorkshop } from './workshop';

export { gameNames, isGameName } from '../i18n/games';

const rooms = import.meta.glob<{ rooms: unknown }>('./*/index.ts');
const rules = import.meta.glob<string>('./*/rules.*.md', { query: '?raw', import: 'default' });
/** Every detail, with our rulings: what the program is held to. */
const details = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('./*/pictures/*.svg', { query: '?raw', import: 'default' });
const workshops = import.meta.glob<{ workshop: GameWorkshop }>('./*/workshop/index.ts');
const prints = import.meta.glob<{ print: unknown }>('./*/print/index.ts');
const tutorials = import.meta.glob<{ tutorial: unknown }>('./*/tutorial.ts');

export async function loadRooms(game: GameName): Promise<GameRooms> {
  const load = rooms[`./${game}/index.ts`];
  if (load) return (await ready(load())).rooms as GameRooms;
  const { default: Board } = await import('./FallbackBoard.svelte');
  return { Board, shared: true, form: () => ({ shape: 1, compact: false }) };
}

/** The rules as Markdown, in English where nobody has translated them; undefined where nobody has written them yet. */
export async function loadRules(game: GameName, language: string): Promise<string | undefined> {
  const load = rules[`./${game}/rules.${language}.md`] ?? rules[`./${game}/rules.en.md`];
  return load?.();
}

/** The rules in every detail, without how moves are written down, in English where nobody has translated them; undefined where there are none. */
export async function loadDetails(game: GameName, language: string): Promise<{ text: string; language: string } | undefined> {
  const [own, english] = [details[`../../../docs/rules/${language}/${game}.md`], details[`../../../docs/rules/${game}.md`]];
  const text = await (own ?? english)?.();
  const notation = /\n## (Notation|Writing moves|Schreibweise|Wie Züge geschrieben werden|Écrire les coups)\n[\s\S]*?(?=\n## |$)/;
  return text === undefined ? undefined : { text: text.replace(/^# .*\n/, '').replace(notation, ''), language: own ? language : 'en' };
}

export async function loadTutorial(game: GameName): Promise<Tutorial | undefined> {
  const load = tutorials[`./${game}/tutorial.ts`];
  return load ? ((await ready(load())).tutorial as Tutorial) : undefined;
}

/** What a game's folder draws in the workshop; without it everything there is a form. */
export async function loadWorkshop(game: GameName): Promise<GameWorkshop> {
  const load = workshops[`./${game}/workshop/index.ts`];
  return load ? (await ready(load())).workshop : { parts: [] };
}

/** Whether there are sheets of it to print. */
export const isPrintable = (game: GameName): boolean => `./${game}/print/index.ts` in prints;

/** What of a game goes on sheets; undefined where nobody has drawn them. */
export async function loadPrint(game: GameName): Promise<PrintRoom | undefined> {
  const load = prints[`./${game}/print/index.ts`];
  return load ? ((await ready(load())).print as PrintRoom) : undefined;
}

/** The drawings of a game's rules page, by name, as SVG text. */
export async function loadPictures(game: GameName): Promise<Map<string, string>> {
  const start = `./${game}/pictures/`;
  const found = Object.keys(pictures).filter((path) => path.startsWith(start));
  const entries = found.map(async (path) => [path.slice(start.length, -4), (await pictures[path]?.()) ?? ''] as const);
  return new Map(await Promise.all(entries));
}
