// One stop of the Tab key for a whole board; the arrow keys go from space to space as they lie.

import { leave } from './leave';

const spaces = '[data-space]';

interface RovingOptions {
  /** The space that has the focus now, for the ring in the top layer; null when it leaves. */
  onfocus?: (space: string | null) => void;
}

/** An action for the board's <svg>: everything inside with `data-space` can be reached. */
export function roving(board: Element, options: RovingOptions = {}) {
  let current: Element | null = null;
  let told = options;

  const all = () => Array.from(board.querySelectorAll(spaces));

  function tidy(): void {
    const list = all();
    if (!current || !list.includes(current)) {
      const name = current?.getAttribute('data-space');
      current = list.find((one) => one.getAttribute('data-space') === name) ?? list[0] ?? null;
    }
    for (const one of list) {
      const index = one === current ? '0' : '-1';
      if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index);
    }
  }

  function onfocusin(event: Event): void {
    const space = (event.target as Element).closest(spaces);
    if (!space) return;
    current = space;
    tidy();
    // A ring where a mouse clicked would be in the way.
    told.onfocus?.(space.matches(':focus-visible') ? space.getAttribute('data-space') : null);
  }

  function onfocusout(event: Event): void {
    const next = (event as FocusEvent).relatedTarget as Element | null;
    if (!next || !board.contains(next)) leave(event as FocusEvent, () => told.onfocus?.(null));
  }

  function onkeydown(event: Event): void {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const direction = directions[key];
    const space = (event.target as Element).closest(spaces);
    if (!direction || !space || altKey || ctrlKey || metaKey) return;
    const next = nearest(space, all(), direction);
    event.preventDefault();
    event.stopPropagation();
    if (next) (next as HTMLElement | SVGElement).focus();
  }

  const observer = new MutationObserver(tidy);
  observer.observe(board, { childList: true, subtree: true, attributeFilter: ['data-space'] });
  board.addEventListener('focusin', onfocusin);
  board.addEventListener('focusout', onfocusout);
  board.addEventListener('keydown', onkeydown);
  tidy();

  return {
    update(next: RovingOptions) {
      told = next;
    },
    destroy() {
      observer.disconnect();
      board.removeEventListener('focusin', onfocusin);
      board.removeEventListener('focusout', onfocusout);
      board.removeEventListener('keydown', onkeydown);
    },
  };
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The space a person would expect: near, and rather straight ahead than aside. */
function nearest(from: Element, all: Element[], direction: readonly [number, number]): Element | null {
  const boxes = all.map((one) => one.getBoundingClientRect());
  const at = nearestBox(from.getBoundingClientRect(), boxes, direction);
  return at < 0 ? null : (all[at] ?? null);
}

export function nearestBox(from: Box, all: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best = -1;
  let least = Infinity;
  all.forEach((box, i) => {
    const way = [box.left + box.width / 2 - x, box.top + box.height / 2 - y] as const;
    const ahead = way[0] * dx + way[1] * dy;
    const aside = Math.abs(way[0] * dy) + Math.abs(way[1] * dx);
    if (ahead < 2 || aside > ahead * 2.2) return;
    const distance = ahead + aside * 1.6;
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}
