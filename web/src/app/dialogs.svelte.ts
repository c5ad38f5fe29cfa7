import type { GameName } from '../engine/protocol';

interface Dialogs {
  open: 'prefs' | 'help' | null;
  /** The game on the screen, and how it looks things up: help begins with that. */
  game: GameName | null;
  reference: (() => void) | null;
  /** Somebody has used a key of the table. */
  keyboard: boolean;
}

/** The dialogs every screen has. */
export const dialogs = $state<Dialogs>({ open: null, game: null, reference: null, keyboard: false });
