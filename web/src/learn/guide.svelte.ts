import type { Move, TableEvent, TableView } from '../engine/protocol';
import type { Tutorial, TutorialStep } from '../games/board';

/** A guided game under way: which step, what it allows, when it is done. */
export class GuideRun {
  #at = $state(0);
  /** Own moves and commits seen when the step began. */
  #before: Record<'move' | 'commit', number> | null = null;
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
    this.#before = null;
  }

  /** While there is something to read nothing can be played. */
  allowed(view: TableView): readonly Move[] {
    const step = this.step;
    if (!step) return view.moves;
    if (step.until !== 'move') return [];
    return step.allow ? view.moves.filter((move) => step.allow?.(move, view)) : view.moves;
  }
  lit(view: TableView): readonly string[] {
    return this.step?.lit?.(view) ?? [];
  }

  saw(view: TableView, events: readonly TableEvent[]): void {
    const step = this.step;
    if (!step || step.until === 'read') return;
    const own = events.filter((event) => event.seat === view.you);
    const count = (what: TableEvent['what']) => own.filter((event) => event.what === what).length;
    // A move of an open round comes twice: when it is made, and when the round closes.
    const counts = { move: Math.max(count('stepped'), count('moved')), commit: count('ready') };
    if (this.#before === null) this.#before = counts;
    else if (counts[step.until] > this.#before[step.until]) this.next();
  }
}
