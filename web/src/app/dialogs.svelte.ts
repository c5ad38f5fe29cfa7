import type { GameName } from '../engine/protocol';

interface Dialogs {
  open: 'prefs' | 'help' | null;
  /** The game on the screen, and how it looks things up: help begins with that. */
  game: GameName | null;
  reference: (() => void) | null;
  /** Everybody at the table plays on one board: there is no other one to view. */
  shared: boolean;
  /** Somebody has used a key of the table. */
  keyboard: boolean;
}

/** The dialogs every screen has. */
export const dialogs = $state<Dialogs>({ open: null, game: null, reference: null, shared: false, keyboard: false });
