import english from './words/en.ftl';

type Words = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, () => Promise<unknown>>>;
type FactsOf<M> = M extends (facts: infer F) => string ? [facts: F] : [];
/** Says a message of a catalogue; what its sentence speaks of comes with it. */
export type Say<W> = <K extends keyof W & string>(key: K, ...facts: FactsOf<W[K]>) => string;

/** In this language every message is the English one between two marks: tests find what comes from no catalogue. */
const marked = 'xx';
const names = import.meta.glob<string>('./words/*.ftl', { query: '?name', import: 'default', eager: true });

let shown = $state('en');
let asked = 'en';
const catalogues: ((next: string) => Promise<() => void>)[] = [];
let loading: Promise<unknown> = Promise.resolve();

/** The languages that have a file, with their own names. */
export const languages = Object.entries(names).map(([path, name]) => ({ code: path.slice('./words/'.length, -'.ftl'.length), name }));

export const isLanguage = (code: string): boolean => code === marked || languages.some((one) => one.code === code);

/** The first of the wanted languages that has a file, be it that of "de" for "de-AT"; otherwise English. */
export function languageFor(wanted: readonly string[]): string {
  const found = wanted.flatMap((tag) => [tag, tag.split('-')[0] ?? '']).map((tag) => languages.find(({ code }) => code.toLowerCase() === tag.toLowerCase()));
  return found.find((one) => one !== undefined)?.code ?? 'en';
}

/** The code of the language of the moment, as Intl takes it. */
export const language = (): string => shown;

/** The language that was last chosen; its words may still be on their way. */
export const wanted = (): string => asked;

/** Something else that has to know the language before the page is shown in it. */
export function followLanguage(change: (next: string) => Promise<void>): void {
  catalogues.push(async (next) => {
    await change(next);
    return () => undefined;
  });
}

/** English is always there; another language is a chunk of each catalogue. Everything changes at once. */
export async function choose(next: string): Promise<void> {
  asked = next;
  const loads = Promise.all(catalogues.map((load) => load(next)));
  loading = loads.catch(() => undefined);
  const put = await loads;
  if (asked !== next) return;
  for (const one of put) one();
  shown = next;
  document.documentElement.lang = next;
}

/** A part of the page that brings words of its own, when they are there in the language of the moment. */
export async function ready<M>(part: Promise<M>): Promise<M> {
  const loaded = await part;
  await loading;
  return loaded;
}

/** A folder's words: its English, and the files of the other languages. What one of them lacks is said in English. */
export function speaker<W extends Words>(inEnglish: W, files: Files): Say<W> {
  let words = $state.raw<Words>(inEnglish);
  const load = async (code: string) => {
    const file = (await files[`./words/${code}.ftl`]?.()) as { default: Words } | undefined;
    return () => {
      if (asked === code) words = file?.default ?? inEnglish;
    };
  };
  catalogues.push(load);
  if (asked !== 'en') {
    const late = load(asked).then((put) => put());
    loading = Promise.all([loading, late]).catch(() => undefined);
  }
  return (key, ...facts) => {
    const message = words[key] ?? inEnglish[key];
    const said = typeof message === 'function' ? (message as (...facts: unknown[]) => string)(...facts) : (message as string);
    return withMarks(said);
  };
}

/** Words that come from a catalogue: between marks, if that is to be seen. */
export const withMarks = (said: string): string => (shown === marked ? `⟦${said}⟧` : said);

/** The page's own words: `t('start-play-game', { game })`. */
export const t = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));
