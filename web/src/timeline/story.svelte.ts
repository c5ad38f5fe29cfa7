// What the table shows while it is told what happened. The truth is ahead of it: people may act at any time, and then
// the rest is left out.

import type { Seat, TableView } from '../engine/protocol';
import { prefs } from '../prefs/prefs.svelte';
import { ownStep, partsExpected, stepTime, usualPart } from './pace';
import type { Player } from './player';
import { opening, stepsOf, type Chapter, type Step } from './steps';

/** Another player's board, shown beside one's own while its player is told about. */
export interface Spot {
  seat: Seat;
  /** Without it only the name and the points. */
  board: boolean;
}

interface StorySettings {
  /** Everybody decides at once. */
  simultaneous: boolean;
  /** A replay: there is nothing to decide. */
  watching: boolean;
  /** The table as it is. */
  now: () => TableView | null;
}

interface Screen {
  /** Where things may fly. */
  layer: HTMLElement;
  /** Whose board lies on the table; null: everybody's. */
  stage: () => Seat | null;
}

export class Story {
  /** The table as far as it has been told; null: as it is. */
  shown = $state.raw<TableView | null>(null);
  spot = $state.raw<Spot | null>(null);
  /** Spaces that earn something just now, and on whose board; null: the one on the table. */
  lit = $state.raw<{ spaces: readonly string[]; seat: Seat | null } | null>(null);
  telling = $state(false);
  /** There is something to tell once more. */
  mayRepeat = $state(false);

  readonly #set: StorySettings;
  #screen: Screen | null = null;
  #player: Promise<Player> | null = null;
  #playing: Player | null = null;
  #queue: Step[] = [];
  /** What happened since one's own last turn. */
  #chapters: Chapter[] = [];
  #spent = 0;
  /** Parts told in that time, and by how many seats. */
  #parts = 0;
  #acted: Seat[] = [];
  /** One's own turn was between. */
  #anew = true;
  /** What happened while there was no screen to tell it on. */
  #late: Parameters<Story['tell']> | null = null;
  /** Counts how often it was begun or broken off. */
  #run = 0;

  constructor(settings: StorySettings) {
    this.#set = settings;
  }

  /** An attachment: the story is told on this screen until it is gone. */
  attach(stage: () => Seat | null): (layer: HTMLElement) => () => void {
    return (layer) => {
      this.#screen = { layer, stage };
      const late = this.#late;
      this.#late = null;
      void this.#load().then(() => {
        if (!late) return;
        this.shown = null;
        this.tell(...late);
      });
      return () => {
        this.skip();
        this.#late = null;
        this.#screen = null;
      };
    };
  }

  /** What happened since one's own last turn, as far as it was told. */
  get told(): readonly Chapter[] {
    return this.#chapters;
  }
  /** What was told before this page was loaded, to be told again. */
  recall(chapters: readonly Chapter[]): void {
    this.#begin();
    this.#chapters = [...chapters];
    this.#rest();
  }

  /** Something happened; to be said before the new view is shown. */
  tell(before: TableView | null, after: TableView, events: Chapter['events']): void {
    if (!before) return this.skip();
    const { simultaneous, watching } = this.#set;
    const chapter: Chapter = { before, after, events, simultaneous, watching };
    if (!this.#screen) {
      this.#late = [before, after, events];
      // Nobody sees the end of it first.
      if (prefs.motion) this.shown = opening(chapter);
      return;
    }
    if (events.some(({ what }) => what === 'undone')) return this.forget();
    const all = stepsOf(chapter);
    const own = all.length > 0 && all.every((step) => step.own);
    const steps = own ? all : all.filter((step) => !step.own);
    if (steps.length === 0) return;
    if (own) this.#anew = true;
    if (!prefs.motion) {
      const screen = this.#screen;
      for (const step of steps) void this.#load().then((player) => player.stand(step, screen));
      return;
    }
    if (own) {
      // One's own deed is there at once, whatever is still being told.
      if (this.telling) this.skip();
      this.#enqueue(steps);
      return;
    }
    if (this.#anew || simultaneous || (this.onlyLooks(after) && !this.telling)) this.#begin();
    this.#chapters.push(chapter);
    // Nobody looks: it can be told later.
    if (document.hidden) return this.skip();
    this.shown ??= opening(chapter);
    this.#enqueue(steps);
  }

  again(): void {
    const chapters = this.#chapters;
    const [now, first] = [this.#set.now(), chapters[0]];
    if (!now || !first || !this.#screen || !prefs.motion) return;
    this.skip();
    this.#begin();
    this.#chapters = chapters;
    // In a round of everybody's one's own board stays as it is by now, with what was drawn for it.
    const told = this.#set.simultaneous
      ? chapters.map((chapter) => ({ ...chapter, after: now, events: chapter.events.filter(({ what }) => what !== 'drawn') }))
      : chapters;
    this.shown = opening(told[0]!);
    this.#enqueue(told.flatMap(stepsOf).filter((step) => !step.own));
  }

  /** Shows the end at once. */
  skip(): void {
    this.#run += 1;
    this.#queue = [];
    this.#playing?.stop();
    this.#rest();
  }

  /** What was told is no longer so. */
  forget(): void {
    this.skip();
    this.#chapters = [];
    this.#late = null;
    this.#anew = true;
    this.mayRepeat = false;
  }

  #begin(): void {
    this.#chapters = [];
    this.#spent = 0;
    this.#parts = 0;
    this.#acted = [];
    this.#anew = false;
  }

  #rest(): void {
    this.shown = null;
    this.spot = null;
    this.lit = null;
    this.telling = false;
    this.mayRepeat = this.#chapters.some(({ events, after }) => events.some((event) => event.what === 'moved' && event.seat !== after.you));
  }

  #enqueue(steps: readonly Step[]): void {
    this.#queue.push(...steps);
    if (!this.telling) void this.#pump();
  }

  #load(): Promise<Player> {
    this.#player ??= import('./player').then(({ makePlayer }) => makePlayer(this));
    return this.#player;
  }

  async #pump(): Promise<void> {
    this.telling = true;
    const run = ++this.#run;
    // What one did oneself is on the screen in a moment: the look before it has to be taken now.
    const player = (this.#playing ??= await this.#load());
    for (let step = this.#queue.shift(); step && run === this.#run; step = this.#queue.shift()) {
      const began = performance.now();
      await player.play(step, this.#timeFor(step), this.#screen!);
      if (run !== this.#run) return;
      this.#spent += performance.now() - began;
    }
    if (run === this.#run) this.#rest();
  }

  /** Those who only look on wait for nothing. */
  onlyLooks(view: TableView): boolean {
    return this.#set.watching || view.you === null;
  }

  #timeFor({ own, seat, parts }: Step): number {
    if (own) return ownStep;
    this.#parts += parts;
    if (seat !== null && !this.#acted.includes(seat)) this.#acted.push(seat);
    const now = this.#set.now();
    if (!now || this.onlyLooks(now)) return parts * usualPart;
    const isMine = now.over || now.waiting.includes(now.you ?? -1);
    const expected = isMine ? 0 : partsExpected(this.#parts, this.#acted.length, now.seats.length - 1);
    const waiting = this.#queue.reduce((sum, step) => sum + step.parts, parts);
    return stepTime({ parts, spent: this.#spent, waiting, expected });
  }
}
