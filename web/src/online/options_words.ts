import type { GameInfo } from '../engine/protocol';
import type { GameTexts } from '../games/board';
import { t } from '../i18n/i18n.svelte';
import { capital, standardOptions } from '../setup/options';

/** What is not as in the box, a line each. */
export function unusualOptions(info: GameInfo, options: Readonly<Record<string, string>>, texts: GameTexts | undefined): string[] {
  const standard = standardOptions(info);
  const lines = info.options
    .filter((option) => options[option.name] !== undefined && String(options[option.name]) !== standard[option.name])
    .map((option) => {
      const value = String(options[option.name]);
      const words = texts?.options[option.name];
      return t('labelled', { label: words?.label ?? capital(option.name), value: words?.choices?.[value] ?? capital(value) });
    });
  return info.content_changed === true ? [t('setup-content-changed'), ...lines] : lines;
}
