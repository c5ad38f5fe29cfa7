import { HostError } from '../engine/host';
import { i18n } from './i18n.svelte';

/** Why something was refused, as a sentence of the chosen language. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof HostError)) return i18n.t.errors.title;
  const said = i18n.t.refusal(error.message, error.reason);
  const begun = said.charAt(0).toLocaleUpperCase(i18n.language) + said.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
