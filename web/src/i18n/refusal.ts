import { HostError } from '../engine/host';
import { language, t } from './i18n.svelte';
import { reasons, sentences } from './refusals.de';

/** Why something was refused, as a sentence of the chosen language. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof HostError)) return t('error-title');
  const said = inLanguage(error);
  const begun = said.charAt(0).toLocaleUpperCase(language()) + said.slice(1);
  return /[.!?⟧]$/.test(begun) ? begun : `${begun}.`;
}

/** The host's own sentence, where the page knows no better one. */
function inLanguage({ message, reason }: HostError): string {
  if (reason === 'stale') return t('error-stale');
  if (language() !== 'de') return message;
  // That a connection failed is said by the page itself.
  return sentences[message] ?? (reason === 'io_error' ? message : reasons[reason]);
}
