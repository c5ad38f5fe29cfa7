import { claimCopy, compareCopy, writeCopy, type Copy } from '../store/copies';
import { newId } from '../store/games';
import { askToPersist } from '../store/persist';
import type { SavedGame } from '../store/saved';
import { hearTabs, tellTabs } from '../store/tabs';

/** What a session does when its kept game is not what it shows. */
export interface GameUser {
  /** Shows the game as it is stored. */
  adopt(save: SavedGame): Promise<void>;
  /** From now on the bots of this tab play. */
  wake(): Promise<void>;
  /** What somebody did here came too late. */
  overtaken(): void;
  deleted(): void;
  saveFailed(): void;
}

/** A kept game that other tabs may have open as well: they are one game. */
export class SharedGame {
  /** As it was stored when this tab last looked. */
  save = $state.raw<SavedGame>() as SavedGame;
  /** The bots of this tab play. */
  keeper = false;
  readonly #tab = newId();
  readonly #user: GameUser;
  /** One thing after another. */
  #line: Promise<unknown> = Promise.resolve();
  /** How many things people have done here, and how many of them are stored. */
  #done = 0;
  #stored = 0;
  #ends: (() => void)[] = [];

  constructor(save: SavedGame, user: GameUser) {
    this.save = save;
    this.#user = user;
  }

  /** Begins to listen to other tabs. */
  open(): void {
    const looked = () => {
      if (document.visibilityState === 'visible') void this.take();
    };
    const left = () => {
      if (this.keeper) tellTabs({ id: this.save.id, what: 'left' });
    };
    addEventListener('focus', looked);
    addEventListener('pagehide', left);
    document.addEventListener('visibilitychange', looked);
    this.#ends = [
      hearTabs(({ id, what }) => {
        if (id !== this.save.id) return;
        if (what === 'left') void this.take();
        else void this.#follow();
      }),
      () => removeEventListener('focus', looked),
      () => removeEventListener('pagehide', left),
      () => document.removeEventListener('visibilitychange', looked),
    ];
  }

  /** Ends when everything is stored. */
  async close(): Promise<void> {
    for (const end of this.#ends) end();
    this.#ends = [];
    await this.#line;
    if (this.keeper) tellTabs({ id: this.save.id, what: 'left' });
  }

  /** This tab is the one that is used. False: the game is another one than was shown, and now it is shown. */
  take(): Promise<boolean> {
    return this.#next(async () => {
      const before = this.keeper;
      // Where nothing can be stored, the game is played without.
      const copy = await claimCopy(this.save, this.#tab).catch((): Copy => ({ is: 'same', save: this.save }));
      if (copy.is === 'deleted') this.#user.deleted();
      else {
        this.keeper = true;
        if (!before) tellTabs({ id: this.save.id, what: 'changed' });
        if (copy.is === 'other') await this.#adopt(copy.save);
        else if (!before) await this.#user.wake();
      }
      return copy.is === 'same';
    }, false);
  }

  /** A person has done something here; what is kept next holds it. */
  mark(): void {
    this.#done += 1;
  }

  /** Stores what `read` says has changed; null: nothing any more. */
  keep(read: () => Promise<Partial<SavedGame> | null>): void {
    const done = this.#done;
    void this.#next(async () => {
      const changes = await read();
      if (!changes) return;
      const own = done > this.#stored;
      const copy = await writeCopy({ ...this.save, ...changes, updated: Date.now() }, this.#tab, own);
      if (copy.is !== 'same') {
        await this.#yield(copy);
        return;
      }
      this.save = copy.save;
      this.#stored = done;
      tellTabs({ id: this.save.id, what: 'changed' });
      if (own) askToPersist();
    }, undefined);
  }

  /** Another tab has done something. */
  #follow(): Promise<void> {
    return this.#next(async () => {
      const copy = await compareCopy(this.save, this.#tab, this.keeper);
      const newer = copy.is === 'deleted' || (copy.save.revision ?? 0) !== (this.save.revision ?? 0);
      // What was done here and follows on what is stored will be stored, whoever keeps the game now.
      if (copy.is !== 'same' && (newer || this.#done === this.#stored)) await this.#yield(copy);
    }, undefined);
  }

  async #yield(copy: Copy): Promise<void> {
    const lost = this.#done > this.#stored;
    this.#stored = this.#done;
    if (copy.is === 'deleted') {
      this.#user.deleted();
      return;
    }
    this.keeper = copy.save.keeper === this.#tab;
    await this.#adopt(copy.save);
    if (lost) this.#user.overtaken();
  }

  async #adopt(save: SavedGame): Promise<void> {
    await this.#user.adopt(save);
    // Not before it is shown: what follows on the old one must not count as following on this.
    this.save = save;
  }

  #next<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    const done = this.#line.then(work).catch(() => {
      this.#user.saveFailed();
      return otherwise;
    });
    this.#line = done;
    return done;
  }
}
