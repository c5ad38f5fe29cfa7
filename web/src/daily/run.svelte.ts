import type { DailyStanding, GameName } from '../engine/protocol';
import { listResults, markSent, resultKey, type DailyResult } from '../store/daily';
import { keepPar, knownPar, parBots, workOutPar, type Par } from './par';
import type { DailyServer } from './server';

/** One puzzle of one day: what bots get, how it stands among all, one's own days. All of it may be missing. */
export class DailyRun {
  par = $state.raw<Par>({});
  standing = $state.raw<DailyStanding | null>(null);
  results = $state.raw<readonly DailyResult[]>([]);
  /** There is a server, but it knows nobody by a name here. */
  nameless = $state(false);
  readonly day: string;
  readonly game: GameName;
  readonly #server: Promise<DailyServer | null>;
  readonly #stop = new AbortController();

  constructor(day: string, game: GameName, server: Promise<DailyServer | null>) {
    this.day = day;
    this.game = game;
    this.#server = server;
    this.par = knownPar(day, game);
  }

  get result(): DailyResult | undefined {
    return this.results.find(({ key }) => key === resultKey(this.day, this.game));
  }

  /** Looks up what is known, and works out the rest if `work` is wanted. */
  async begin(work: boolean): Promise<void> {
    await this.refresh();
    const server = await this.#server;
    if (server) {
      await server
        .standing(this.day, this.game)
        .then((standing) => this.#hear(standing))
        .catch(() => undefined);
    }
    if (work && parBots.some((bot) => this.par[bot] === undefined)) {
      await workOutPar(this.day, this.game, this.#stop.signal, (par) => (this.par = par)).catch(() => undefined);
    }
  }

  async refresh(): Promise<void> {
    this.results = await listResults().catch(() => []);
    await this.#send();
  }

  stop(): void {
    this.#stop.abort();
  }

  /** A result that the server does not have yet. */
  async #send(): Promise<void> {
    const { result } = this;
    if (!result?.record || result.sent) return;
    const server = await this.#server;
    if (!server) return;
    try {
      const standing = await server.enter(this.day, result.record);
      this.nameless = standing === null;
      if (!standing) return;
      this.#hear(standing);
      await markSent(result.key);
    } catch {
      // Another time.
    }
  }

  #hear(standing: DailyStanding): void {
    this.standing = standing;
    const told = Object.fromEntries(standing.par.map(({ bot, score }) => [bot, score])) as Par;
    this.par = { ...this.par, ...told };
    keepPar(this.day, this.game, this.par);
  }
}
