import { isGameName } from '../games';
import type { GameName } from '../engine/protocol';

/** Screens that need a server. */
export type OnlinePlace = 'lobby' | 't' | 'me' | 'account' | 'person' | 'return' | 'recover' | 'mail' | 'stop' | 'keeps' | 'archive' | 'ladder' | 'moderation';

export type Route =
  | { page: 'start' }
  | { page: 'daily' }
  /** All packs, if none is named. */
  | { page: 'workshop'; pack: string }
  | { page: 'table' | 'review'; id: string }
  /** At the end, if no step is named. */
  | { page: 'replay'; id: string; step?: number }
  | { page: 'rules' | 'learn'; game: GameName }
  /** With paper, ink and whether it is a pack: print/handover.ts reads them. */
  | { page: 'print'; game: GameName; choices: readonly string[] }
  | { page: 'online'; place: OnlinePlace; name: string }
  | { page: 'nowhere' };

/** Addresses live behind the #, so that any static server will do. */
export function parseRoute(hash: string): Route {
  const [page = '', name = '', at = '', ...more] = hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent);
  switch (page) {
    case '':
      return { page: 'start' };
    case 'daily':
      return { page };
    case 'workshop':
      return { page, pack: name };
    case 'replay':
      if (name === '') return { page: 'nowhere' };
      return /^\d+$/.test(at) ? { page, id: name, step: Number(at) } : { page, id: name };
    case 'table':
    case 'review':
      return name === '' ? { page: 'nowhere' } : { page, id: name };
    case 'rules':
    case 'learn':
      return isGameName(name) ? { page, game: name } : { page: 'nowhere' };
    case 'print':
      return isGameName(name) ? { page, game: name, choices: [at, ...more].filter((word) => word !== '') } : { page: 'nowhere' };
    case 't':
    case 'person':
    case 'return':
    case 'mail':
    case 'stop':
      return name === '' ? { page: 'nowhere' } : { page: 'online', place: page, name };
    case 'lobby':
    case 'me':
    case 'account':
    case 'recover':
    case 'keeps':
    case 'archive':
    case 'ladder':
    case 'moderation':
      return { page: 'online', place: page, name };
    default:
      return { page: 'nowhere' };
  }
}

let current = $state.raw<Route>(parseRoute(location.hash));
addEventListener('hashchange', () => {
  current = parseRoute(location.hash);
  scrollTo(0, 0);
});

export const router = {
  get route(): Route {
    return current;
  },
  go(address: string): void {
    location.hash = address;
  },
};
