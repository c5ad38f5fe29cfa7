// A seat's clock between two words from the server: it runs down here as it does there.

import type { Pace, SeatAbout } from '../engine/protocol';
import { o } from './words';

/** What is left now, in milliseconds, if `heard` was the moment the server told it; null without a clock. */
export function leftNow(seat: Pick<SeatAbout, 'left' | 'running'>, heard: number, now: number): number | null {
  if (seat.left === null) return null;
  return Math.max(0, seat.left - (seat.running ? Math.max(0, now - heard) : 0));
}

/** Time to hurry: the last half minute of a live clock, the last three hours of days. */
export function isLow(left: number, pace: Pace): boolean {
  if (pace.kind === 'relaxed') return false;
  return left <= (pace.kind === 'live' ? 30_000 : 3 * 3_600_000);
}

/** "9:05", "1:02:03"; with days the two largest parts, "2 d 4 h". */
export function clockText(left: number, pace: Pace): string {
  const seconds = Math.ceil(left / 1000);
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  if (pace.kind === 'days') {
    const days = Math.floor(h / 24);
    if (days > 0) return o('clock-days', { days, hours: h % 24 });
    return h > 0 ? o('clock-hours', { hours: h, minutes: min }) : o('clock-minutes', { minutes: Math.max(1, min) });
  }
  return h > 0 ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`;
}
