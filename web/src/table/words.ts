import type { GameInfo, TableEvent, TableView } from '../engine/protocol';
import type { GameTexts } from '../games/board';
import type { Catalogue } from '../i18n/en';

/** An event as the log tells it. */
export function wordsFor(event: TableEvent, view: TableView | null, texts: GameTexts, t: Catalogue): string {
  const name = event.seat === null ? '' : (view?.seats[event.seat]?.name ?? '');
  const own = texts.event?.(event, name);
  if (own !== undefined) return own;
  switch (event.what) {
    case 'seated':
      return t.events.seated(event.name);
    case 'left':
      return t.events.left(name);
    case 'away':
      return t.events.away(name);
    case 'back':
      return t.events.back(name);
    case 'started':
      return t.events.started;
    case 'ended':
      return t.events.ended;
    case 'drawn':
      return t.events.drawn(texts.draw(event.draw, view));
    case 'undone':
      return t.events.undone(name, event.count);
    case 'ready':
      return t.events.ready(name);
    case 'moved':
    case 'stepped':
      return t.events.moved(name, texts.move(event.move));
  }
}

/** Several draws in one sentence. */
export function wordsForDraws(events: readonly TableEvent[], view: TableView | null, texts: GameTexts, t: Catalogue): string {
  return t.events.drawn(events.flatMap((event) => (event.what === 'drawn' ? [texts.draw(event.draw, view)] : [])).join(', '));
}

/** "Ada", "Ada and Kim", "Ada, Kim and Jo", as the language has it. */
export function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** One decimal where it says something. */
export function number(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

export function signed(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value);
}

/** Whether hints and reviews speak of a lead: where people are in each other's way, only that counts. */
export const isLead = (info: Pick<GameInfo, 'simultaneous'>, players: number): boolean => players > 1 && !info.simultaneous;
