// A host as the client knows it, whatever it is made of: requests that answer, and pushes.

import type { Answer, Ask, Problem, Reason, ReplyMessage, TablePush, Verb } from './protocol';
import { answerTo, readMessage } from './wire';

/** A way for texts in both directions: a worker's messages, a WebSocket's frames. */
export interface Channel {
  post(text: string): void;
  /** Called once, before anything is posted. `onClose` is told when no more texts will come. */
  listen(onText: (text: string) => void, onClose: (why: string) => void): void;
  close(): void;
}

export interface Host {
  /** Asks; the promise is refused with a HostError when the host says no. */
  send<V extends Verb>(verb: V, ask: Ask<V>): Promise<Answer<V>>;
  /** Tells what happens at tables; returns what ends that. */
  onPush(listener: (push: TablePush) => void): () => void;
  /** Tells once when the host is gone; returns what ends that. */
  onClose(listener: (why: string) => void): () => void;
  close(): void;
}

/** A refusal. `reason` is for programs, `message` the host's sentence. */
export class HostError extends Error {
  readonly reason: Reason;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.name = 'HostError';
    this.reason = problem.reason;
  }
}

/** A channel over one end of a message channel, to a host at the other. */
export function portChannel(port: MessagePort): Channel {
  return {
    post: (text) => port.postMessage(text),
    listen(onText) {
      port.onmessage = (event: MessageEvent<string>) => onText(event.data);
    },
    close: () => port.close(),
  };
}

interface Waiting {
  resolve(answer: Answer<Verb>): void;
  reject(error: Error): void;
}

/** Speaks the protocol over a channel. */
export function connect(channel: Channel): Host {
  const waiting = new Map<number, Waiting>();
  const pushed = new Set<(push: TablePush) => void>();
  const closed = new Set<(why: string) => void>();
  let lastId = 0;
  let gone: string | null = null;

  function answer(message: ReplyMessage): void {
    const { re, ...rest } = message;
    const asker = waiting.get(re);
    waiting.delete(re);
    if (asker === undefined) return;
    if ('error' in rest) asker.reject(new HostError(rest.error));
    else asker.resolve(rest);
  }

  function end(why: string): void {
    if (gone !== null) return;
    gone = why;
    for (const asker of waiting.values()) {
      asker.reject(new HostError({ reason: 'io_error', sentence: why }));
    }
    waiting.clear();
    for (const listener of closed) listener(why);
  }

  channel.listen((text) => {
    const message = readMessage(text);
    if ('push' in message) {
      if (message.push !== 'table') return; // an engine tells nothing else
      for (const listener of pushed) listener(message);
    } else {
      answer(message);
    }
  }, end);

  return {
    send<V extends Verb>(verb: V, ask: Ask<V>): Promise<Answer<V>> {
      if (gone !== null) {
        return Promise.reject(new HostError({ reason: 'io_error', sentence: gone }));
      }
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: (answer) => resolve(answerTo(verb, answer)), reject });
        channel.post(JSON.stringify({ id, do: verb, ...ask }));
      });
    },
    onPush(listener) {
      pushed.add(listener);
      return () => pushed.delete(listener);
    },
    onClose(listener) {
      closed.add(listener);
      return () => closed.delete(listener);
    },
    close() {
      channel.close();
      end('The connection was closed.');
    }
  };
}
