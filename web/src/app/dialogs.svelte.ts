/** The dialogs every screen has. */
export const dialogs = $state<{ open: 'prefs' | 'help' | null }>({ open: null });
