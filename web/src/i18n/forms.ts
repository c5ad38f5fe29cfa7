/** What sentences of a language are made with. Compiled catalogues ask for it (vite/fluent.ts). */
export function formsOf(language: string) {
  let rules: Intl.PluralRules | undefined;
  return {
    plural: (count: number): string => (rules ??= new Intl.PluralRules(language)).select(count),
    /** One decimal where it says something. */
    number: (value: number, how: Intl.NumberFormatOptions = {}): string =>
      new Intl.NumberFormat(language, { maximumFractionDigits: 1, ...how }).format(value),
    list: (parts: readonly string[], type: Intl.ListFormatType = 'conjunction'): string => new Intl.ListFormat(language, { type }).format(parts),
    capital: (text: string | number): string => {
      const [first = '', ...rest] = String(text);
      return first.toLocaleUpperCase(language) + rest.join('');
    },
  };
}
