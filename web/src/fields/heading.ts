import { tick } from 'svelte';

/** The heading of what was just picked from a set takes the focus: it is said, and what is made is in sight again. */
export async function showHeading(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>('main [data-heading]');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
