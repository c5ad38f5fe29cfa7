// Content that comes with the page besides the games' own: packs as folders, loaded when a table is set up.

import type { GameName } from '../engine/protocol';
import { looseJson, newPack, packFrom, type KeptPack } from '../store/packs';

const files = import.meta.glob<string>('../../../packs/**/*.json', { query: '?raw', import: 'default' });

/** Those of a game, whose folders end with its name. */
export async function shippedPacks(game: GameName): Promise<KeptPack[]> {
  const descriptions = Object.keys(files).filter((path) => path.endsWith(`-${game}/pack.json`));
  const packs = await Promise.all(
    descriptions.map(async (description) => {
      const folder = description.replace(/pack\.json$/, `${game}/`);
      const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
      const changed = await Promise.all(own.map(async ([path, load]) => [path.slice(folder.length), looseJson(await load())] as const));
      const words = looseJson((await files[description]?.()) ?? '{}') as object;
      return packFrom(JSON.stringify({ ...words, files: Object.fromEntries(changed) }));
    }),
  );
  return packs.flatMap((pack) => (pack ? [newPack({ ...pack, box: null })] : []));
}
