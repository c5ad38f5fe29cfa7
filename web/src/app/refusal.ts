import { HostError } from '../engine/host';
import { t } from '../i18n/i18n.svelte';

/** Why something was refused: the host says it in the page's language. */
export const refusalWords = (error: unknown): string => (error instanceof HostError ? error.message : t('error-title'));
