import type { GameInfo, TableEvent, TableView } from '../engine/protocol';
import type { GameTexts } from '../games/board';
import { t } from '../i18n/i18n.svelte';

/** An event as the log tells it. */
export function wordsFor(event: TableEvent, view: TableView | null, texts: GameTexts): string {
  const name = event.seat === null ? '' : (view?.seats[event.seat]?.name ?? '');
  const own = texts.event?.(event, name);
  if (own !== undefined) return own;
  switch (event.what) {
    case 'seated':
      return t('event-seated', { name: event.name });
    case 'left':
    case 'away':
    case 'back':
    case 'ready':
      return t(`event-${event.what}`, { name });
    case 'started':
    case 'ended':
      return t(`event-${event.what}`);
    case 'drawn':
      return t('event-drawn', { draw: texts.draw(event.draw, view) });
    case 'undone':
      return t('event-undone', { name, count: event.count });
    case 'moved':
    case 'stepped':
      return t('event-moved', { name, sentence: texts.move(event.move) });
  }
}

/** Several draws in one sentence. */
export function wordsForDraws(events: readonly TableEvent[], view: TableView | null, texts: GameTexts): string {
  const draw = events.flatMap((event) => (event.what === 'drawn' ? [texts.draw(event.draw, view)] : [])).join(', ');
  return t('event-drawn', { draw });
}

/** Whether hints and reviews speak of a lead: where people are in each other's way, only that counts. */
export const isLead = (info: Pick<GameInfo, 'simultaneous'>, players: number): boolean => players > 1 && !info.simultaneous;
