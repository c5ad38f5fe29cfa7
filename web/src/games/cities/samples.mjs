// What scripts and tests play of this game.
export const course = { players: 3 };
export const fixtures = {
  middle: { players: 3, part: 0.5, more: 1, where: (view) => view.moves.some((move) => move.kind === 'tourist') },
};
export const tables = {
  wild: { players: 3, options: { level: '3', one_more: 'on', free: 'on' } },
  eight: { players: 8 },
};
/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [42, 42], count: 24, backs: true }, { size: [16, 22], count: 56, backs: false }], squares: [{ side: 20, count: 24 * 4 }], files: ['tiles.json'] };

/** A field of the tile that is painted: "top left: park". */
const field = (page, name) => page.getByRole('button', { name: new RegExp(`^${name}: `) });

/** How a thing of it is changed in the workshop: tile 1 is "AA/PP". */
export const workshop = {
  part: 'Tiles',
  /** Such that no other is like it. */
  async change(page) {
    await page.getByRole('button', { name: /^Tile 1:/ }).click();
    await page.getByText('water', { exact: true }).click();
    await field(page, 'bottom right').click();
    await page.getByRole('button', { name: 'bottom right: water' }).waitFor();
  },
  /** The first tile is painted anew. */
  async replace(hands) {
    const { page } = hands;
    await hands.press(page.getByRole('radio', { name: /^water/ }));
    await hands.press(field(page, 'bottom right'));
    await hands.press(field(page, 'top right'));
    await page.getByRole('button', { name: 'top right: water' }).waitFor();
    return [];
  },
  /** Such that the rules cannot play it. */
  async spoil(page) {
    await page.getByRole('button', { name: /^Every player has / }).click();
    await page.getByLabel('How many tourists a player has').fill('99');
    await page.getByText(/^This must be a whole number/).first().waitFor();
  },
  async changeByKeys(page, tabTo) {
    await tabTo('top left: attraction');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'bottom right: water' }).waitFor();
  },
  /** Whatever only this game can find wrong with its content is wrong with one of these. */
  faults: [
    ...['ATWA', 'AT/XA', 'AA/WA', 'AT/WP', 'PA/PA'].map((tile) => (files) => (files['tiles.json'].tiles[14] = tile)),
    (files) => (files['tiles.json'].rounds = 14),
  ],
};
