import { announcer } from '../app/announce.svelte';

/** A sentence that stands in the prompt bar for a moment and is read out. */
export class Notice {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.clear();
    this.text = text;
    announcer.say(text);
    this.#timer = setTimeout(() => (this.text = ''), 5000);
  }
  clear(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}
