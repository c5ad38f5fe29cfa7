/** How long to wait before the n-th new attempt (from 0), in milliseconds: longer each time, and never
 * the same for everybody, so that a server that comes back is not run over. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(20_000, 500 * 2 ** Math.min(attempt, 10));
  return Math.round(most * (0.5 + random() / 2));
}
