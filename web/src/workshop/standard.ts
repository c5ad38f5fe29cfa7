import type { Host } from '../engine/host';
import type { GameName } from '../engine/protocol';

/** The content that a game has, by the names of its files. */
export async function standardOf(game: GameName, engine: Host): Promise<Readonly<Record<string, unknown>>> {
  const { files } = await engine.send('content', { game });
  return Object.fromEntries(files.map(({ name, text }) => [name, JSON.parse(text) as unknown]));
}
