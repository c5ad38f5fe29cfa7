// Bots and advice are thought out in an engine of their own, so that the one that answers people is
// never busy.

import { HostError, type Host } from './host';
import { PROTOCOL, type Answer, type Ask, type Problem, type Verb } from './protocol';
import { readAnswer, readRequest } from './wire';

interface Surroundings {
  /** Asks the engine that has the tables; it answers at once: the answer, then pushes. */
  ask(text: string): string[];
  /** Passes an answer or a push on to the page. */
  tell(text: string): void;
  /** Something that should not happen: the engine can no longer be relied on. */
  broken(error: unknown): void;
  /** The engine that thinks. */
  thinker: Host;
}

export interface BotDriver {
  /** Handles what a person sends: at once, or after some thought; then bots do what they have to. */
  handle(text: string): void;
}

export function botDriver(world: Surroundings): BotDriver {
  /** Tables whose bots are busy now. */
  const busy = new Set<string>();

  /** Asks the engine with the tables; numbers below zero are the driver's, the page never sees them. */
  function ask<V extends Verb>(verb: V, question: Ask<V>): Answer<V> | { error: Problem } {
    const [answer = '', ...pushes] = world.ask(JSON.stringify({ id: -1, do: verb, ...question }));
    for (const push of pushes) world.tell(push);
    return readAnswer(verb, answer);
  }

  /** Opens a game where there is time to think about it. */
  async function elsewhere<T>(record: string, think: (table: string) => Promise<T>): Promise<T> {
    const { table } = await world.thinker.send('open', { record });
    try {
      return await think(table);
    } finally {
      await world.thinker.send('close', { table });
    }
  }

  /** Asks the engine that thinks for nothing. */
  async function idle(): Promise<null> {
    await world.thinker.send('hello', { protocol: PROTOCOL });
    return null;
  }

  /** One thing after another, until no bot is waited for. */
  async function play(table: string): Promise<void> {
    for (;;) {
      const waiting = ask('next_bot', { table });
      if ('error' in waiting || waiting.next === null) {
        busy.delete(table); // at once: what comes next must find the bots awake
        return;
      }
      const { seat, at, task } = waiting.next;
      // Also what needs no thought waits for an answer, so that people's messages come between.
      const move = task ? (await world.thinker.send('plan', task)).move : await idle();
      const done = ask('act', { table, seat, at, move });
      // What a person has changed meanwhile is looked at again.
      if ('error' in done && !['stale', 'not_your_turn', 'unknown_name'].includes(done.error.reason)) {
        throw new HostError(done.error);
      }
    }
  }

  async function advise<V extends 'hint' | 'review'>(id: number, verb: V, question: Ask<V>): Promise<void> {
    const kept = ask('record', { table: question.table });
    if ('error' in kept) {
      world.tell(JSON.stringify({ re: id, error: kept.error }));
      return;
    }
    try {
      const advice = await elsewhere(kept.record, (table) => world.thinker.send(verb, { ...question, table }));
      world.tell(JSON.stringify({ re: id, ...advice }));
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      world.tell(JSON.stringify({ re: id, error: { reason: error.reason, sentence: error.message } }));
    }
  }

  return {
    handle(text) {
      const message = readRequest(text);
      if (message.do === 'hint' || message.do === 'review') {
        const { id, do: verb, ...question } = message;
        advise(id, verb, question).catch(world.broken);
        return;
      }
      // What is thought is said in the same words.
      if (message.do === 'language') {
        const { language, words } = message;
        world.thinker.send('language', words ? { language, words } : { language }).catch(world.broken);
      }
      for (const said of world.ask(text)) world.tell(said);
      if (!wakesBots.has(message.do) || !('table' in message) || busy.has(message.table)) return;
      const { table } = message;
      busy.add(table);
      play(table).catch(world.broken);
    },
  };
}

/** After these, bots may have something to do. */
const wakesBots = new Set<Verb>(['watch', 'sit', 'start', 'move', 'commit', 'undo', 'restart', 'leave']);
