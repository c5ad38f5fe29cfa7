// What the player has chosen from the hand: shared by the plan and the cards below it.

import type { DrawCityType } from '../../engine/games/drawcity';

class Choice {
  number = $state<number | null>(null);
  type = $state<DrawCityType | null>(null);
  /** Cards to throw away with a skip. */
  dropNumber = $state<number | null>(null);
  dropType = $state<DrawCityType | null>(null);
  /** Which of several neighborhoods a build completes. */
  variant = $state(0);
  /** A move put down by a finger, which waits to be tapped again. */
  held = $state<string | null>(null);
}

export const choice = new Choice();
