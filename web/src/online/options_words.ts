import type { GameInfo } from '../engine/protocol';
import { t } from '../i18n/i18n.svelte';
import { standardOptions } from '../setup/options';

/** What is not as in the box, a line each. */
export function unusualOptions(info: GameInfo, options: Readonly<Record<string, string>>): string[] {
  const standard = standardOptions(info);
  const lines = info.options
    .filter((option) => options[option.name] !== undefined && String(options[option.name]) !== standard[option.name])
    .map((option) => {
      const value = String(options[option.name]);
      return t('labelled', { label: option.text, value: option.choices.find((one) => one.value === value)?.text ?? value });
    });
  if (options.compensation) lines.push(t('labelled', { label: t('setup-compensation'), value: options.compensation.replaceAll(',', ', ') }));
  return lines;
}
