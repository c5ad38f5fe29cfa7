// Bots think one move at a time, each in a task of its own, so that people's messages come between.

import type { Answer, ReplyMessage } from './protocol';

interface Surroundings {
  /** Asks the engine, which answers at once. */
  ask(text: string): string[];
  /** Passes a push on to the page. */
  tell(text: string): void;
}

export interface BotDriver {
  /** A person's message was handled: at its table bots may have something to do. */
  heard(text: string): void;
  /** Milliseconds from one thing a bot does to the next. */
  pace(milliseconds: number): void;
}

export function botDriver(world: Surroundings): BotDriver {
  /** Tables where bots may have something to do, each with its running timer. */
  const busy = new Map<string, ReturnType<typeof setTimeout>>();
  let delay = 0;

  function schedule(table: string): void {
    if (!busy.has(table)) busy.set(table, setTimeout(() => think(table), delay));
  }

  function think(table: string): void {
    busy.delete(table);
    // Numbers below zero are the driver's own: the page never sees the answers.
    const [answer = '{}', ...pushes] = world.ask(JSON.stringify({ id: -1, do: 'think', table }));
    for (const push of pushes) world.tell(push);
    const reply = JSON.parse(answer) as ReplyMessage;
    if ((reply as Partial<Answer<'think'>>).more === true) schedule(table);
  }

  return {
    heard(text) {
      const message = tableOf(text);
      if (message !== null) schedule(message);
    },
    pace(milliseconds) {
      delay = Math.max(0, milliseconds);
    }
  };
}

const thatMatter = new Set(['watch', 'sit', 'start', 'move', 'commit', 'undo', 'restart', 'leave']);

/** The table a message is about, if bots there may have something to do after it. */
function tableOf(text: string): string | null {
  const message = JSON.parse(text) as { do?: unknown; table?: unknown };
  if (typeof message.do !== 'string' || !thatMatter.has(message.do)) return null;
  return typeof message.table === 'string' ? message.table : null;
}

