import { isLanguage, languageFor, languages } from '../i18n/i18n.svelte';

export type Theme = 'paper' | 'blueprint';

export interface Preferences {
  theme: Theme | 'system';
  /** The code of a language, or 'system'. */
  language: string;
  motion: 'system' | 'on' | 'off';
  /** When a picked move is shown first and played by a second pick or the button; usually, where it is final. */
  confirming: 'usual' | 'always' | 'never';
  /** Off until somebody wants them. */
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** A phone is felt when something is put down. */
  haptics: boolean;
  /** The person's name at the next table. */
  name: string;
}

const key = 'townsmith.preferences';

export const standard: Preferences = {
  theme: 'system',
  language: 'system',
  motion: 'system',
  confirming: 'usual',
  sound: false,
  volume: 0.6,
  haptics: false,
  name: '',
};

/** What was stored, as far as it makes sense; the standard for the rest. */
export function readPreferences(text: string | null): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    // Preferences are no loss: start from the standard.
  }
  const among = <T>(value: unknown, choices: readonly T[], otherwise: T): T =>
    choices.includes(value as T) ? (value as T) : otherwise;
  return {
    theme: among(stored.theme, ['system', 'paper', 'blueprint'] as const, standard.theme),
    language: among(stored.language, ['system', ...languages.map(({ code }) => code)], standard.language),
    motion: among(stored.motion, ['system', 'on', 'off'] as const, standard.motion),
    confirming: among(stored.confirming, ['usual', 'always', 'never'] as const, standard.confirming),
    sound: stored.sound === true,
    volume: typeof stored.volume === 'number' && stored.volume >= 0 && stored.volume <= 1 ? stored.volume : standard.volume,
    haptics: stored.haptics === true,
    name: typeof stored.name === 'string' ? stored.name.slice(0, 24) : standard.name,
  };
}

const query = (text: string) =>
  typeof matchMedia === 'function' ? matchMedia(text) : ({ matches: false, addEventListener() {} } as unknown as MediaQueryList);

const chosen = $state<Preferences>(
  readPreferences(typeof localStorage === 'undefined' ? null : localStorage.getItem(key)),
);
// An address may ask for a language: ?language=fr.
const asked = new URLSearchParams(location.search).get('language') ?? '';
if (isLanguage(asked)) chosen.language = asked;

const dark = query('(prefers-color-scheme: dark)');
const calm = query('(prefers-reduced-motion: reduce)');
let systemDark = $state(dark.matches);
let systemCalm = $state(calm.matches);
dark.addEventListener('change', () => (systemDark = dark.matches));
calm.addEventListener('change', () => (systemCalm = calm.matches));

export const prefs = {
  get chosen(): Readonly<Preferences> {
    return chosen;
  },
  get theme(): Theme {
    if (chosen.theme !== 'system') return chosen.theme;
    return systemDark ? 'blueprint' : 'paper';
  },
  get language(): string {
    return chosen.language === 'system' ? languageFor(navigator.languages) : chosen.language;
  },
  get motion(): boolean {
    return chosen.motion === 'system' ? !systemCalm : chosen.motion === 'on';
  },
  /** Every move waits for a second pick. */
  get confirm(): boolean {
    return chosen.confirming === 'always';
  },
  /** A move that nothing can take back waits for a second pick. */
  get confirmFinal(): boolean {
    return chosen.confirming !== 'never';
  },
  set(changes: Partial<Preferences>): void {
    Object.assign(chosen, changes);
    try {
      localStorage.setItem(key, JSON.stringify(chosen));
    } catch {
      // A private window may refuse: the choice holds until the page is closed.
    }
  },
};
