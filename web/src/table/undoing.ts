import type { TableEvent, TableView } from '../engine/protocol';

export type NoUndo = 'over' | 'finished' | 'drawn' | 'others' | 'nothing';

/** Why the viewer can take nothing back; null where they can. */
export function whyNoUndo(view: Pick<TableView, 'you' | 'may' | 'over' | 'seats'>, events: readonly TableEvent[]): NoUndo | null {
  if (view.may.undo || view.you === null) return null;
  if (view.over) return 'over';
  if (view.seats[view.you]?.committed) return 'finished';
  const last = events.findLastIndex((event) => event.seat === view.you && ['moved', 'stepped', 'undone'].includes(event.what));
  if (last < 0 || events[last]?.what === 'undone') return 'nothing';
  const since = events.slice(last + 1);
  if (since.some((event) => event.what === 'drawn')) return 'drawn';
  return since.some((event) => event.what === 'moved') ? 'others' : 'nothing';
}
