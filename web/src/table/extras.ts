import type { Snippet } from 'svelte';

/** What a table with a server has besides the game. */
export interface TableExtras {
  /** Under a player's name: clock, connection, who stands in. */
  seat: Snippet<[number]>;
  /** Beside what there is to do: the time for it. */
  clock: Snippet;
  /** In the header of a desk. */
  tools: Snippet;
  /** Between header and board; may be empty. */
  notice: Snippet;
  /** A tab of its own on a phone. */
  chat: Snippet;
  unread: number;
  /** On a phone, under the players. */
  room: Snippet;
  /** At the end, beside the other buttons. */
  ending: Snippet;
  hints: boolean;
  /** Somebody else plays in one's seat. */
  idle: boolean;
}
