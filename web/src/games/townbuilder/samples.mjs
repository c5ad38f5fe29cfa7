// What scripts and tests play of this game.
export const tables = { four: { players: 4 }, solo: { players: 1 } };
export const readme = { theme: 'dark' };

/** How a card is changed in the workshop: the first is the Bakery. */
export const workshop = {
  part: 'Town cards',
  /** Another name, other points, and an ability that it did not have. */
  async change(page) {
    await page.getByLabel('Name of the building').fill('Tea Room');
    await page.getByRole('button', { name: 'More: Points' }).click();
    await page.getByLabel('When the ability counts').selectOption('Star, one a turn');
    await page.getByLabel('What the ability does').selectOption('reveal cards');
    await page.getByLabel('Condition').selectOption('Only if a social building was completed this turn.');
    await page.getByRole('button', { name: /^Tea Room, commerce, 4 points/ }).waitFor();
  },
  /** Names have no digits. */
  async spoil(page) {
    await page.getByLabel('Name of the building').fill('Tea Room 2');
  },
};

/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [63, 88], count: 60 + 6 + 8 + 4, backs: true }, { size: [20, 20], count: 48, backs: false }], files: ['cards.json'] };
