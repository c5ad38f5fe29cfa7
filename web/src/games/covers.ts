import type { Component } from 'svelte';

const files = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The games' pictures, by name: part of the first load, so they are small. */
export const covers: Readonly<Record<string, Component | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, cover]) => [path.split('/')[1] ?? '', cover]),
);
