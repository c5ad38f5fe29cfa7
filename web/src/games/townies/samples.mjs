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
/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [63, 88], count: 14, backs: true }], hexes: 91, nets: { corners: 12, side: 24, count: 2 }, files: ['goals.json'] };
