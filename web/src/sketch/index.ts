export { colours, seatColour, seatColours, type Colour } from './colours';
export { patternOf, seedOf, sketch, washOf } from './sketch';
export type { Pattern, Point, Shape, Sketch, SketchOptions } from './sketch';
export { default as FocusRing } from './FocusRing.svelte';
export { default as Mark } from './Mark.svelte';
