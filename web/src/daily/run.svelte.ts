import type { GameName } from '../engine/protocol';
import { listResults, resultKey, type DailyResult } from '../store/daily';
import { knownPar, workOutPar, type Par } from './par';

/** One puzzle of one day: what bots get, and one's own days. All of it may be missing. */
export class DailyRun {
  par = $state.raw<Par>({});
  results = $state.raw<readonly DailyResult[]>([]);
  readonly day: string;
  readonly game: GameName;
  readonly #stop = new AbortController();

  constructor(day: string, game: GameName) {
    this.day = day;
    this.game = game;
    this.par = knownPar(day, game);
  }

  get result(): DailyResult | undefined {
    return this.results.find(({ key }) => key === resultKey(this.day, this.game));
  }

  /** Looks up what is known, and works out the rest if `work` is wanted. */
  async begin(work: boolean): Promise<void> {
    await this.refresh();
    if (work) await workOutPar(this.day, this.game, this.#stop.signal, (par) => (this.par = par)).catch(() => undefined);
  }

  async refresh(): Promise<void> {
    this.results = await listResults().catch(() => []);
  }

  stop(): void {
    this.#stop.abort();
  }
}
