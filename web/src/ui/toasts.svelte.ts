export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'news' | 'good' | 'bad';
}

let last = 0;
const shown = $state<Toast[]>([]);

/** Short news at the edge of the screen. Bad news stays until it is closed. */
export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
  say(text: string, kind: Toast['kind'] = 'news'): void {
    const id = ++last;
    if (shown.some((toast) => toast.text === text)) return;
    shown.push({ id, text, kind });
    if (shown.length > 3) shown.shift();
    if (kind !== 'bad') setTimeout(() => toasts.close(id), 4500);
  },
  close(id: number): void {
    const at = shown.findIndex((toast) => toast.id === id);
    if (at >= 0) shown.splice(at, 1);
  },
};
