/** Every word of the interface that is not a game's own. A sentence with gaps is a function. */
export const en = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
    larger: 'Make the sheet taller',
    smaller: 'Make the sheet lower',
  },
  table: {
    findMove: 'Find a move',
    moreMoves: (count: number) => `Show ${count} more`,
    noMoveFound: 'No move reads like that.',
  },
};

export type Catalogue = typeof en;
