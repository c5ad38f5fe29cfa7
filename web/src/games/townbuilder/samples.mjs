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
  /** The first card gets another name, cost and ability. */
  async replace(hands) {
    const { page } = hands;
    await hands.write(page.getByLabel('Name of the building'), 'Tea Room');
    await hands.write(page.getByRole('spinbutton', { name: 'gold', exact: true }), '3');
    await hands.choose(page.getByLabel('When the ability counts'), 'Star, one a turn');
    await hands.choose(page.getByLabel('What the ability does'), 'reveal cards');
    return ['Tea Room'];
  },
  /** Names have no digits. */
  async spoil(page) {
    await page.getByLabel('Name of the building').fill('Tea Room 2');
  },
  /** Whatever only this game can find wrong with its content is wrong with one of these. */
  faults: [
    (files) => (files['table.json'].awards = []),
    (files) => Object.assign(files['cards.json'].cards.find(({ ability }) => ability?.kind === 'star').ability, { kind: 'build', discards: 'itself' }),
    (files) => Object.assign(files['cards.json'].cards[0], { gold: 0, resources: [] }),
    (files) => (files['cards.json'].cards[0].name = 'Bread as cake'),
    (files) => (files['cards.json'].cards[0].name = 'bank'),
    (files) => files['cards.json'].cards.filter(({ ability }) => !ability).slice(0, 9).forEach((card) => (card.ability = { kind: 'scoring', effect: 'change_type' })),
    (files) => files['cards.json'].cards.filter(({ ability }) => !ability).slice(0, 5).forEach((card) => (card.ability = { kind: 'build', effect: 'take', from: 'discard', as: ['resource'] })),
    (files) => (files['table.json'].players[2].judges_in_deck = [0, 'half']),
    (files) => (files['table.json'].solo.grades[0].least = 1),
    (files) => (files['table.json'].solo.grades[2].least = 30),
  ],
};

/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [63, 88], count: 60 + 6 + 8 + 4, backs: true }, { size: [20, 20], count: 48, backs: false }], files: ['cards.json'] };
