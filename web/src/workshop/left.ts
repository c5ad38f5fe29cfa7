/** Where somebody was on the bench of a pack when they went to play: they come back there. */
export const left = new Map<string, { chosen: string; places: Record<string, string> }>();
