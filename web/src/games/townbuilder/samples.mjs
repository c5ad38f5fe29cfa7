// What scripts and tests play of this game.
export const tables = { four: { players: 4 }, solo: { players: 1 } };
export const readme = { theme: 'dark' };
