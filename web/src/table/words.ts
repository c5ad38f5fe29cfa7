import type { GameInfo, Result, TableEvent } from '../engine/protocol';
import { t } from '../i18n/i18n.svelte';

/** How many draws are told in full where space is short; the board shows all of them. */
const fewDraws = 3;

/**
 * What happened, in a sentence; several draws in one, and what somebody did a line for each sentence. `name` is theirs.
 * In `short` a long roll is told by its beginning.
 */
export function wordsFor(events: readonly TableEvent[], name: string, short = false): string {
  const [first] = events;
  if (first === undefined) return '';
  const draws = events.flatMap((event) => (event.what === 'drawn' ? [event.text] : []));
  if (short && draws.length > fewDraws) return t('event-drawn-many', { draw: draws[0] ?? '', more: draws.length - 1 });
  if (draws.length > 1) return t('event-drawn', { draw: draws.join(', ') });
  // Who it was is said once.
  const opening = t('event-moved', { name, sentence: '' });
  const more = events.slice(1).map(({ sentence }) => (sentence.startsWith(opening) ? sentence.slice(opening.length) : sentence));
  return [first.sentence, ...more].join('\n');
}

/** Whether hints and reviews speak of a lead: where people are in each other's way, only that counts. */
export const isLead = (info: Pick<GameInfo, 'simultaneous'>, players: number): boolean => players > 1 && !info.simultaneous;

/** What the end of a game is called: a town is built only if the rules ended it. */
export const endTitle = (result: Pick<Result, 'stop'> | null): string => t(result?.stop ? 'end-title-stopped' : 'end-title');
