/** The marker colours of the tokens: `var(--red)`, `var(--red-text)`, `var(--red-wash)`. */
export const colours = ['red', 'yellow', 'brown', 'green', 'blue', 'purple', 'grey'] as const;
export type Colour = (typeof colours)[number];

/** Players' colours, by seat; each comes with its own pattern (see `patternOf`). */
export const seatColours: readonly Colour[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'brown',
  'purple',
  'grey',
  'red',
];

export const seatColour = (seat: number): Colour => seatColours[seat % seatColours.length] ?? 'grey';
