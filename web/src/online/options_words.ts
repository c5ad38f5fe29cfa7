import type { GameInfo } from '../engine/protocol';
import type { GameTexts } from '../games/board';
import { capital, standardOptions } from '../setup/options';

/** What is not as in the box, a line each; `changed` says that the host plays with other content. */
export function unusualOptions(info: GameInfo, options: Readonly<Record<string, string>>, texts: GameTexts | undefined, changed: string): string[] {
  const standard = standardOptions(info);
  const lines = info.options
    .filter((option) => options[option.name] !== undefined && String(options[option.name]) !== standard[option.name])
    .map((option) => {
      const value = String(options[option.name]);
      const words = texts?.options[option.name];
      return `${words?.label ?? capital(option.name)}: ${words?.choices?.[value] ?? capital(value)}`;
    });
  return info.content_changed === true ? [changed, ...lines] : lines;
}
