import type { Seat, TableEvent } from '../engine/protocol';

/** A line of the log: one event, or several that came one after the other: draws, or what one player did. */
export type LogLine = readonly [TableEvent, ...TableEvent[]];

/** Every event a line of its own; a move of your own is told when it is made, and again when its round closes: once is enough. */
export function linesOf(events: readonly TableEvent[]): LogLine[] {
  return events.filter((event) => event.what !== 'stepped').map((event) => [event]);
}

/**
 * At most N lines, the oldest first: draws in a row share one, and so do the moves of a turn; what people did goes before
 * what was drawn. That somebody is ready stands with the players.
 */
export function brief(events: readonly TableEvent[], most: number): LogLine[] {
  const lines: [TableEvent, ...TableEvent[]][] = [];
  for (const [event] of linesOf(events)) {
    if (event.what === 'ready') continue;
    const last = lines.at(-1);
    const joins = event.what === 'drawn' || event.what === 'moved';
    if (joins && last?.[0].what === event.what && last[0].seat === event.seat) last.push(event);
    else lines.push([event]);
  }
  const deeds = lines.filter(([event]) => event.what !== 'drawn').slice(-most);
  const room = most - deeds.length;
  const draws = room > 0 ? lines.filter(([event]) => event.what === 'drawn').slice(-room) : [];
  const kept = new Set([...deeds, ...draws]);
  return lines.filter((line) => kept.has(line));
}

/** The spaces that these moves have touched, each once: those of one player, or everybody's where all play on one board. */
export function touched(events: readonly TableEvent[], by: Seat | null): readonly string[] {
  return [...new Set(events.flatMap((event) => (event.what === 'moved' && (by === null || event.seat === by) ? event.move.spaces : [])))];
}
