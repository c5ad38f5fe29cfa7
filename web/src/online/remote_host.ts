// A server as a host: the protocol over a WebSocket that may break at any time. Broken, it is opened
// again; tables that were watched are watched on from the version they had, and what was not answered
// is asked again where that does no harm.

import { HostError, type Host } from '../engine/host';
import {
  PROTOCOL,
  type Answer,
  type Ask,
  type Glimpse,
  type GlimpsePush,
  type Greeting,
  type HostMessage,
  type LobbyPush,
  type MinePush,
  type Push,
  type TablePush,
  type TableView,
  type Verb,
  type Viewer,
} from '../engine/protocol';
import { answerTo, readMessage } from '../engine/wire';
import { backoff } from '../app/backoff';
import { o } from './words';

/** What the screens are told: glimpses have become views, and lists say whether they are whole. */
export type ServerPush =
  | Exclude<Push, GlimpsePush | LobbyPush | MinePush>
  /** `whole`: said by ourselves, after a break: these are all there are. */
  | ((LobbyPush | MinePush) & { whole?: true });

type Shown = Exclude<HostMessage, GlimpsePush>;

/** Why no new attempt is made. */
export type Farewell = 'too_fast' | 'banned' | 'replaced' | 'other_version' | 'closed';

export type ConnectionState =
  | { now: 'connecting' }
  | { now: 'connected' }
  /** `at`: when the next attempt is made, in milliseconds since 1970. */
  | { now: 'retrying'; at: number }
  | { now: 'offline' }
  | { now: 'ended'; why: Farewell };

export interface RemoteHost extends Host {
  /** As `send`, with a server's verbs. */
  ask<V extends Verb>(verb: V, ask: Ask<V>): Promise<Answer<V>>;
  onServerPush(listener: (push: ServerPush) => void): () => void;
  onState(listener: (state: ConnectionState) => void): () => void;
  /** What the server said of itself when the connection was made; told again after each new one. */
  onHello(listener: (hello: Greeting) => void): () => void;
  readonly state: ConnectionState;
  /** A command that was not answered is not sent again. What had reached the server is done all the same. */
  withdraw(command: string): void;
  /** At once, and as whom the cookie says we are now. */
  reconnect(): void;
}

/** The part of a WebSocket that is needed, so that tests can bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** An engine in the page that makes views of what the server sends: then it sends a tenth of it. */
export interface ViewMaker {
  /** Only an engine of the server's own version understands it. */
  version: string;
  view(header: string, glimpse: Glimpse): Promise<TableView>;
}

export interface RemoteSettings {
  open: () => Socket;
  /** Without it, or if it fails, the server makes the views. */
  maker?: () => Promise<ViewMaker>;
  /** What the server should speak. */
  language?: () => string;
  /** Whether the device says it has a network. */
  online?: () => boolean;
  random?: () => number;
  now?: () => number;
}

/** A server that does not answer within this time is as good as gone. */
const patience = 15_000;
/** After this long without a message the server is asked whether it is there, if the page is visible. */
const silence = 40_000;

/** What may be asked again though it may have been done: what only asks, and what comes out the same twice. */
const harmless = new Set<Verb>([
  'hello', 'language', 'watch', 'watch_glimpses', 'view', 'glimpse', 'unwatch', 'lobby', 'unlobby', 'archive', 'profile', 'ladder', 'chat', 'mute',
  'reference', 'record', 'hint', 'rematch', 'cancel',
]);

/** The name by which a command is done once, however often it is sent. */
const commandOf = (ask: Ask<Verb>): string | undefined => ('command' in ask ? ask.command : undefined);

const farewells: Record<number, Farewell> = { 4001: 'too_fast', 4003: 'banned', 4004: 'replaced' };

interface Waiting {
  verb: Verb;
  ask: Ask<Verb>;
  /** Asked anew after a break, so not to be asked again besides. */
  once: boolean;
  resolve(answer: Answer<Verb>): void;
  reject(error: Error): void;
}

interface Watch {
  table: string;
  as: Viewer;
  version: number;
}

export function remoteHost(settings: RemoteSettings): RemoteHost {
  const { open, online = () => true, random = Math.random, now = Date.now, language } = settings;
  const waiting = new Map<number, Waiting>();
  const watched = new Map<string, Watch>();
  /** What the glimpses of a table are read with. */
  const headers = new Map<string, string>();
  const pushed = new Set<(push: TablePush) => void>();
  const told = new Set<(push: ServerPush) => void>();
  const closed = new Set<(why: string) => void>();
  const changed = new Set<(state: ConnectionState) => void>();
  const greeted = new Set<(hello: Greeting) => void>();
  let state: ConnectionState = { now: 'connecting' };
  let socket: Socket | null = null;
  let lobby = false;
  let lastId = 0;
  let attempt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let answerDue: ReturnType<typeof setTimeout> | undefined;
  let heard = now();
  let serverVersion = '';
  let startMaker = settings.maker;
  let maker: ViewMaker | null = null;
  /** Messages whose turn comes when the view before them is made. */
  let pending = 0;
  let before = Promise.resolve();

  function become(next: ConnectionState): void {
    state = next;
    for (const listener of changed) listener(next);
  }

  function post(id: number, verb: string, ask: object): void {
    socket?.send(JSON.stringify({ id, do: verb, ...ask }));
    answerDue ??= setTimeout(lose, patience);
  }

  /** The connection is broken, or we think so. */
  function lose(): void {
    drop();
    retry();
  }

  function drop(): void {
    clearTimeout(answerDue);
    answerDue = undefined;
    if (!socket) return;
    const dead = socket;
    dead.onopen = dead.onmessage = dead.onclose = null;
    dead.close();
    socket = null;
    for (const [id, { verb, ask, once, reject }] of waiting) {
      if (!once && (harmless.has(verb) || commandOf(ask) !== undefined)) continue;
      waiting.delete(id);
      reject(new HostError({ reason: 'io_error', sentence: o('connection-broke') }));
    }
  }

  function retry(): void {
    if (state.now === 'ended') return;
    clearTimeout(again);
    if (!online()) {
      become({ now: 'offline' });
      return;
    }
    const wait = backoff(attempt++, random);
    become({ now: 'retrying', at: now() + wait });
    again = setTimeout(dial, wait);
  }

  function end(why: Farewell): void {
    clearTimeout(again);
    drop();
    become({ now: 'ended', why });
    for (const [id, { reject }] of waiting) {
      waiting.delete(id);
      reject(new HostError({ reason: why === 'other_version' ? why : 'io_error', sentence: o('connection-none') }));
    }
    for (const listener of closed) listener(why);
  }

  function dial(): void {
    clearTimeout(again);
    drop();
    heard = now();
    try {
      socket = open();
    } catch {
      retry();
      return;
    }
    // A server that neither refuses nor greets is given up like one that does not answer.
    answerDue = setTimeout(lose, patience);
    socket.onopen = () => greet();
    socket.onmessage = (event) => hear(String(event.data));
    socket.onclose = ({ code }) => {
      drop();
      const why = farewells[code];
      if (why) end(why);
      else retry();
    };
  }

  /** First who we are to each other; then all that was under way before. */
  function greet(): void {
    const id = ++lastId;
    waiting.set(id, {
      verb: 'hello',
      ask: greeting(),
      once: true,
      resolve(hello) {
        if (!('games' in hello)) return;
        serverVersion = hello.version;
        resume();
        for (const listener of greeted) listener(hello);
      },
      reject(error) {
        // Broken off by ourselves: then a new attempt is under way.
        if (!(error instanceof HostError) || error.reason === 'io_error') return;
        if (error.reason === 'other_version') end('other_version');
        else lose();
      },
    });
    post(id, 'hello', greeting());
  }

  const greeting = (): Ask<'hello'> => (language ? { protocol: PROTOCOL, language: language() } : { protocol: PROTOCOL });

  function resume(): void {
    const open = [...waiting];
    attempt = 0;
    become({ now: 'connected' });
    for (const one of watched.values()) void watchAgain(one);
    if (lobby) {
      request('lobby', {}, true)
        .then(({ tables, mine }) => {
          tell({ push: 'lobby', tables, gone: [], whole: true });
          tell({ push: 'mine', tables: mine, gone: [], whole: true });
        })
        .catch(() => undefined);
    }
    for (const [id, { verb, ask }] of open) post(id, verb, ask);
  }

  async function watchAgain(one: Watch): Promise<void> {
    const { table, as, version } = one;
    try {
      const answer = await watch({ table, as, from: version }, true);
      tell({ push: 'table', table, as, from: answer.version - answer.events.length, ...answer });
    } catch (error) {
      // The table is gone: whoever shows it will ask and be told.
      if (!(error instanceof HostError) || error.reason !== 'io_error') watched.delete(key(table, as));
    }
  }

  const key = (table: string, as: Viewer) => `${String(as)} ${table}`;

  /** What has to be taken up again after a break. */
  function note({ verb, ask }: Waiting, answer: Answer<Verb>): void {
    if ((verb === 'watch' || verb === 'watch_glimpses') && 'as' in ask && 'events' in answer) {
      const { table, as } = ask;
      watched.set(key(table, as), { table, as, version: answer.version });
    } else if (verb === 'unwatch' && 'as' in ask) watched.delete(key(ask.table, ask.as));
    else if (verb === 'lobby') lobby = true;
    else if (verb === 'unlobby') lobby = false;
  }

  function tell(push: ServerPush): void {
    if (push.push === 'table') {
      const one = watched.get(key(push.table, push.as));
      if (one) one.version = push.version;
      for (const listener of pushed) listener(push);
    }
    for (const listener of told) listener(push);
  }

  /** Whether the views are made here. */
  async function makesViews(): Promise<boolean> {
    if (!startMaker) return false;
    try {
      maker = await startMaker();
    } catch {
      maker = null;
    }
    return maker?.version === serverVersion;
  }

  /** By glimpses if we make the views; the answer has become the same by then. */
  async function watch(question: Ask<'watch'>, once = false): Promise<Answer<'watch'>> {
    if (!startMaker) return request('watch', question, once);
    return request('watch', question, once, (await makesViews()) ? 'watch_glimpses' : 'watch');
  }

  /** A message a line. */
  function hear(text: string): void {
    heard = now();
    for (const line of text.split('\n')) sort(readMessage(line));
  }

  /** What has to become a view first holds up what comes after it. */
  function sort(message: HostMessage): void {
    if (pending === 0 && !('glimpse' in message)) {
      take(message);
      return;
    }
    pending += 1;
    before = before
      .then(() => withView(message))
      .then(take, giveUpGlimpses)
      .finally(() => (pending -= 1));
  }

  async function withView(message: HostMessage): Promise<Shown> {
    if (!('glimpse' in message)) return message;
    if (!maker) throw new Error('nobody makes views here');
    if ('push' in message) {
      const { glimpse, ...rest } = message;
      return { ...rest, push: 'table', view: await maker.view(headers.get(rest.table) ?? '', glimpse) };
    }
    const { glimpse, header, ...rest } = message;
    const asked = waiting.get(rest.re)?.ask;
    if (asked !== undefined && 'as' in asked) headers.set(asked.table, header);
    return { ...rest, view: await maker.view(header, glimpse) };
  }

  /** Something is wrong with our engine: from now on the server makes the views. */
  function giveUpGlimpses(): void {
    startMaker = undefined;
    maker = null;
    for (const one of waiting.values()) if (one.verb === 'watch_glimpses') one.verb = 'watch';
    reconnect();
  }

  function take(message: Shown): void {
    if ('push' in message) {
      tell(message);
      return;
    }
    const { re, ...rest } = message;
    const asker = waiting.get(re);
    waiting.delete(re);
    clearTimeout(answerDue);
    answerDue = waiting.size > 0 ? setTimeout(lose, patience) : undefined;
    if (!asker) return;
    if ('error' in rest) asker.reject(new HostError(rest.error));
    else {
      note(asker, rest);
      asker.resolve(rest);
    }
  }

  /** `sent`: a verb whose answer will have become the other's. */
  function request<V extends Verb>(verb: V, ask: Ask<V>, once = false, sent: Verb = verb): Promise<Answer<V>> {
    if (state.now === 'ended') {
      return Promise.reject(new HostError({ reason: 'io_error', sentence: o('connection-none') }));
    }
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { verb: sent, ask, once, resolve: (answer) => resolve(answerTo(verb, answer)), reject });
      if (state.now === 'connected') post(id, sent, ask);
    });
  }

  function withdraw(command: string): void {
    for (const [id, { ask: question, reject }] of waiting) {
      if (commandOf(question) !== command) continue;
      waiting.delete(id);
      reject(new HostError({ reason: 'io_error', sentence: o('connection-withdrawn') }));
    }
  }

  /** Verbs that are more than a request. */
  const special: { [V in Verb]?: (question: Ask<V>) => Promise<Answer<V>> } = { watch };
  async function ask<V extends Verb>(verb: V, question: Ask<V>): Promise<Answer<V>> {
    return special[verb]?.(question) ?? request(verb, question);
  }

  const listenTo =
    <T>(set: Set<T>) =>
    (listener: T) => {
      set.add(listener);
      return () => void set.delete(listener);
    };

  function reconnect(): void {
    drop();
    attempt = 0;
    become({ now: 'connecting' });
    dial();
  }

  // What the device knows of its network and of being looked at.
  const woken = () => {
    if (state.now === 'offline' || state.now === 'retrying') reconnect();
  };
  const probe = () => {
    const quiet = state.now === 'connected' && now() - heard > silence && document.visibilityState === 'visible';
    if (quiet) request('hello', greeting()).catch(() => undefined);
  };
  const looked = () => {
    if (document.visibilityState === 'visible' && state.now === 'retrying') reconnect();
    else probe();
  };
  const pulse = setInterval(probe, silence / 2);
  addEventListener('online', woken);
  addEventListener('offline', lose);
  document.addEventListener('visibilitychange', looked);

  if (online()) dial();
  else become({ now: 'offline' });

  return {
    send: ask,
    ask,
    onPush: listenTo(pushed),
    onServerPush: listenTo(told),
    onClose: listenTo(closed),
    onState: listenTo(changed),
    onHello: listenTo(greeted),
    get state() {
      return state;
    },
    withdraw,
    reconnect,
    close() {
      clearInterval(pulse);
      removeEventListener('online', woken);
      removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', looked);
      end('closed');
    },
  };
}
