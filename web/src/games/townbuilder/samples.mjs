// What scripts and tests play of this game.
export const tables = { four: { players: 4 }, solo: { players: 1 } };
export const readme = { theme: 'dark' };
/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [63, 88], count: 60 + 6 + 8 + 4, backs: true }, { size: [20, 20], count: 48, backs: false }], files: ['cards.json'] };
