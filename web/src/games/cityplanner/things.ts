import { thing } from '../things';
import { kinds } from './kinds';
import KindSymbol from './KindSymbol.svelte';

/** In English the engine calls them by what they are, not by their colours. */
const names = { green: 'suburb', blue: 'commercial', mixed: 'mixed', purple: 'town hall', yellow: 'industry', red: 'offices', black: 'parking lot' } as const;

export const things = () => kinds.map((kind) => thing(names[kind], [0, 0, 24, 24], KindSymbol, { kind }));
