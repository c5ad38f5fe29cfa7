import type { TableEvent } from '../engine/protocol';

/** A line of the log: one event, or draws that came one after the other. */
export type LogLine = readonly [TableEvent, ...TableEvent[]];

/** Every event a line of its own; an own move is told when it is made, and again when its round closes: once is enough. */
export function linesOf(events: readonly TableEvent[]): LogLine[] {
  return events.filter((event) => event.what !== 'stepped').map((event) => [event]);
}

/** At most N lines, the oldest first: draws in a row share one, and what people did goes before what was drawn. */
export function brief(events: readonly TableEvent[], most: number): LogLine[] {
  const lines: [TableEvent, ...TableEvent[]][] = [];
  for (const [event] of linesOf(events)) {
    const last = lines.at(-1);
    if (event.what === 'drawn' && last?.[0].what === 'drawn') last.push(event);
    else lines.push([event]);
  }
  const deeds = lines.filter(([event]) => event.what !== 'drawn').slice(-most);
  const room = most - deeds.length;
  const draws = room > 0 ? lines.filter(([event]) => event.what === 'drawn').slice(-room) : [];
  const kept = new Set([...deeds, ...draws]);
  return lines.filter((line) => kept.has(line));
}
