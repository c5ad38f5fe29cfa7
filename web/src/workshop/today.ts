import type { Host } from '../engine/host';
import { packFormat, packFrom, packText, type KeptPack } from '../store/packs';

/** A pack as this program edits it: one that was kept by an older program is brought up to date by the engine. */
export async function ofToday(pack: KeptPack, engine: Pick<Host, 'send'>): Promise<KeptPack> {
  if (pack.format === packFormat) return pack;
  const { text } = await engine.send('check_pack', { pack: packText(pack) });
  const today = packFrom(text ?? '');
  return today === null ? pack : { ...pack, ...today };
}
