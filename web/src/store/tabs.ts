// What the tabs of one browser tell each other. It only makes them quick: what holds is what is stored.

export interface TabWord {
  /** Of a saved game, or of a pack. */
  id: string;
  /** `left`: the tab whose bots play has closed it. */
  what: 'changed' | 'left';
}

let channel: BroadcastChannel | null | undefined;
const listeners = new Set<(word: TabWord) => void>();

function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('townsmith.games');
  channel?.addEventListener('message', (event: MessageEvent<TabWord>) => {
    for (const listener of listeners) listener(event.data);
  });
  return channel;
}

/** Tells the other tabs; this one hears nothing of it. */
export function tellTabs(word: TabWord): void {
  open()?.postMessage(word);
}

/** Hears what other tabs tell; returns what ends that. */
export function hearTabs(listener: (word: TabWord) => void): () => void {
  open();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
