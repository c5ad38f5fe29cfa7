import { presence } from '../app/presence.svelte';
import type { FindServer } from '../daily/server';

/** What the page's server knows of puzzles, if there is one. */
export const findDailyServer: FindServer = async () => ((await presence.look()) === 'here' ? (await import('../online/daily')).dailyServer : null);
