import { objectOf, textOf } from './json';

/** The place that the path of a change is about: "cards[3] (Bakery).points" is "cards[3].points". */
export const placeOf = (path: string): string => path.replaceAll(/ \(.*?\)(?=[.[]|$)/g, '');

const most = 60;

/** What people read of a value: a thing's name, a list's entries. */
function plain(value: unknown, said: (text: string) => string): string {
  if (typeof value === 'string') return said(value);
  if (Array.isArray(value)) return value.map((one) => plain(one, said)).join(', ');
  const { name, text } = objectOf(value);
  const shown = textOf(name) || textOf(text);
  return shown === '' ? JSON.stringify(value) : said(shown);
}

/** A value in JSON as it can be read in a list; `said` knows texts in the language of the page. Nothing stays nothing. */
export function short(json: string, said: (text: string) => string = (text) => text): string {
  let words = json;
  try {
    words = plain(JSON.parse(json), said);
  } catch {
    // A server may have shortened it.
  }
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
