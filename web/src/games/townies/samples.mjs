// What scripts and tests play of this game.
const options = { bonus: 'rezoning' };
const star = (view) => view.moves.some((move) => move.star);

export const course = { players: 3, options };
export const fixtures = {
  late: { players: 3, options, where: star },
  draft: { players: 5, options: { goal: 'hub', bonus: 'second-draft' }, where: star },
  solo: { players: 1, options: { goal: 'wind-rose', bonus: 'funding', colour: 'green' }, part: 0.6 },
};
export const tables = { five: { players: 5 }, solo: { players: 1 } };
export const confirms = true;
/** The set-up with the most moves to choose from. */
export const largest = { players: 5, options };

/** How the map is changed in the workshop: a star goes to the middle. */
export const workshop = {
  part: 'Map',
  async change(page) {
    await page.getByRole('button', { name: 'C3, star' }).click();
    await page.getByText('The star of C3 is in your hand').waitFor();
    await page.getByRole('button', { name: 'F6, central area' }).click();
    await page.getByText(/There are 4 stars: F6/).waitFor();
  },
  /** A chart that falls. */
  async spoil(page) {
    await page.getByRole('tab', { name: 'Goals' }).click();
    await page.getByLabel('How many are counted: 7+').fill('0');
  },
  /** Whatever only this game can find wrong with its content is wrong with one of these. */
  faults: [
    (files) => (files['map.json'].stars[0] = 'A7'),
    (files) => (files['map.json'].stars[1] = 'C3'),
    (files) => (files['map.json'].gaps = ['I3']),
    (files) => (files['map.json'].gaps = ['A2', 'B1', 'B2']),
    (files) => (files['map.json'].gaps = [...'ABDEFGHIJK'].flatMap((column) => Array.from({ length: 11 - Math.abs(column.charCodeAt(0) - 70) }, (_, at) => `${column}${at + 1}`))),
    ...[[2, 0], [4, 0]].map((hex) => (files) => (files['shapes.json'].shapes[0].hexes[3] = hex)),
    (files) => (files['shapes.json'].shapes[6].hexes = [[0, 0], [1, 0], [0, 1], [1, 1]]),
    (files) => (files['shapes.json'].die[5] = 'snail'),
    (files) => (files['goals.json'].additional.hub.chart[3] = 4),
    (files) => (files['solo.json'].grades[0].least = 1),
    (files) => (files['solo.json'].grades[2].least = 26),
  ],
};

/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [63, 88], count: 14, backs: true }], hexes: 91, nets: { corners: 12, side: 24, count: 2 }, files: ['goals.json'] };
