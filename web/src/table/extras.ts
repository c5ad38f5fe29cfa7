import type { Snippet } from 'svelte';

/** What a table with a server has besides the game. */
export interface TableExtras {
  /** Under a player's name: clock, connection, who stands in. */
  seat: Snippet<[number]>;
  /** Beside what there is to do: the time for it. */
  clock: Snippet;
  /** In the header, where there are two sides. */
  tools: Snippet;
  /** Above what there is to do; may be empty. */
  notice: Snippet;
  /** A tab of its own where there is one side only. */
  chat: Snippet;
  /** The same over the players, where there are two, if it is wanted. */
  drawer: Snippet;
  unread: number;
  /** Under the players, where they have a tab. */
  around: Snippet;
  /** What it is played with, if not with the game's own content; may be empty. */
  pack: Snippet;
  /** At the end, beside the other buttons. */
  ending: Snippet;
  hints: boolean;
  /** Somebody else plays in one's seat. */
  idle: boolean;
}
