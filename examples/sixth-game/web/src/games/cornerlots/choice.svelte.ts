/** The claim that waits to be confirmed: board and actions share it. */
export const choice = $state<{ held: string | null }>({ held: null });
