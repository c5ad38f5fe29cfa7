import { HostError, type Host } from '../engine/host';
import type { GameInfo, Hint, Move, ReferenceSection, Seat, TableEvent, TablePush, TableView, Viewer } from '../engine/protocol';
import { announcer } from '../app/announce.svelte';
import { keepGame } from '../store/games';
import type { SavedGame } from '../store/saved';
import { nextPerson } from './persons';

interface SessionSettings {
  engine: Host;
  /** A server keeps its tables itself. */
  remote?: boolean;
  info: GameInfo;
  save: SavedGame;
  table: string;
  /** Whether a picked move waits for a second pick. */
  confirm: () => boolean;
  /** Words for an event, in the language of the moment. */
  tell: (event: TableEvent) => string;
  /** Something could not be done. */
  refused: (error: HostError) => void;
  saveFailed: () => void;
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

  #considered = $state<string | null>(null);
  /** Picked once, waiting for the second pick. */
  armed = $state<string | null>(null);
  /** The version after the viewer's own last command: what came later is news. */
  #seen = $state(0);
  #version = 0;
  #ends: (() => void)[] = [];
  #lastCommand = 0;
  #saving: Promise<void> = Promise.resolve();
  readonly #set: SessionSettings;

  constructor(settings: SessionSettings) {
    this.#set = settings;
  }

  get info(): GameInfo {
    return this.#set.info;
  }
  get save(): SavedGame {
    return this.#set.save;
  }
  get table(): string {
    return this.#set.table;
  }

  /** The move drawn as a ghost. */
  get preview(): Move | null {
    const wanted = this.#considered ?? this.armed;
    return this.view?.moves.find((move) => move.move === wanted) ?? null;
  }
  get shown(): Seat {
    return this.looking ?? this.you ?? 0;
  }
  /** Others' doings since one's own last move. */
  get news(): readonly TableEvent[] {
    return this.events.filter((event) => event.n > this.#seen && event.seat !== this.you && event.what !== 'seated');
  }
  /** Spaces others have touched since, each once. */
  get changed(): readonly string[] {
    const touched = this.news.flatMap((event) => (event.what === 'moved' ? event.move.spaces : []));
    return touched.filter((space, i) => touched.indexOf(space) === i);
  }

  async open(): Promise<void> {
    const { engine, table } = this.#set;
    this.#ends = [engine.onPush((push) => this.#pushed(push)), engine.onClose(() => (this.gone = true))];
    const { view } = await engine.send('view', { table, as: null });
    const person = nextPerson(view, null);
    const several = view.seats.filter((seat) => seat.yours && seat.occupant === 'human').length > 1;
    if (several && this.#secret && person !== null && !view.over) {
      this.handOver = person;
      return;
    }
    await this.#watch(person ?? firstPerson(view));
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    const { engine, table, remote } = this.#set;
    if (remote) engine.send('unwatch', { table, as: this.you }).catch(() => undefined);
    else void this.#saving.finally(() => engine.send('close', { table }).catch(() => undefined));
  }

  /** The person who was asked has taken the screen. */
  async takeOver(): Promise<void> {
    const seat = this.handOver;
    if (seat === null) return;
    await this.#watch(seat);
    this.handOver = null;
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
    return this.#command((at, seat, command) => this.#set.engine.send('move', { ...at, seat, command, move }));
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

  nameCity(seat: Seat, name: string): void {
    this.save.cities[seat] = name.slice(0, 40);
    this.#keep();
  }

  get #secret(): boolean {
    return this.#set.info.hidden || this.#set.info.simultaneous;
  }

  async #command(send: (at: { table: string; at: number }, seat: Seat, command: string) => Promise<unknown>): Promise<void> {
    if (this.you === null) return;
    this.forget();
    this.looking = null;
    this.#lastCommand += 1;
    this.#seen = this.#version;
    try {
      await send({ table: this.table, at: this.#version }, this.you, `${this.save.id}-${Date.now()}-${this.#lastCommand}`);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (error instanceof HostError) this.#set.refused(error);
    else throw error;
  }

  async #watch(seat: Viewer): Promise<void> {
    const { engine, table } = this.#set;
    if (this.you !== null && this.you !== seat) await engine.send('unwatch', { table, as: this.you });
    this.you = seat;
    const { version, events, view } = await engine.send('watch', { table, as: seat });
    this.forget();
    this.looking = null;
    this.events = events;
    this.#version = version;
    // A person who comes to the screen sees what happened after their own last move.
    this.#seen = events.findLast((event) => event.seat === seat && event.what !== 'seated')?.n ?? version;
    this.view = view;
  }

  #pushed(push: TablePush): void {
    if (push.table !== this.table || push.as !== this.you) return;
    if (push.from !== this.#version) {
      void this.#watch(this.you);
      return;
    }
    this.#version = push.version;
    this.events = [...this.events, ...push.events];
    this.view = push.view;
    this.#considered = null;
    if (!push.view.moves.some((move) => move.move === this.armed)) this.armed = null;
    for (const event of push.events) announcer.say(this.#set.tell(event));
    this.#keep();
    this.#passOn(push.view);
  }

  /** Several people at one screen: when this one has nothing left to do, the next one takes it. */
  #passOn(view: TableView): void {
    if (view.over || this.handOver !== null || (this.you !== null && view.waiting.includes(this.you))) return;
    const next = nextPerson(view, this.you);
    if (next === null || next === this.you) return;
    if (this.#secret) this.handOver = next;
    else void this.#watch(next);
  }

  #keep(): void {
    const view = this.view;
    const { engine, save, remote } = this.#set;
    if (remote) return;
    this.#saving = this.#saving.then(async () => {
      try {
        const { record } = await engine.send('record', { table: this.table });
        save.record = record;
        save.updated = Date.now();
        if (view) {
          save.over = view.over;
          save.scores = view.seats.map((seat) => seat.score);
          save.names = view.seats.map((seat) => seat.name);
        }
        await keepGame(JSON.parse(JSON.stringify(save)) as SavedGame);
      } catch {
        this.#set.saveFailed();
      }
    });
  }
}

function firstPerson(view: TableView): Viewer {
  const seat = view.seats.findIndex((one) => one.yours && one.occupant === 'human');
  return seat < 0 ? null : seat;
}
