import { presence } from '../app/presence.svelte';
import type { DailyServer } from '../daily/server';

/** What the page's server knows of puzzles, if there is one. */
export async function findDailyServer(): Promise<DailyServer | null> {
  return (await presence.look()) === 'here' ? (await import('../online/daily')).dailyServer : null;
}
