// What scripts and tests play of this game.
const on = (...names) => Object.fromEntries(names.map((name) => [name, 'on']));
const modules = on('goals', 'other_goal', 'zoning', 'demand', 'locations', 'neighborhoods');

export const course = { players: 3 };
export const fixtures = {
  skip: { players: 3, where: (view) => view.moves.length > 1 && view.moves[0].kind === 'skip' },
  districts: { players: 2, part: 0.4, where: (view) => view.position.goals.some((goal) => goal.rule === 'districts') },
  modules: { players: 4, options: modules, part: 0.5 },
  six: { players: 6, options: modules, part: 0.7 },
};
export const tables = { six: { players: 6 } };
export const readme = { table: 'six' };
export const confirms = true;
export const secretOf = (seat) => seat.hand;

/** How a goal is changed in the workshop: the first asks for a group of four houses. */
export const workshop = {
  part: 'Municipal goals',
  async change(page) {
    await page.getByLabel('What the goal asks for').selectOption('several full streets');
    await page.getByLabel('What it is about').selectOption('parks');
    await page.getByText(/^4 parks on each of 2 streets\.$/).waitFor();
  },
  /** The first goal gets another name and asks for something else. */
  async replace(hands) {
    const { page } = hands;
    await hands.write(page.getByLabel('Name of the goal'), 'Parkways');
    await hands.choose(page.getByLabel('What the goal asks for'), 'several full streets');
    await hands.choose(page.getByLabel('What it is about'), 'parks');
    await page.getByText(/^4 parks on each of 2 streets\.$/).waitFor();
    return ['Parkways'];
  },
  /** More than anybody can have. */
  async spoil(page) {
    await page.getByLabel('How many', { exact: true }).fill('99');
  },
  /** Whatever only this game can find wrong with its content is wrong with one of these. */
  faults: [
    (files) => (files['cards.json'].developments.house = 3),
    (files) => (files['cards.json'].developments = { house: 40, shop: 40, factory: 40, park: 1 }),
    (files) => (files['board.json'].districts = [2, 2, 3, 2, 1]),
    (files) => (files['locations.json'].streets[0][1].column = 4),
    (files) => (files['locations.json'].colours[1] = 'view'),
    (files) => (files['goals.json'].goals = files['goals.json'].goals.filter(({ pile }) => pile !== 'other')),
    ...['L1', 'B2', 'D1'].map((gap) => (files) => (files['board.json'].gaps = [gap])),
    (files) => (files['board.json'].gaps = [...'ABCDEFGHIJK'].flatMap((column) => [1, 2, 3, 4].map((street) => `${column}${street}`))),
  ],
};

/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [41, 63], count: 118, backs: true }], squares: [{ side: 16, count: 11 * (4 + 5 + 7 + 9 + 10) }], files: ['goals.json'] };
