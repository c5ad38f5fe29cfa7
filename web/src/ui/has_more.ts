/**
 * Marks a scrolled box with `data-more` while there is more below its lower edge. A box with nothing in it that keys could
 * reach can be reached itself, so that it can be scrolled without a pointer. A box that says itself that it can be reached
 * is left alone: a size is observed a frame after it has changed.
 */
export function hasMore(box: HTMLElement): () => void {
  const isReachable = box.hasAttribute('tabindex');
  const look = () => {
    box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 12);
    if (isReachable) return;
    const isStuck = box.scrollHeight > box.clientHeight && !box.querySelector('button, a, input');
    if (isStuck) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watchAll = () => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watchAll);
  children.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  watchAll();
  return () => {
    sizes.disconnect();
    children.disconnect();
    box.removeEventListener('scroll', look);
  };
}
