// The rules as they are printed.

/** The rules' sections, each with its heading; what stands above the first one comes first. */
const sectionsOf = (markdown: string): string[] => markdown.split(/\n(?=## )/);

/**
 * Without the game's name, which stands above them, without the keys of the page, which a table has not, and without who made
 * the game, which the first sheet says. Translations have the same sections as the English rules.
 */
export function rulesToPrint(rules: string, english: string): string {
  const isLeftOut = sectionsOf(english).map((section) => /^## (Keys|Who made it|Credits)\b/.test(section));
  return sectionsOf(rules)
    .filter((_, i) => !isLeftOut[i])
    .join('\n')
    .replace(/^# .*\n/, '');
}
