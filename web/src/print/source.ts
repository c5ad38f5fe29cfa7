// Everything sheets are drawn from, asked of the engine.

import type { Host } from '../engine/host';
import type { Answer, Ask, GameInfo, GameName, TableView } from '../engine/protocol';
import { language } from '../i18n/i18n.svelte';
import { inLanguage, type Translations } from '../store/packs';
import type { Cell, PackFacts, PrintSource } from './room';

interface PackText extends Partial<Omit<PackFacts, 'hash' | 'changes' | 'said'>> {
  files?: Record<string, unknown>;
  translations?: Translations;
}

function factsOf({ name = '', author = '', version = '', licence = '', notes = '', translations = {} }: PackText, { hash, changes }: Pick<Answer<'check_pack'>, 'hash' | 'changes'>): PackFacts {
  const said = (text: string) => inLanguage({ translations }, text, language());
  return { name: said(name), author, version, licence, notes: said(notes), hash: hash ?? '', changes, said };
}

/** A table for this many players that has just begun. */
async function begun(engine: Host, ask: Ask<'create'>): Promise<TableView> {
  const { table } = await engine.send('create', ask);
  const { view } = await engine.send('view', { table, as: null });
  await engine.send('close', { table });
  return view;
}

/** `pack`: one's own content, as text; the engine refuses what cannot be played. */
export async function gather<G extends GameName>(engine: Host, game: G, info: GameInfo, options: Readonly<Record<string, string>>, pack?: string): Promise<PrintSource<G>> {
  const own = pack === undefined ? {} : { pack };
  const { least, most } = info.players;
  const usual = Math.max(least, Math.min(2, most));
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const { files } = await engine.send('content', { game });
  const told = await Promise.all(counts.map((players) => engine.send('components', { game, players, ...own })));
  const views = await Promise.all(
    counts.map((players) => begun(engine, { game, seats: Array.from({ length: players }, () => ({ occupant: 'human' as const, name: game })), options: { ...options }, seed: 1, start: true, ...own })),
  );
  const checked = pack === undefined ? null : await engine.send('check_pack', { pack });
  const changed = pack === undefined ? {} : (JSON.parse(pack) as PackText);
  const content = new Map<string, unknown>(files.map(({ name, text }) => [name, JSON.parse(text)]));
  for (const [name, value] of Object.entries(changed.files ?? {})) content.set(name, value);
  return {
    game,
    title: info.title,
    tagline: info.tagline,
    credits: info.credits,
    reconstructed: info.content_reconstructed,
    players: info.players,
    pack: checked && factsOf(changed, checked),
    file: <T>(name: string) => content.get(name) as T,
    rows: (section: string, players: number = usual): readonly (readonly Cell[])[] => told[players - least]?.sections.find(({ key }) => key === section)?.rows ?? [],
    position: (players: number = usual) => views[players - least]?.position as ReturnType<PrintSource<G>['position']>,
  };
}
