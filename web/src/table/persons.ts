import type { Seat, TableView, Viewer } from '../engine/protocol';

/** The next person at this screen, in seat order after `after`, for whom the table waits. */
export function nextPerson(view: Pick<TableView, 'seats' | 'waiting'>, after: Viewer): Seat | null {
  const count = view.seats.length;
  for (let i = 1; i <= count; ++i) {
    const seat = ((after ?? -1) + i) % count;
    const one = view.seats[seat];
    if (one?.yours && one.occupant === 'human' && view.waiting.includes(seat)) return seat;
  }
  return null;
}
