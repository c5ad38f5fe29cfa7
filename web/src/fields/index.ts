export { default as Bench } from './Bench.svelte';
export { default as NumberField } from './NumberField.svelte';
export { default as PickField } from './PickField.svelte';
export { default as Problems } from './Problems.svelte';
export { default as Sentence } from './Sentence.svelte';
export { default as TextField } from './TextField.svelte';
