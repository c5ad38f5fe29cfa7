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
/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [41, 63], count: 118, backs: true }], squares: [{ side: 16, count: 11 * (4 + 5 + 7 + 9 + 10) }], files: ['goals.json'] };
