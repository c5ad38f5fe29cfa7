import { language, speaker } from '../i18n/i18n.svelte';
import type { PackName, Pace, Summary } from '../engine/protocol';
import english from './words/en.ftl';

/** The words of playing together: `o('table-title', { game })`. */
export const o = speaker(english, import.meta.glob(['./words/*.ftl', '!./words/en.ftl']));

export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return o('pace-live-short', { minutes: Math.round(pace.bank / 60), seconds: pace.turn });
  return pace.kind === 'days' ? o('pace-days-short', { count: pace.days }) : o('pace-relaxed-short');
}

/** What a pack calls itself, in the reader's language if it knows that. */
export const packName = (pack: Pick<PackName, 'name' | 'names'>): string => pack.names?.[language()] ?? pack.name;

/** The same with its author, as its own words. */
export const packWords = (pack: PackName): string => (pack.removed ? o('pack-removed') : o('pack-with', { name: packName(pack), author: pack.author }));

/** Who sits at a table. */
export const namesIn = (one: Summary) => one.seats.filter((seat) => seat.occupant !== 'open').map((seat) => seat.name);

/** When something was, short: "14:05", "Mon 14:05", "3 Nov". */
export function whenWords(at: number, now: number = Date.now()): string {
  const age = now - at;
  const form: Intl.DateTimeFormatOptions =
    age < 20 * 3_600_000
      ? { timeStyle: 'short' }
      : age < 6 * 86_400_000
        ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
        : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(language(), form).format(at);
}
