/** The title of the window, with how many games wait: "(2) Townsmith". */
export const withBadge = (title: string, turns: number) => (turns > 0 ? `(${turns}) ${title}` : title);
