import files from 'virtual:engine-words';

/** The engine's catalogues in a language, by the names of their files. The marked language is English between marks. */
export async function engineWords(language: string): Promise<Record<string, string>> {
  const load = files[language === 'xx' ? 'en' : language] ?? files['en'];
  return load ? (await load()).default : {};
}
