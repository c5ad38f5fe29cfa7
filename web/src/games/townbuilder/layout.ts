import { MediaQuery } from 'svelte/reactivity';
import { narrow, wide, type Layout } from './table';

const phone = new MediaQuery('(max-width: 560px)');

/** The one that suits the screen; where it is drawn, it changes with the screen. */
export const layoutNow = (): Layout => (phone.current ? narrow : wide);
