// When something sounds and is felt. The sounds themselves are loaded when somebody wants them.

import { prefs } from '../prefs/prefs.svelte';
/** A pencil, a tile laid, a card, a die, a figure, a stamp, a coin; one's turn has come; somebody has won. */
export type Cue = 'pen' | 'tile' | 'card' | 'die' | 'figure' | 'stamp' | 'coin' | 'turn' | 'win';

/** After that many milliseconds. */
export function cue(name: Cue, delay = 0): void {
  if (!prefs.chosen.sound || document.hidden) return;
  void import('./synth').then(({ play }) => play(name, prefs.chosen.volume, delay / 1000));
}

/** What one puts down oneself is felt, where a device can do that. */
export function feel(): void {
  if (prefs.chosen.haptics && 'vibrate' in navigator) navigator.vibrate(10);
}
