// The rules as they are printed.

/** The rules' sections, each with its heading; what stands above the first one comes first. */
const sectionsOf = (markdown: string): string[] => markdown.split(/\n(?=## )/);

/**
 * Without the game's name, which stands above them, and without the keys of the page, which a table has not. Translations have
 * the same sections as the English rules.
 */
export function rulesToPrint(rules: string, english: string): string {
  const keys = sectionsOf(english).findIndex((section) => /^## Keys\b/.test(section));
  return sectionsOf(rules)
    .filter((_, i) => i !== keys)
    .join('\n')
    .replace(/^# .*\n/, '');
}
