import { HostError } from '../engine/host';
import type { About, ChatMessage, Seat, TableView, Viewer } from '../engine/protocol';
import { announcer } from '../app/announce.svelte';
import { gameTitle } from '../i18n/games';
import { refusalWords } from '../app/refusal';
import { toasts } from '../ui';
import { withLines } from './lists';
import { online } from './online.svelte';
import type { ServerPush } from './remote_host';
import { keep, keptOf } from './shares';
import { commandAt, sitDown, takeSeat } from './sit';
import { o } from './words';

/** One table of the server and what is around the game: who is here, clocks, chat. */
export class LiveTable {
  about = $state.raw<About | null>(null);
  view = $state.raw<TableView | null>(null);
  /** When `about` came: clocks run on from there. */
  heard = $state(0);
  trouble = $state<'gone' | 'closed' | 'lost' | null>(null);
  messages = $state.raw<readonly ChatMessage[]>([]);
  muted = $state.raw<readonly string[]>([]);
  chatOpen = $state(false);
  readonly table: string;
  #read = $state(0);
  /** Through whose eyes the table is watched; undefined until it is. */
  #as: Viewer | undefined;
  #version = 0;
  #hasChat = false;
  /** It is by our own wish if our seat is free. */
  #leaving = false;
  #ends: (() => void)[] = [];

  constructor(table: string) {
    this.table = table;
  }

  /** Where I sit. */
  get seat(): Viewer {
    const me = online.me?.id;
    const at = me === undefined ? -1 : (this.about?.seats.findIndex((seat) => seat.person === me) ?? -1);
    return at < 0 ? null : at;
  }
  get isHost(): boolean {
    return this.about !== null && this.about.creator === online.me?.id;
  }
  get unread(): number {
    return this.messages.filter((one) => one.n > this.#read && one.person !== online.me?.id).length;
  }

  async open(): Promise<void> {
    this.#ends.push(online.host.onServerPush((push) => this.#pushed(push)));
    this.#ends.push(online.host.onHello(() => void (this.trouble === 'lost' ? this.#enter() : this.#catchUp())));
    await this.#enter();
  }

  async #enter(): Promise<void> {
    this.trouble = null;
    try {
      const { view, about } = await online.host.ask('view', { table: this.table, as: null });
      this.#hear(about);
      this.#version = view.version; // what is shown can be used at once
      this.view = view;
      await this.#watch(this.seat);
      const { messages } = await online.host.ask('chat', { table: this.table });
      this.messages = withLines(this.messages, messages);
      this.#hasChat = true;
      this.readAll();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** What is shown stays if the connection broke; a table that is no more is not shown on. */
  #failed(error: unknown): void {
    const isNoMore = error instanceof HostError && (error.reason === 'game_over' || error.reason === 'unknown_name');
    if (this.view === null || isNoMore) this.trouble = troubleOf(error);
  }

  close(): void {
    for (const end of this.#ends) end();
    if (this.#as !== undefined) online.host.ask('unwatch', { table: this.table, as: this.#as }).catch(() => undefined);
  }

  /** Everything that was said has been seen. */
  readAll(): void {
    this.#read = this.messages.at(-1)?.n ?? 0;
  }

  async sit(seat: Seat): Promise<void> {
    const commitment = this.about?.commitment;
    if (commitment !== undefined) await this.#try(() => sitDown(online.host, this.#command(seat), commitment));
  }
  seatBot(seat: Seat, bot: string): Promise<boolean> {
    return this.#try(() => online.host.ask('sit', { ...this.#command(seat), bot }));
  }
  async leave(seat: Seat): Promise<boolean> {
    const waiting = this.about?.stage === 'waiting';
    const own = seat === this.seat;
    if (own) this.#leaving = true;
    const left = await this.#try(() => online.host.ask('leave', this.#command(seat)));
    // Who stands up before the game takes along what they added to it.
    const kept = keptOf(this.table);
    if (left && own && waiting && kept) keep(this.table, { ...kept, share: null });
    return left;
  }
  start(): Promise<boolean> {
    return this.#try(() => online.host.ask('start', this.#command(this.seat ?? 0)));
  }
  back(): Promise<boolean> {
    return this.#try(() => online.host.ask('back', this.#command(this.seat ?? 0)));
  }
  /** Gives the game up, for good. */
  resign(): Promise<boolean> {
    return this.#try(() => online.host.ask('resign', this.#command(this.seat ?? 0)));
  }
  agreeEnd(): Promise<boolean> {
    return this.#try(() => online.host.ask('agree_end', this.#command(this.seat ?? 0)));
  }
  refuseEnd(): Promise<boolean> {
    return this.#try(() => online.host.ask('refuse_end', this.#command(this.seat ?? 0)));
  }
  cancel(): Promise<boolean> {
    return this.#try(() => online.host.ask('cancel', { table: this.table }));
  }
  /** The table of the rematch; who played here has their seat there too. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    await this.#try(async () => (next = (await online.host.ask('rematch', { table: this.table })).table));
    if (next !== null && this.seat !== null) await takeSeat(online.host, next, this.seat);
    return next;
  }

  /** False: not said, keep the text. */
  async say(text: string): Promise<boolean> {
    try {
      await online.host.ask('say', { table: this.table, text });
      return true;
    } catch (error) {
      const known = error instanceof HostError && error.reason !== 'io_error';
      toasts.say(known ? refusalWords(error) : o('chat-lost'), 'bad');
      return false;
    }
  }
  async report(person: string, line: number | undefined, why: string): Promise<boolean> {
    const done = await this.#try(() => online.host.ask('report', { table: this.table, person, ...(line === undefined ? {} : { line }), ...(why === '' ? {} : { why }) }));
    if (done) toasts.say(o('report-sent'), 'good');
    return done;
  }
  deleteLine(line: number): Promise<boolean> {
    return this.#try(() => online.host.ask('delete_line', { table: this.table, line }));
  }
  async mute(person: string, on: boolean): Promise<void> {
    await this.#try(async () => (this.muted = (await online.host.ask('mute', { person, on })).muted));
  }

  #command(seat: Seat) {
    return commandAt(this.table, seat, this.#version);
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      toasts.say(error.reason === 'stale' ? o('table-refused') : refusalWords(error), 'bad');
      return false;
    }
  }

  async #watch(as: Viewer): Promise<void> {
    const before = this.#as;
    this.#as = as;
    // Whoever sits looks on no longer: in this order everybody counts the spectators right.
    if (before !== undefined && before !== as) online.host.ask('unwatch', { table: this.table, as: before }).catch(() => undefined);
    const { version, view, about } = await online.host.ask('watch', { table: this.table, as });
    this.#version = version;
    this.view = view;
    this.#hear(about);
  }

  #hear(about: About | undefined): void {
    if (about === undefined) return; // servers always tell
    this.about = about;
    this.heard = Date.now();
  }

  #pushed(push: ServerPush): void {
    if (!('table' in push) || push.table !== this.table) return;
    if (push.push === 'chat') {
      this.#said(push.messages);
      return;
    }
    if (push.push === 'table') {
      if (push.as !== this.#as) return;
      this.#version = push.version;
      this.view = push.view;
    }
    this.#hear(push.about);
    this.#count();
    // Sat down or stood up: then the table looks different.
    if (this.seat === this.#as || push.about?.stage !== 'waiting') return;
    if (this.seat === null && typeof this.#as === 'number' && !this.#leaving) toasts.say(o('table-removed'), 'bad');
    this.#leaving = false;
    this.#watch(this.seat).catch((error: unknown) => this.#failed(error));
  }

  #count(): void {
    const seat = this.seat;
    const here = seat !== null && this.about?.seats[seat]?.stand_in === null;
    online.sawTable(this.table, here && this.view?.waiting.includes(seat) === true, this.about?.stage === 'over');
  }

  /** After a break: what was said in the meantime. */
  async #catchUp(): Promise<void> {
    if (!this.#hasChat) return;
    let from = this.messages.at(-1)?.n ?? 0;
    try {
      for (;;) {
        const { messages } = await online.host.ask('chat', { table: this.table, from });
        const last = messages.at(-1);
        if (!last) return;
        this.#said(messages);
        from = last.n;
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  #said(fresh: ChatMessage[]): void {
    const before = this.messages;
    this.messages = withLines(this.messages, fresh);
    if (this.chatOpen) this.readAll();
    for (const one of fresh.filter(({ n }) => !before.some((known) => known.n === n))) {
      if (one.person !== online.me?.id && !one.deleted) announcer.say(o('chat-says', { name: one.name, text: one.text }));
    }
  }

  get title(): string {
    return this.view ? gameTitle(this.view.game) : '';
  }
}

function troubleOf(error: unknown): 'gone' | 'closed' | 'lost' {
  if (!(error instanceof HostError) || error.reason === 'io_error') return 'lost';
  return error.reason === 'game_over' ? 'closed' : 'gone';
}
