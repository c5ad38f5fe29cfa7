/**
 * For `blur`: does `then`. Where nothing gets the focus instead, the focused thing may have been taken
 * away, and the browser says so in the middle of drawing, when no state may change: then a moment later.
 */
export function leave(event: FocusEvent, then: () => void): void {
  if (event.relatedTarget) then();
  else queueMicrotask(then);
}
