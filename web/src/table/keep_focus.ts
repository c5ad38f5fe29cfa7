// Where the focus goes when what had it is taken away: a space that can no longer be played is another element,
// and a button that did its work is gone. Without this it would be nowhere, and Tab would begin at the top.

const spaces = '.stageBox [data-space]';

interface Place {
  one: Element;
  /** The space of a board, by name. */
  space: string | null;
  listed: boolean;
  x: number;
  y: number;
}

/** An attachment for the whole table. Only people who use keys miss the focus; a mouse would get a ghost it did not ask for. */
export function keepFocus(table: HTMLElement): () => void {
  let last: Place | null = null;
  let keys = false;

  const onkeydown = () => (keys = true);
  const onpointerdown = () => (keys = false);
  function onfocusin(event: FocusEvent): void {
    const one = event.target as Element;
    last = table.contains(one) ? placeOf(one) : null;
  }

  function check(): void {
    if (!last || !keys || (last.one.isConnected && !last.one.matches(':disabled'))) return;
    const here = document.activeElement;
    if ((here && here !== document.body && here.isConnected && here !== last.one) || document.querySelector('dialog[open]')) return;
    const next = nextFor(table, last);
    if (!next) return; // Perhaps when the board has something again.
    if (!next.hasAttribute('tabindex') && next.hasAttribute('data-space')) next.setAttribute('tabindex', '-1');
    next.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(check);
  observer.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('keydown', onkeydown, true);
  addEventListener('pointerdown', onpointerdown, true);
  document.addEventListener('focusin', onfocusin);
  return () => {
    observer.disconnect();
    removeEventListener('keydown', onkeydown, true);
    removeEventListener('pointerdown', onpointerdown, true);
    document.removeEventListener('focusin', onfocusin);
  };
}

function placeOf(one: Element): Place {
  const { left, top, width, height } = one.getBoundingClientRect();
  return {
    one,
    space: one.closest(spaces)?.getAttribute('data-space') ?? null,
    listed: one.closest('[data-moves]') !== null,
    x: left + width / 2,
    y: top + height / 2,
  };
}

function nextFor(table: HTMLElement, last: Place): HTMLElement | SVGElement | null {
  const listed = last.listed ? table.querySelector<HTMLElement>('details[open] [data-moves] li button') : null;
  if (listed) return listed;
  const board = [...table.querySelectorAll<SVGElement>(spaces)];
  if (last.space === null) return board.find((one) => one.getAttribute('tabindex') === '0') ?? board[0] ?? null;
  return board.find((one) => one.getAttribute('data-space') === last.space) ?? nearest(board, last);
}

function nearest(all: SVGElement[], { x, y }: Place): SVGElement | null {
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
