import { host } from '../app/host';
import { refusalWords } from '../app/refusal';
import { loadSchemas, type Schema } from '../engine/content';
import { HostError, type Host } from '../engine/host';
import type { GameName, PackChange, PackProblem } from '../engine/protocol';
import { loadWorkshop } from '../games';
import { sameValue, valueAt, withValue, type GameWorkshop } from '../games/workshop';
import { findPack, isDamagedPack, packText, writePack, type KeptPack, type PackWords, type Translations } from '../store/packs';
import { hearTabs } from '../store/tabs';
import { changedFiles, changedPlaces, differences } from './changes';
import { begin, change, redo, undo, type History } from './history';
import { standardOf } from './standard';
import { ofToday } from './today';
import { say } from './words';

type Files = Readonly<Record<string, unknown>>;

/** What can be undone: what the pack says of itself, its files, and what is entered of a box. */
export interface Draft {
  words: PackWords;
  files: Files;
  translations: Translations;
  box: readonly string[] | null;
}

const wordsOf = ({ name, author, version, licence, notes, based_on }: PackWords): PackWords => ({ name, author, version, licence, notes, based_on });

/** A pack on the bench: what it holds, what is wrong with it, what was done. Stored after every change. */
export class Workbench {
  #history = $state.raw<History<Draft>>() as History<Draft>;
  #stored = $state.raw<KeptPack>() as KeptPack;
  problems = $state.raw<readonly PackProblem[]>([]);
  changes = $state.raw<readonly PackChange[]>([]);
  /** What records of games on it carry; null while it cannot be played. */
  hash = $state<string | null>(null);
  /** Why it is no pack at all: its name is missing, it is too large. */
  refusal = $state('');
  /** What is shown here has been looked at by the engine. */
  checked = $state(false);
  keeping = $state<'kept' | 'keeping' | 'failed'>('kept');
  /** Another tab has changed or deleted it. */
  elsewhere = $state.raw<KeptPack | 'deleted' | null>(null);

  readonly engine: Host;
  readonly standard: Files;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly workshop: GameWorkshop;
  #checking = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #line: Promise<void> = Promise.resolve();
  #end: () => void;

  private constructor(pack: KeptPack, engine: Host, standard: Files, schemas: Readonly<Record<string, Schema>>, workshop: GameWorkshop) {
    this.engine = engine;
    this.standard = standard;
    this.schemas = schemas;
    this.workshop = workshop;
    this.#take(pack);
    this.#end = hearTabs(({ id }) => {
      if (id === this.#stored.id) void this.#look();
    });
  }

  /** Null: there is no such pack on this device. */
  static async open(id: string): Promise<Workbench | null> {
    const kept = await findPack(id);
    if (!kept || isDamagedPack(kept)) return null;
    const { engine } = await host();
    const pack = await ofToday(kept, engine);
    const [standard, schemas, workshop] = await Promise.all([standardOf(pack.game, engine), loadSchemas(pack.game), loadWorkshop(pack.game)]);
    return new Workbench(pack, engine, standard, schemas, workshop);
  }

  close(): void {
    this.#end();
    clearTimeout(this.#timer);
  }

  get game(): GameName {
    return this.#stored.game;
  }
  get draft(): Draft {
    return this.#history.now;
  }
  get mayUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get mayRedo(): boolean {
    return this.#history.future.length > 0;
  }
  /** Warnings stop nobody. */
  get playable(): boolean {
    return this.checked && this.hash !== null;
  }
  /** As it is to be stored, played and exported. */
  get pack(): KeptPack {
    const { words, files, translations, box } = this.#history.now;
    return { ...this.#stored, ...words, translations, box, files: changedFiles(files, this.standard) };
  }

  problemsOf(file: string): PackProblem[] {
    return this.problems.filter((one) => one.file === file);
  }

  setFile(file: string, next: unknown): void {
    const { files, box } = this.draft;
    const [first = '', ...others] = differences(files[file], next);
    this.#change({ ...this.draft, files: { ...files, [file]: this.#signed(file, next, box) } }, others.length === 0 ? `${file} ${first}` : '');
  }
  setWords(words: Partial<PackWords>): void {
    this.#change({ ...this.draft, words: { ...this.draft.words, ...words } }, Object.keys(words).join());
  }
  setTranslations(translations: Translations): void {
    this.#change({ ...this.draft, translations }, 'translations');
  }
  setBox(box: readonly string[] | null): void {
    const files = Object.entries(this.draft.files).map(([file, values]) => [file, this.#signed(file, values, box)] as const);
    this.#change({ ...this.draft, files: Object.fromEntries(files), box }, '');
  }
  undo(): void {
    this.#history = undo(this.#history);
    this.#changed();
  }
  redo(): void {
    this.#history = redo(this.#history);
    this.#changed();
  }

  /** A game was begun with this luck. */
  played(seed: number): void {
    this.#stored = { ...this.#stored, seed };
    this.#keep();
  }
  get seed(): number | null {
    return this.#stored.seed;
  }

  /** As the other tab has it; what was done here since is gone. */
  takeOther(): void {
    if (this.elsewhere === null || this.elsewhere === 'deleted') return;
    this.#take(this.elsewhere);
    this.elsewhere = null;
  }
  /** As it is here; what the other tab did is gone. */
  keepOwn(): void {
    if (this.elsewhere === null || this.elsewhere === 'deleted') return;
    this.#stored = { ...this.#stored, revision: this.elsewhere.revision };
    this.elsewhere = null;
    this.#keep();
  }

  /** Everything is stored. */
  async kept(): Promise<void> {
    await this.#line;
  }

  #take(pack: KeptPack): void {
    this.#stored = pack;
    this.#history = begin(this.#draftOf(pack));
    void this.#check();
  }

  #draftOf(pack: KeptPack): Draft {
    return { words: wordsOf(pack), files: { ...this.standard, ...pack.files }, translations: pack.translations, box: pack.box };
  }

  /** Where a file's values come from is said anew when they are others, unless somebody has said it themselves. */
  #signed(file: string, values: unknown, box: Draft['box']): unknown {
    const standard = this.standard[file];
    const origins = [valueAt(standard, 'provenance'), { kind: 'source', text: say('from-box') }, { kind: 'reconstructed', text: say('from-pack') }];
    if (!origins.some((one) => sameValue(one, valueAt(values, 'provenance')))) return values;
    const [ours, printed, made] = origins;
    const origin = changedPlaces(values, standard).length === 0 ? ours : box ? printed : made;
    return withValue(values, 'provenance', origin);
  }

  #change(next: Draft, step: string): void {
    this.#history = change(this.#history, next, step, Date.now());
    this.#changed();
  }

  #changed(): void {
    this.checked = false;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), 60);
  }

  async #check(): Promise<void> {
    const wish = ++this.#checking;
    const text = packText(this.pack);
    try {
      const { problems, changes, hash } = await this.engine.send('check_pack', { pack: text });
      if (wish !== this.#checking) return;
      this.problems = problems;
      this.changes = changes;
      this.hash = hash;
      this.refusal = '';
    } catch (error) {
      if (wish !== this.#checking) return;
      this.hash = null;
      this.refusal = error instanceof HostError ? refusalWords(error) : String(error);
    }
    this.checked = true;
  }

  #keep(): void {
    if (this.elsewhere !== null) return; // somebody has to say first which of the two it is
    this.keeping = 'keeping';
    const wanted = this.pack;
    this.#line = this.#line.then(async () => {
      if (this.elsewhere !== null) return;
      try {
        const copy = await writePack({ ...wanted, revision: this.#stored.revision, updated: Date.now() });
        if (copy.is === 'same') this.#stored = { ...this.#stored, revision: copy.pack.revision, updated: copy.pack.updated };
        else this.elsewhere = copy.is === 'other' ? copy.pack : 'deleted';
        this.keeping = 'kept';
      } catch {
        this.keeping = 'failed';
      }
    });
  }

  /** Another tab has written it. */
  async #look(): Promise<void> {
    await this.#line;
    const there = await findPack(this.#stored.id).catch(() => this.#stored);
    if (there === undefined) this.elsewhere = 'deleted';
    if (there === undefined || isDamagedPack(there) || there.revision === this.#stored.revision || this.elsewhere !== null) return;
    // All that was done here is stored, and the other tab's work follows on it.
    this.#stored = there;
    this.#history = change(this.#history, this.#draftOf(there), '', 0);
    this.checked = false;
    void this.#check();
  }
}
