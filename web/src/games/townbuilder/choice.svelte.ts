/** The card, award or crest the person has chosen: Board, Draws and Actions share it. */
class Choice {
  name = $state<string | null>(null);
}

export const choice = new Choice();
