import type { ScoreLine } from '../../engine/protocol';
import { prefs } from '../../prefs/prefs.svelte';
import { cue } from '../../sound/cue';

/** The town is looked at first. */
const before = 600;
const aLine = 350;
/** However many lines there are. */
const mostForLines = 6000;

/** Games whose points were counted on this page: whoever comes back to one has seen it. */
const seen: string[] = [];

/** Counts a score sheet out, line by line; done at once where nothing should move. */
export class Counting {
  /** How many lines are counted. */
  lines = $state(0);
  /** Spaces of the line that is counted. */
  lit = $state.raw<readonly string[]>([]);
  done = $state(false);
  /** Somebody did not want to wait. */
  skipped = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sheet: readonly ScoreLine[] = [];
  #begun = false;

  /** Counts the sheet of a game once; `sound` is heard in the end. */
  begin(game: string, sheet: readonly ScoreLine[], sound: 'win' | 'stamp'): void {
    if (this.#begun) return;
    this.#begun = true;
    const isNew = !seen.includes(game);
    seen.push(game);
    this.#sheet = sheet;
    const pace = Math.min(aLine, mostForLines / Math.max(1, sheet.length));
    const next = () => {
      const line = sheet[this.lines];
      if (!line) {
        this.#end();
        cue(sound, 500);
        return;
      }
      this.lines += 1;
      this.lit = line.spaces;
      cue('pen');
      this.#timer = setTimeout(next, pace);
    };
    if (isNew && prefs.motion) {
      this.#timer = setTimeout(next, before);
      return;
    }
    this.skipped = true;
    this.#end();
    if (isNew) cue(sound);
  }

  skip(): void {
    if (!this.#begun || this.done) return;
    this.skipped = true;
    this.#end();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.lines = this.#sheet.length;
    this.lit = [];
    this.done = true;
  }
}
