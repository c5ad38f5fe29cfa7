import type { DailyServer } from '../daily/server';
import { online } from './online.svelte';

/** Puzzles of the day at this page's server. */
export const dailyServer: DailyServer = {
  standing: (day, game) => online.host.ask('daily', { day, game }),
  enter: (day, record) => online.host.ask('enter_daily', { day, record }),
  best: (day, game) => online.host.ask('daily_best', { day, game }),
};
