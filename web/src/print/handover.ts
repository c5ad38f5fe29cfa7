// How a pack comes to the sheets: it is kept for this tab, and the address says that it is wanted.

import type { GameName } from '../engine/protocol';
import { isInk, isPaper, type Ink, type PaperName } from './paper';

/** `townsmith print` writes it too. */
const key = 'townsmith.print';

/** Keeps a pack's text for the sheets, and says where they are: go there. */
export function handOver(game: GameName, pack: string): string {
  sessionStorage.setItem(key, pack);
  return `/print/${game}/pack`;
}

/** The pack that was handed over. */
export function handedOver(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export interface PrintChoices {
  paper?: PaperName;
  ink?: Ink;
  pack: boolean;
}

/** What an address says after the game's name: /print/GAME/letter/black/pack, in any order. */
export function choicesOf(words: readonly string[]): PrintChoices {
  const paper = words.find(isPaper);
  const ink = words.find(isInk);
  return { ...(paper ? { paper } : {}), ...(ink ? { ink } : {}), pack: words.includes('pack') };
}
