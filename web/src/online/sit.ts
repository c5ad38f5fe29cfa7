import { HostError } from '../engine/host';
import type { Seat } from '../engine/protocol';
import type { RemoteHost } from './remote_host';
import { randomShare } from './share';
import { keep, keptOf } from './shares';

type Server = Pick<RemoteHost, 'ask'>;

let commands = 0;

/** A command as it is sent, and sent again after a break. */
export function commandAt(table: string, seat: Seat, at: number) {
  return { table, seat, at, command: `${table}-${Date.now()}-${++commands}` };
}

/**
 * Sits down and adds chance of one's own to the game's luck. Before the server learns that, it is kept beside the
 * commitment it has shown: so it cannot choose a seed that goes with it unnoticed.
 */
export async function sitDown(server: Server, command: ReturnType<typeof commandAt>, commitment: string): Promise<void> {
  const { table } = command;
  const before = keptOf(table);
  const share = randomShare();
  keep(table, { share, commitment });
  try {
    await server.ask('sit', { ...command, share });
  } catch (error) {
    // Refused, it is in no game. If the answer was lost, it may be.
    if (error instanceof HostError && error.reason !== 'io_error') keep(table, before);
    throw error;
  }
}

/** Sits down at another table, if that seat is still free; the waiting room has the rest. */
export async function takeSeat(server: Server, table: string, seat: Seat): Promise<void> {
  try {
    const { version, view, about } = await server.ask('view', { table, as: null });
    if (!about || view.seats[seat]?.occupant !== 'open' || view.seats.some((one) => one.yours)) return;
    await sitDown(server, commandAt(table, seat, version), about.commitment);
  } catch {
    // Somebody was faster.
  }
}
