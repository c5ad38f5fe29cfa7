// What the others did since one's own last turn, kept for whoever comes back to a table: it can be told again after the
// page was loaded anew, and what has happened meanwhile is told from there.

import { PROTOCOL, type Seat, type TableEvent, type TablePush, type TableView } from '../engine/protocol';
import { readMessage } from '../engine/wire';
import { past, type Chapter } from '../timeline/steps';

export interface LeftOff {
  /** The table as it was last seen, and how much had happened by then. */
  view: TableView;
  version: number;
  /** The words of the last event that was seen: another history has others. */
  last: string;
  chapters: readonly Chapter[];
}

/** A line for the seat and what is known of it, then the views as messages, each with what happened since the one before. */
export function writtenOff(seat: Seat, { view, version, last, chapters }: LeftOff): string {
  const message = (shown: TableView, events: readonly TableEvent[]): TablePush => ({ push: 'table', table: '', as: seat, from: 0, version, events: [...events], view: past(shown) });
  const messages: TablePush[] = [];
  let known: TableView | undefined;
  for (const chapter of chapters) {
    if (chapter.before !== known) messages.push(message(chapter.before, []));
    messages.push(message(chapter.after, chapter.events));
    known = chapter.after;
  }
  if (known !== view) messages.push(message(view, []));
  return [{ protocol: PROTOCOL, seat, last }, ...messages].map((one) => JSON.stringify(one)).join('\n');
}

/** Null: it was written for somebody else, by another version of this page, or by nobody. */
export function readOff(text: string, seat: Seat, simultaneous: boolean): LeftOff | null {
  const [head = '', ...lines] = text.split('\n');
  try {
    const { protocol, seat: whose, last } = JSON.parse(head) as Record<string, unknown>;
    if (protocol !== PROTOCOL || whose !== seat || typeof last !== 'string') return null;
    const chapters: Chapter[] = [];
    let now: TablePush | undefined;
    for (const message of lines.map(readMessage)) {
      if (!('push' in message) || message.push !== 'table') return null;
      if (now && message.events.length > 0) chapters.push({ before: now.view, after: message.view, events: message.events, simultaneous, watching: false });
      now = message;
    }
    return now ? { view: now.view, version: now.version, last, chapters } : null;
  } catch {
    return null;
  }
}
