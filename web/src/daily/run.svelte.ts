import { presence } from '../app/presence.svelte';
import type { DailyStanding, GameName } from '../engine/protocol';
import { listResults, resultKey, type DailyResult } from '../store/daily';
import { isWhole, keepPar, knownPar, parOf, workOutPar, type Par } from './par';
import type { DailyServer, FindServer } from './server';

/** A server's bots are asked for again after this long, and not more often than that. */
const again = { after: 4000, most: 15 };

/** One puzzle of one day: what bots get, one's own days, and how everybody did. All of it may be missing. */
export class DailyRun {
  par = $state.raw<Par>({});
  results = $state.raw<readonly DailyResult[]>([]);
  /** How everybody did, where there is a server. */
  standing = $state.raw<DailyStanding>();
  readonly day: string;
  readonly game: GameName;
  readonly #find: FindServer;
  readonly #stop = new AbortController();
  #server: DailyServer | null = null;

  constructor(day: string, game: GameName, find: FindServer) {
    this.day = day;
    this.game = game;
    this.#find = find;
    this.par = knownPar(day, game);
  }

  get result(): DailyResult | undefined {
    return this.results.find(({ key }) => key === resultKey(this.day, this.game));
  }

  /** Looks up what is known; what bots get is worked out here too, if `work` is wanted. */
  async begin(work: boolean): Promise<void> {
    await this.refresh();
    this.#server = await this.#find().catch(() => null);
    await this.#ask();
    await this.count();
    if (work) await workOutPar(this.day, this.game, this.par, this.#stop.signal, (par) => (this.par = par)).catch(() => undefined);
    else await this.#waitForBots();
  }

  async refresh(): Promise<void> {
    this.results = await listResults().catch(() => []);
  }

  /** Hands the result in, if there is one and nobody has it yet. */
  async count(): Promise<void> {
    const record = this.result?.record;
    if (!this.#server || record === undefined || !presence.person || this.standing?.yours !== null) return;
    try {
      this.#learn(await this.#server.enter(this.day, record));
    } catch {
      await this.#ask(); // counted meanwhile, or refused: what the server says stands
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  async #ask(): Promise<void> {
    const standing = await this.#server?.standing(this.day, this.game).catch(() => undefined);
    if (standing) this.#learn(standing);
  }

  #learn(standing: DailyStanding): void {
    this.standing = standing;
    const par = { ...this.par, ...parOf(standing) };
    keepPar(this.day, this.game, par);
    this.par = par;
  }

  async #waitForBots(): Promise<void> {
    for (let i = 0; this.#server && i < again.most && !isWhole(this.par); ++i) {
      await new Promise((done) => setTimeout(done, again.after));
      if (this.#stop.signal.aborted) return;
      await this.#ask();
    }
  }
}
