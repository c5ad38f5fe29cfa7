/** Colours are those of the markers, which pass from hand to hand. */
export const badgeColour = () => 'ink' as const;
