// What scripts and tests play of this game.
export const course = { players: 3 };
export const fixtures = {
  middle: { players: 3, part: 0.5, more: 1, where: (view) => view.moves.some((move) => move.kind === 'tourist') },
};
export const tables = {
  wild: { players: 3, options: { level: '3', one_more: 'on', free: 'on' } },
  eight: { players: 8 },
};

/** A field of the tile that is painted: "top left: park". */
const field = (page, name) => page.getByRole('button', { name: new RegExp(`^${name}: `) });

/** How a thing of it is changed in the workshop: tile 1 is "AA/PP". */
export const workshop = {
  part: 'Tiles',
  /** Such that no other is like it. */
  async change(page) {
    await page.getByText('water', { exact: true }).click();
    await field(page, 'bottom right').click();
    await page.getByRole('button', { name: 'bottom right: water' }).waitFor();
  },
  /** Such that the rules cannot play it. */
  async spoil(page) {
    await page.getByText('attraction', { exact: true }).click();
    await field(page, 'bottom right').click();
    await page.getByText(/has more than two fields of one kind/).first().waitFor();
  },
  async changeByKeys(page, tabTo) {
    await tabTo('top left: attraction');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'bottom right: water' }).waitFor();
  },
};
