import type { Result, Seat, TableView } from '../../engine/protocol';
import type { GameRooms } from '../../games/board';
import { dayOf, keepResult, resultKey } from '../../store/daily';
import { keepScore, kindOf } from '../../store/results';
import { packIn } from '../../store/saved';
import type { DailyRun } from '../../daily/run.svelte';
import type { Session } from '../session.svelte';
import { letBotsPlay } from '../../daily/par';
import { whereDecided, type Decided } from './background';
import { besideBest } from './facts';

const today = () => dayOf(new Date());

/** What is found out about a finished game while it is looked at; all of it may be missing. */
export class Findings {
  /** Null: there is no other game of this kind. */
  best = $state.raw<ReturnType<typeof besideBest>>();
  decided = $state.raw<Decided>();
  /** What a hard bot got; null while it plays. */
  bot = $state<number | null>();
  /** The puzzle of the day: whether this result counts. */
  daily = $state<'saved' | 'again'>();
  readonly #session: Session;
  readonly #run: DailyRun | undefined;
  readonly #stop = new AbortController();
  #begun = false;

  constructor(session: Session, run?: DailyRun) {
    this.#session = session;
    this.#run = run;
  }

  /** `me`: whose best is kept, if anybody's. */
  async look(view: TableView, result: Result, rooms: GameRooms, me: Seat | null): Promise<void> {
    if (this.#begun || result.stop) return; // what nobody has finished is compared with nothing
    this.#begun = true;
    const { save, info } = this.#session;
    const alone = view.seats.length === 1;
    // None of it is worth a complaint: what cannot be found out is not said.
    const quietly = (work: Promise<void>) => work.catch(() => undefined);
    // A puzzle has its par.
    if (save.seed !== null && save.daily === null && me !== null) void quietly(this.#letBotPlay(view, save.seed, me));
    await quietly(
      (async () => {
        const record = await this.#session.record();
        if (save.daily !== null && save.daily === today()) void quietly(this.#keepDaily(save.daily, view, result, record));
        if (me !== null) void quietly(this.#compare(record, save.id, result.scores[me] ?? 0));
        const [winner, ...others] = result.winners;
        if (!alone && winner !== undefined && others.length === 0) this.decided = await whereDecided(record, winner, info, rooms);
      })(),
    );
  }

  stop(): void {
    this.#stop.abort();
  }

  async #compare(record: string, id: string, score: number): Promise<void> {
    this.best = besideBest(score, await keepScore({ id, kind: kindOf(record), score }));
  }

  /** A hard bot in one's place, at the same table, if only bots sit there. */
  async #letBotPlay(view: TableView, seed: number, me: Seat): Promise<void> {
    const bots = view.seats.map(({ bot }, seat) => (seat === me ? 'hard' : (bot ?? '')));
    if (bots.includes('')) return;
    this.bot = null;
    try {
      this.bot = (await letBotsPlay(view.game, bots, { ...view.setup, pack: packIn(this.#session.save.record) }, seed, this.#stop.signal))?.scores[me];
    } catch (error) {
      this.bot = undefined;
      throw error;
    }
  }

  async #keepDaily(day: string, { game }: TableView, { scores, grade }: Result, record: string): Promise<void> {
    const first = await keepResult({ key: resultKey(day, game), day, game, score: scores[0] ?? 0, grade, record });
    this.daily = first ? 'saved' : 'again';
    await this.#run?.refresh();
    await this.#run?.count();
  }
}
