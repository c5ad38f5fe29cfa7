let text = $state('');
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** While the last message is being read, by its length: what comes then waits, or it would never be heard. */
let busyUntil = 0;
const collect = 150;
const perLetter = 45;
const mostWait = 6000;

/** What a screen reader says: collected for a moment, so that a flurry becomes one message; in full and in order. */
export const announcer = {
  get text(): string {
    return text;
  },
  say(sentence: string): void {
    if (sentence === '' || waiting.at(-1) === sentence) return;
    waiting.push(sentence);
    timer ??= setTimeout(tell, Math.max(collect, busyUntil - Date.now()));
  },
};

function tell(): void {
  text = waiting.join(' ');
  waiting = [];
  timer = undefined;
  busyUntil = Date.now() + Math.min(mostWait, text.length * perLetter);
}
