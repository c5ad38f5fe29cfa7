import type { Language } from '../games/board';
import { en, type Catalogue } from './en';

let language = $state<Language>('en');
let catalogue = $state.raw<Catalogue>(en);

/** The words of the interface in the chosen language: `i18n.t.start.title`. */
export const i18n = {
  get t(): Catalogue {
    return catalogue;
  },
  get language(): Language {
    return language;
  },
  /** English is always there; another language is a chunk of its own. */
  async choose(next: Language): Promise<void> {
    const loaded = next === 'de' ? (await import('./de')).de : en;
    language = next;
    catalogue = loaded;
    document.documentElement.lang = next;
  },
};
