import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** The time of day for what shows it: read in a component, it comes again four times a second. */
export const ticking = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
