import type { Component } from 'svelte';

/** What stands in every header beside the rest, where there is a server: whoever has it says how it is loaded. */
export const corner = $state<{ load?: () => Promise<{ default: Component }> }>({});
