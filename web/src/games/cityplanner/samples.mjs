// What scripts and tests play of this game.
export const fixtures = {
  early: { players: 2, where: (view) => view.moves.some((move) => move.card === 1) && view.moves.every((move) => move.kind === 'pass') },
  solo: { players: 1, part: 0.5 },
};
export const tables = { solo: { players: 1 } };
export const confirms = true;
/** Moves that can be taken back at once, as the list offers them; how the log tells one, and all of them. */
export const undoable = {
  offered: /^Turn the die on card/,
  told: (offer) => offer.replace(/^Turn/, '').replace(/\.$/, ''),
  any: /die on card/g,
};

/** How a face is changed in the workshop: a 1 on the first card is the town hall. */
export const workshop = {
  part: 'The seven cards',
  async change(page) {
    await page.getByRole('button', { name: 'Face 2: Offices', exact: true }).click();
    await page.getByRole('radio', { name: 'Mixed', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Card 1, face 2: Mixed' }).waitFor();
  },
  /** More rounds than there are. */
  async spoil(page) {
    await page.getByRole('tab', { name: 'Charts and grades' }).click();
    await page.getByLabel('Rounds', { exact: true }).fill('99');
  },
  /** Whatever only this game can find wrong with its content is wrong with one of these. */
  faults: [
    (files) => (files['charts.json'].grades[0].least = 1),
    (files) => (files['charts.json'].grades[2].least = 21),
  ],
};

/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [63, 88], count: 9, backs: true }], files: ['cards.json'] };
