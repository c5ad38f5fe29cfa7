// What scripts and tests play of this game.
export const course = { players: 3 };
export const fixtures = {
  middle: { players: 3, part: 0.5, more: 1, where: (view) => view.moves.some((move) => move.kind === 'tourist') },
};
export const tables = {
  wild: { players: 3, options: { level: '3', one_more: 'on', free: 'on' } },
  eight: { players: 8 },
};
