/** The card the person has in hand: Board and Actions share it. */
class Choice {
  card = $state<number | null>(null);
}

export const choice = new Choice();
