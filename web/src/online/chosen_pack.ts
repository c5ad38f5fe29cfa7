/** The pack that a new table is to be played with: one that the server has, or one that is brought. */
export type ChosenPack = { id: string; name: string; author: string } & ({ from: 'server' } | { from: 'device' | 'file'; text: string; list: boolean });

/** Before the id of a pack of this device, in the address of a new table. No pack of a server has such an id. */
export const ownPack = 'own-';

/** What is asked for it. */
export const askFor = (chosen: ChosenPack | null): { known_pack?: string; pack?: string; list_pack?: boolean } => {
  if (!chosen) return {};
  return chosen.from === 'server' ? { known_pack: chosen.id } : { pack: chosen.text, ...(chosen.list ? { list_pack: true } : {}) };
};
