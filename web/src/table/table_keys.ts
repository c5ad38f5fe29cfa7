export interface KeyActions {
  undo(): void;
  restart(): void;
  hint(): void;
  commit(): void;
  log(): void;
  reference(): void;
  moves(): void;
  again(): void;
  what(): void;
  board(): void;
  look(seat: number): void;
  zoom(factor: number): void;
  forget(): void;
  help(): void;
}

const typing = 'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';

/** The table's keys. Nothing happens while somebody types or a dialog is open. */
export function tableKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest?.(typing) || document.querySelector('dialog[open]')) return;
  const act = actionFor(named(event), actions);
  if (!act) return;
  event.preventDefault();
  act();
}

/** The key that was meant: with caps lock on it is still the same. */
function named({ key, shiftKey }: KeyboardEvent): string {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

function actionFor(key: string, actions: KeyActions): (() => void) | undefined {
  if (/^[1-8]$/.test(key)) return () => actions.look(Number(key) - 1);
  const table: Record<string, () => void> = {
    u: () => actions.undo(),
    U: () => actions.restart(),
    h: () => actions.hint(),
    c: () => actions.commit(),
    l: () => actions.log(),
    i: () => actions.reference(),
    m: () => actions.moves(),
    a: () => actions.again(),
    w: () => actions.what(),
    b: () => actions.board(),
    '+': () => actions.zoom(1.3),
    '-': () => actions.zoom(1 / 1.3),
    '0': () => actions.zoom(0),
    '?': () => actions.help(),
    Escape: () => actions.forget(),
  };
  return table[key];
}
