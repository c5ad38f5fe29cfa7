import type { Move, TableEvent, TableView } from '../engine/protocol';
import type { Tutorial, TutorialStep } from '../games/board';

/** A guided game under way: which step, what it allows, when it is done. */
export class GuideRun {
  #at = $state(0);
  /** Own moves and commits seen when the step began. */
  #before: Record<'move' | 'commit' | 'undone', number> | null = null;
  /** The steps whose moves can still be taken back, the last at the end. */
  #made: number[] = [];
  readonly #tutorial: Tutorial;

  constructor(tutorial: Tutorial) {
    this.#tutorial = tutorial;
  }

  get at(): number {
    return this.#at;
  }
  get total(): number {
    return this.#tutorial.steps.length;
  }
  get done(): boolean {
    return this.#at >= this.total;
  }
  get step(): TutorialStep | undefined {
    return this.#tutorial.steps[this.#at];
  }
  get reading(): boolean {
    return this.step?.until === 'read';
  }
  get mayCommit(): boolean {
    return this.done || this.step?.until === 'commit';
  }
  get text(): string {
    return this.step?.text() ?? '';
  }

  next(): void {
    this.#at = Math.min(this.#at + 1, this.total);
  }

  /** While there is something to read nothing can be played. */
  allowed(view: TableView): readonly Move[] {
    const step = this.step;
    if (!step) return view.moves;
    if (step.until !== 'move') return [];
    const fit = step.allow ? view.moves.filter((move) => step.allow?.(move, view)) : view.moves;
    // With other content there may be nothing of what the words speak of: then anything will do.
    return fit.length > 0 ? fit : view.moves;
  }
  lit(view: TableView): readonly string[] {
    return this.step?.lit?.(view) ?? [];
  }

  /** Moves were taken back: the lesson continues where they are to be made. */
  #goBack(moves: number): void {
    const at = this.#made.splice(Math.max(0, this.#made.length - moves))[0];
    if (at !== undefined) this.#at = at;
    this.#before = null;
  }

  saw(view: TableView, events: readonly TableEvent[]): void {
    const own = events.filter((event) => event.seat === view.you);
    const count = (what: TableEvent['what']) => own.filter((event) => event.what === what).length;
    // A move of an open round comes twice: when it is made, and when the round closes.
    const undone = own.reduce((sum, event) => sum + (event.what === 'undone' ? event.count : 0), 0);
    const counts = { move: Math.max(count('stepped'), count('moved')), commit: count('ready'), undone };
    const before = this.#before;
    this.#before ??= counts;
    if (before === null) return;
    const taken = undone - before.undone;
    const step = this.step;
    if (taken > 0) {
      this.#goBack(taken);
    } else if (step && step.until !== 'read' && counts[step.until] > before[step.until]) {
      if (step.until === 'move') this.#made.push(this.#at);
      else this.#made = [];
      this.next();
      this.#before = counts;
    }
  }
}
