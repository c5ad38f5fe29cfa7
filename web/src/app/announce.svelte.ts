let text = $state('');
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** What a screen reader says: collected for a moment, so that a flurry becomes one message. */
export const announcer = {
  get text(): string {
    return text;
  },
  say(sentence: string): void {
    waiting.push(sentence);
    timer ??= setTimeout(() => {
      text = waiting.slice(-6).join(' ');
      waiting = [];
      timer = undefined;
    }, 150);
  },
};
