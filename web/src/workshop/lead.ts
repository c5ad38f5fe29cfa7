import { isWithin } from '../games/workshop';

/** Puts the focus on the field of a place: its own, otherwise the nearest that holds it, otherwise the first that it holds. */
export function focusField(to: string): void {
  const placeOf = (field: HTMLElement) => field.dataset['place'] ?? '-';
  const fields = [...document.querySelectorAll<HTMLElement>('main [data-place]')];
  const around = fields.filter((field) => isWithin(to, placeOf(field))).sort((a, b) => placeOf(b).length - placeOf(a).length);
  for (const field of [...around, ...fields.filter((one) => isWithin(placeOf(one), to))]) {
    const focused = field.closest<HTMLElement>('[data-space]') ?? field;
    focused.focus();
    if (document.activeElement !== focused) continue; // a picture as a whole takes no focus
    focused.scrollIntoView({ block: 'center' });
    return;
  }
}
