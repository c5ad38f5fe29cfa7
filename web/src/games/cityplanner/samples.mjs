// What scripts and tests play of this game.
export const fixtures = {
  early: { players: 2, where: (view) => view.moves.some((move) => move.card === 1) && view.moves.every((move) => move.kind === 'pass') },
  solo: { players: 1, part: 0.5 },
};
export const tables = { solo: { players: 1 } };
export const confirms = true;
/** Moves that can be taken back at once, as the list offers them; how the log tells one, and all of them. */
export const undoable = {
  offered: /^Turn the die on card/,
  told: (offer) => offer.replace(/^Turn/, '').replace(/\.$/, ''),
  any: /die on card/g,
};
/** What the sheets to print have: sizes in millimetres. */
export const sheets = { cards: [{ size: [63, 88], count: 9, backs: true }], files: ['cards.json'] };
