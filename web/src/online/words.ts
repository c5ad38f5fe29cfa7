import { i18n } from '../i18n/i18n.svelte';
import { listOf } from '../table/words';
import type { Pace, Summary } from './protocol';
import { de } from './texts.de';
import { en, type OnlineTexts } from './texts.en';

/** The words of playing together, in the language of the moment. */
export const words = (): OnlineTexts => (i18n.language === 'de' ? de : en);

export function paceWords(pace: Pace, o: OnlineTexts): string {
  if (pace.kind === 'live') return o.pace.liveShort(Math.round(pace.bank / 60), pace.turn);
  return pace.kind === 'days' ? o.pace.daysShort(pace.days) : o.pace.relaxedShort;
}

export const namesIn = (one: Summary) => one.seats.filter((seat) => seat.occupant !== 'open').map((seat) => seat.name);

/** Who sits at a table, as a sentence has it. */
export const whoIn = (one: Summary) => listOf(namesIn(one), i18n.language);

/** When something was, short: "14:05", "Mon 14:05", "3 Nov". */
export function whenWords(at: number, language: string, now: number = Date.now()): string {
  const age = now - at;
  const form: Intl.DateTimeFormatOptions =
    age < 20 * 3_600_000
      ? { timeStyle: 'short' }
      : age < 6 * 86_400_000
        ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
        : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(language, form).format(at);
}
