import { HostError, type Host } from '../engine/host';
import type { GameInfo, Hint, Move, ReferenceSection, Seat, TableEvent, TablePush, TableView, Viewer } from '../engine/protocol';
import { announcer } from '../app/announce.svelte';
import { forgetLeft, keepLeft, leftAt } from '../store/left';
import type { SavedGame } from '../store/saved';
import { readOff, writtenOff } from './left_off';
import { nextPerson } from './persons';
import { Story } from '../timeline/story.svelte';
import { SharedGame } from './shared_game.svelte';

interface SessionSettings {
  engine: Host;
  /** A server keeps its tables itself, and may be out of reach. */
  remote?: { connected: () => boolean; withdraw: (command: string) => void; record: () => Promise<string> };
  info: GameInfo;
  save: SavedGame;
  table: string;
  /** Whether a picked move waits for a second pick. */
  confirm: () => boolean;
  /** Something could not be done. */
  refused: (error: HostError) => void;
  /** It was done too late: the game went on in another tab. */
  overtaken?: () => void;
  saveFailed?: () => void;
}

/** A table as the screen shows it: through whose eyes, what is considered, what is new. */
export class Session {
  view = $state.raw<TableView | null>(null);
  events = $state.raw<readonly TableEvent[]>([]);
  /** Through whose eyes the screen looks. */
  you = $state<Viewer>(null);
  /** Whose board is looked at; null: one's own. */
  looking = $state<Seat | null>(null);
  /** The person who has to take the screen before anything is shown. */
  handOver = $state<Seat | null>(null);
  hints = $state.raw<readonly Hint[] | null>(null);
  thinking = $state(false);
  /** Spaces of a score line or hint under the pointer. */
  pointed = $state.raw<readonly string[]>([]);
  gone = $state(false);
  /** Deleted in another tab. */
  deleted = $state(false);
  /** What was sent to the server and is not answered yet; the move, if it is one. */
  #unanswered = $state.raw<{ command: string; move: string | null } | null>(null);
  /** It takes too long for a connection that works. */
  #late = $state(false);

  #considered = $state<string | null>(null);
  /** Picked once, waiting for the second pick. */
  armed = $state<string | null>(null);
  /** The version after the viewer's own last command: what came later is news. */
  #seen = $state(0);
  #version = 0;
  #ends: (() => void)[] = [];
  #lastCommand = 0;
  /** What is known of the table's record: its header and steps. */
  #written = { table: '', steps: '', lines: 0, check: '' };
  #table: string;
  /** What each person at this screen saw last. */
  readonly #left: ({ view: TableView; version: number } | undefined)[] = [];
  /** Through whose eyes the host tells what happens; undefined: it does not. */
  #watched: Viewer | undefined;
  /** Null at a server, which keeps its tables itself. */
  readonly #shared: SharedGame | null;
  readonly #set: SessionSettings;
  /** What the others did, told step by step. */
  readonly story: Story;

  constructor(settings: SessionSettings) {
    this.#set = settings;
    this.#table = settings.table;
    this.story = new Story({ simultaneous: settings.info.simultaneous, watching: false, now: () => this.view });
    this.#shared = settings.remote
      ? null
      : new SharedGame(settings.save, {
          adopt: (save) => this.#adopt(save),
          wake: async () => {
            if (this.view && this.#watched === undefined) await this.#look(this.you);
          },
          overtaken: () => settings.overtaken?.(),
          deleted: () => (this.deleted = true),
          saveFailed: () => settings.saveFailed?.(),
        });
  }

  get info(): GameInfo {
    return this.#set.info;
  }
  get save(): SavedGame {
    return this.#shared?.save ?? this.#set.save;
  }
  get table(): string {
    return this.#table;
  }

  /** The move drawn as a ghost. */
  get preview(): Move | null {
    const wanted = this.#considered ?? this.armed ?? (this.unsent ? this.#unanswered?.move : null);
    return this.view?.moves.find((move) => move.move === wanted) ?? null;
  }
  /** What somebody did waits for the connection, and can be withdrawn. */
  get unsent(): boolean {
    return this.#unanswered !== null && (this.#late || this.#set.remote?.connected() === false);
  }
  get shown(): Seat {
    return this.looking ?? this.you ?? 0;
  }
  /** Others' doings since one's own last move. */
  get news(): readonly TableEvent[] {
    return this.events.filter((event) => event.n > this.#seen && event.seat !== this.you && event.what !== 'seated');
  }
  async open(): Promise<void> {
    const { engine } = this.#set;
    this.#ends = [engine.onPush((push) => this.#pushed(push)), engine.onClose(() => (this.gone = true))];
    addEventListener('pagehide', this.#leave);
    this.#ends.push(() => removeEventListener('pagehide', this.#leave));
    this.#shared?.open();
    if (!this.#shared || (await this.#shared.take())) await this.#enter();
    this.#comeBack();
  }

  /** Who looks at the table now. */
  async #enter(): Promise<void> {
    const { view } = await this.#set.engine.send('view', { table: this.table, as: null });
    const asked = this.handOver !== null && view.waiting.includes(this.handOver) ? this.handOver : null;
    const person = asked ?? nextPerson(view, null);
    const several = view.seats.filter((seat) => seat.yours && seat.occupant === 'human').length > 1;
    // Whoever is at the screen stays as long as there is something for them to do.
    const stays = this.you !== null && asked === null && (!several || view.over || view.waiting.includes(this.you));
    if (!stays && several && this.#secret && person !== null && !view.over) {
      this.handOver = person;
      return;
    }
    await this.#look(stays ? this.you : (person ?? firstPerson(view)));
    this.handOver = null;
  }

  close(): void {
    this.#leave();
    for (const end of this.#ends) end();
    this.#ends = [];
    const { engine } = this.#set;
    if (this.#shared) leaving = Promise.all([leaving, this.#shared.close()]).finally(() => engine.send('close', { table: this.table }).catch(() => undefined));
    else engine.send('unwatch', { table: this.table, as: this.you }).catch(() => undefined);
  }

  /** What was told, and how far, is there when one comes back. */
  readonly #leave = (): void => {
    const [view, you] = [this.view, this.you];
    if (!view || you === null || this.handOver !== null) return;
    if (view.over) forgetLeft(this.save.id);
    else keepLeft(this.save.id, writtenOff(you, { view, version: this.#version, last: this.events.at(-1)?.sentence ?? '', chapters: this.story.told }));
  };
  #comeBack(): void {
    const [view, you] = [this.view, this.you];
    const left = view && you !== null ? readOff(leftAt(this.save.id), you, this.info.simultaneous) : null;
    if (!view || !left) return;
    const isSame = JSON.stringify(left.view.position) === JSON.stringify(view.position);
    // Another history: a game that was opened again counts its events anew, and may have been played elsewhere.
    if (!isSame && (this.events.find(({ n }) => n === left.version)?.sentence ?? '') !== left.last) return;
    this.story.recall(left.chapters);
    if (isSame) return;
    const news = this.events.filter(({ n }) => n > left.version);
    if (news.some(({ what, seat }) => (what === 'moved' && seat !== view.you) || what === 'drawn')) this.story.tell(left.view, view, news);
  }

  /** The person who was asked has taken the screen. */
  async takeOver(): Promise<void> {
    await this.#shared?.take();
    const seat = this.handOver;
    if (seat === null) return;
    const left = this.#left[seat];
    await this.#look(seat);
    this.handOver = null;
    if (left && this.view) this.story.tell(left.view, this.view, this.events.filter((event) => event.n > left.version));
  }

  consider(move: string | null): void {
    this.#considered = move;
  }
  point(spaces: readonly string[]): void {
    this.pointed = spaces;
  }
  look(seat: Seat | null): void {
    this.looking = seat === this.you ? null : seat;
  }
  forget(): void {
    this.#considered = null;
    this.armed = null;
    this.hints = null;
    this.pointed = [];
  }

  pick(move: string): void {
    if (this.#set.confirm() && this.armed !== move) {
      this.armed = move;
      return;
    }
    void this.play(move);
  }

  play(move: string): Promise<void> {
    return this.#command((at, seat, command) => this.#set.engine.send('move', { ...at, seat, command, move }), move);
  }
  undo(): Promise<void> {
    return this.#command((at, seat, command) => this.#set.engine.send('undo', { ...at, seat, command }));
  }
  restart(): Promise<void> {
    return this.#command((at, seat, command) => this.#set.engine.send('restart', { ...at, seat, command }));
  }
  commit(): Promise<void> {
    return this.#command((at, seat, command) => this.#set.engine.send('commit', { ...at, seat, command }));
  }

  withdraw(): void {
    const open = this.#unanswered;
    this.#unanswered = null;
    if (open) this.#set.remote?.withdraw(open.command);
  }

  async hint(): Promise<void> {
    if (this.you === null || this.thinking) return;
    this.thinking = true;
    this.hints = [];
    try {
      this.hints = (await this.#set.engine.send('hint', { table: this.table, seat: this.you, count: 3 })).hints;
    } catch (error) {
      this.hints = null;
      this.#refuse(error);
    } finally {
      this.thinking = false;
    }
  }

  async reference(): Promise<readonly ReferenceSection[]> {
    return (await this.#set.engine.send('reference', { table: this.table, as: this.you })).sections;
  }

  async record(): Promise<string> {
    const { engine, remote } = this.#set;
    return remote ? remote.record() : (await engine.send('record', { table: this.table })).record;
  }

  nameCity(seat: Seat, name: string): void {
    const cities = [...this.save.cities];
    cities[seat] = name.slice(0, 40);
    this.#shared?.mark();
    this.#keep({ cities });
  }

  get #secret(): boolean {
    return this.#set.info.hidden || this.#set.info.simultaneous;
  }

  async #command(
    send: (at: { table: string; at: number }, seat: Seat, command: string) => Promise<unknown>,
    move: string | null = null,
  ): Promise<void> {
    if (this.you === null) return;
    // What is chosen now stands for what has not been sent.
    if (this.unsent) this.withdraw();
    const [table, at, you] = [this.table, this.#version, this.you];
    this.story.skip();
    this.forget();
    this.looking = null;
    this.#lastCommand += 1;
    const command = `${this.save.id}-${Date.now()}-${this.#lastCommand}`;
    if (this.#shared && !((await this.#shared.take()) && table === this.table)) {
      if (!this.deleted) this.#set.overtaken?.();
      return;
    }
    this.#seen = at;
    const waits = this.#set.remote && this.#wait(command, move);
    try {
      await send({ table, at }, you, command);
      if (table === this.table) this.#shared?.mark();
      else this.#set.overtaken?.();
    } catch (error) {
      if (waits?.withdrawn()) return;
      // A table that was given up for a newer copy knows nothing any more.
      if (table === this.table) this.#refuse(error);
      else this.#set.overtaken?.();
    } finally {
      waits?.end();
    }
  }

  #wait(command: string, move: string | null) {
    const mine = { command, move };
    this.#unanswered = mine;
    this.#late = false;
    const timer = setTimeout(() => (this.#late = true), 2000);
    return {
      withdrawn: () => this.#unanswered !== mine,
      end: () => {
        clearTimeout(timer);
        if (this.#unanswered === mine) this.#unanswered = null;
      },
    };
  }

  #refuse(error: unknown): void {
    if (error instanceof HostError) this.#set.refused(error);
    else throw error;
  }

  /** Looks through the eyes of a seat. Only where the bots of this tab play does the host go on by itself. */
  async #look(seat: Viewer): Promise<void> {
    const { engine } = this.#set;
    const table = this.table;
    const live = !this.#shared || this.#shared.keeper;
    if (this.#watched !== undefined && this.#watched !== seat) await engine.send('unwatch', { table, as: this.#watched });
    if (this.view && this.you !== null) this.#left[this.you] = { view: this.view, version: this.#version };
    this.you = seat;
    this.#watched = live ? seat : undefined;
    const { version, events, view } = await engine.send(live ? 'watch' : 'view', { table, as: seat });
    this.forget();
    this.story.forget();
    this.looking = null;
    this.events = events;
    this.#version = version;
    // A person who comes to the screen sees what happened after their own last move.
    this.#seen = events.findLast((event) => event.seat === seat && event.what !== 'seated')?.n ?? version;
    this.view = view;
  }

  /** Something was missed: it is told as far as it is known. */
  async #lookAgain(): Promise<void> {
    const [before, version, chapters] = [this.view, this.#version, this.story.told];
    await this.#look(this.you);
    if (!this.view) return;
    this.story.recall(chapters);
    this.story.tell(before, this.view, this.events.filter(({ n }) => n > version));
  }

  /** Shows the game as another tab has left it. */
  async #adopt(save: SavedGame): Promise<void> {
    const { engine } = this.#set;
    const before = this.#table;
    const armed = this.armed;
    const known = this.events.length;
    const { table } = await engine.send('open', opening(save));
    this.#table = table;
    this.#watched = undefined;
    engine.send('close', { table: before }).catch(() => undefined);
    await this.#enter();
    if (this.view?.moves.some((move) => move.move === armed)) this.armed = armed;
    for (const event of this.events.slice(known)) announcer.say(event.sentence);
  }

  #pushed(push: TablePush): void {
    if (push.table !== this.table || push.as !== this.you) return;
    if (push.from !== this.#version) {
      void this.#lookAgain();
      return;
    }
    this.#version = push.version;
    this.events = [...this.events, ...push.events];
    this.story.tell(this.view, push.view, push.events);
    this.view = push.view;
    this.#considered = null;
    if (!push.view.moves.some((move) => move.move === this.armed)) this.armed = null;
    for (const event of push.events) announcer.say(event.sentence);
    this.#keep();
    this.#passOn(push.view);
  }

  /** Several people at one screen: when this one has nothing left to do, the next one takes it. */
  #passOn(view: TableView): void {
    if (view.over || this.handOver !== null || (this.you !== null && view.waiting.includes(this.you))) return;
    const next = nextPerson(view, this.you);
    if (next === null || next === this.you) return;
    if (this.#secret) this.handOver = next;
    else void this.#look(next);
  }

  /** The record as it is now: what was known of it, and what has come to it since. */
  async #newRecord(table: string): Promise<string> {
    const known = this.#written.table === table ? this.#written : { table, steps: '', lines: 0, check: '' };
    const { from, steps, rest, lines, check } = await this.#set.engine.send('new_steps', { table, lines: known.lines, check: known.check });
    this.#written = { table, steps: (from > 0 ? known.steps : '') + steps, lines, check };
    return this.#written.steps + rest;
  }

  #keep(also: Partial<SavedGame> = {}): void {
    const [view, table] = [this.view, this.table];
    this.#shared?.keep(async () => {
      if (table !== this.table) return null;
      const record = await this.#newRecord(table);
      const seats = view?.seats ?? [];
      return { record, ...(view ? { over: view.over, scores: seats.map((seat) => seat.score), names: seats.map((seat) => seat.name) } : {}), ...also };
    });
  }
}

/** How a kept game is opened. */
export const opening = (save: SavedGame) => (save.seed === null ? { record: save.record } : { record: save.record, seed: save.seed });

/** Until the games that were left are stored. */
let leaving: Promise<unknown> = Promise.resolve();
export const allKept = (): Promise<unknown> => leaving;

function firstPerson(view: TableView): Viewer {
  const seat = view.seats.findIndex((one) => one.yours && one.occupant === 'human');
  return seat < 0 ? null : seat;
}
