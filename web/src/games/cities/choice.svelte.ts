/** What the person has in hand: Board, Draws and Actions share it. */
class Choice {
  /** Which of the starting tiles. */
  tile = $state<number | null>(null);
  turn = $state(0);
  /** Where the tile was last considered. */
  spot = $state<string | null>(null);
  /** The tourist that is about to go. */
  from = $state<string | null>(null);
  /** The last pointer was a finger or a pen, which cannot hover. */
  touch = $state(false);
}

export const choice = new Choice();
