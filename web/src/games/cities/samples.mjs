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
