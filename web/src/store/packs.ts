// Packs that somebody makes on this device. What is stored is the pack; what a tab shows is a copy of it, and a write counts
// only if it follows on the stored revision.

import type { GameName } from '../engine/protocol';
import { isGameName } from '../i18n/games';
import { asked, database, type Decision } from './database';
import { newId } from './games';
import { tellTabs } from './tabs';

/** What a pack says of itself. */
export interface PackWords {
  name: string;
  author: string;
  version: string;
  licence: string;
  notes: string;
  based_on: string;
}

export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a pack's file holds. */
export interface PackFile extends PackWords {
  /** Of what its files look like; the engine brings an older one up to date. */
  format: number;
  game: GameName;
  /** By languages, what the pack's own names and texts are in them. */
  translations: Translations;
  /** The content files that it changes, whole, by their names in the pack. */
  files: Readonly<Record<string, unknown>>;
}

export interface KeptPack extends PackFile {
  id: string;
  /** Of a box that somebody owns: the components that are entered, as "tiles.json tiles[3]". Null: content of one's own. */
  box: readonly string[] | null;
  /** The luck of the last game that was begun with it. */
  seed: number | null;
  updated: number;
  revision: number;
}

/** What could not be understood: listed and kept, never thrown away. */
export interface DamagedPack {
  id: string;
  damaged: string;
  raw: unknown;
}

export const isDamagedPack = (pack: KeptPack | DamagedPack): pack is DamagedPack => 'damaged' in pack;

/** A larger file is no pack. */
export const maxPackBytes = 256 * 1024;

export const packFormat = 1;
/** Of packs that were kept before their format was. */
const firstFormat = 1;
const words = ['name', 'author', 'version', 'licence', 'notes', 'based_on'] as const;

const isFormat = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= packFormat;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isTranslations = (value: unknown): value is Translations =>
  isObject(value) && Object.values(value).every((words) => isObject(words) && Object.values(words).every((text) => typeof text === 'string'));

/** A text of a pack in a language; as it was given, if the pack does not say it in that one. */
export const inLanguage = ({ translations }: Pick<PackFile, 'translations'>, text: string, language: string): string => {
  const words = Object.hasOwn(translations, language) ? translations[language] : undefined;
  return (words && Object.hasOwn(words, text) ? words[text] : undefined) ?? text;
};

/** What a pack is called in a language. */
export const packTitle = (pack: Pick<PackFile, 'name' | 'translations'>, language: string): string => inLanguage(pack, pack.name, language);

/** Checks what came out of the store. */
export function readPack(raw: unknown): KeptPack | DamagedPack {
  const value = isObject(raw) ? raw : {};
  const id = typeof value['id'] === 'string' ? value['id'] : '';
  const box = value['box'];
  const format = value['format'] ?? firstFormat;
  const translations = value['translations'] ?? {};
  const wrong =
    id === ''
      ? 'id'
      : typeof value['game'] !== 'string' || !isGameName(value['game'])
        ? 'game'
        : (words.find((word) => typeof value[word] !== 'string') ??
          (!isObject(value['files']) ? 'files' : box !== null && !(Array.isArray(box) && box.every((one) => typeof one === 'string')) ? 'box' : typeof value['updated'] !== 'number' ? 'updated' : typeof value['revision'] !== 'number' ? 'revision' : !isFormat(format) ? 'format' : !isTranslations(translations) ? 'translations' : ''));
  return wrong === '' ? ({ ...value, format, translations } as unknown as KeptPack) : { id, damaged: wrong, raw };
}

/** The one file that is kept and shared, as docs/content.md describes it. */
export function packText(pack: PackFile): string {
  const said = words.flatMap((word) => (pack[word] === '' ? [] : [[word, pack[word]] as const]));
  const translated = Object.keys(pack.translations).length > 0 ? { translations: pack.translations } : {};
  return `${JSON.stringify({ townsmith_pack: pack.format, game: pack.game, ...Object.fromEntries(said), ...translated, files: pack.files }, null, 1)}\n`;
}

/** JSON with comments and with commas after the last entry, as content files may have them. */
export function looseJson(text: string): unknown {
  const plain = text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, kept: string | undefined) => kept ?? ' ');
  return JSON.parse(plain.replace(/("(?:[^"\\]|\\.)*")|,(\s*[\]}])/g, (_, kept: string | undefined, end: string | undefined) => kept ?? end ?? '')) as unknown;
}

/** A pack's file as it is kept; null if it is none. Whether it can be played, the engine says. */
export function packFrom(text: string): PackFile | null {
  let value: unknown;
  try {
    value = looseJson(text);
  } catch {
    return null;
  }
  if (!isObject(value) || !isObject(value['files'])) return null;
  const { game, files, townsmith_pack: format, translations = {} } = value;
  if (!isTranslations(translations)) return null;
  if (!isFormat(format) || typeof game !== 'string' || !isGameName(game)) return null;
  const said = words.map((word) => [word, typeof value[word] === 'string' ? value[word] : ''] as const);
  return { ...(Object.fromEntries(said) as unknown as PackWords), format, game, translations, files };
}

export function newPack(made: Omit<PackFile, 'format' | 'translations'> & Pick<KeptPack, 'box'> & Partial<PackFile>): KeptPack {
  return { format: packFormat, translations: {}, ...made, id: newId(), seed: null, updated: Date.now(), revision: 0 };
}

/** A name that the file system of any computer takes. */
export function packFileName({ name, game }: Pick<KeptPack, 'name' | 'game'>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || game}.pack`;
}

export type PackCopy =
  | { is: 'same'; pack: KeptPack }
  /** Another tab was faster: this is how it stands. */
  | { is: 'other'; pack: KeptPack }
  | { is: 'deleted' };

export function decidePack(raw: unknown, pack: KeptPack): Decision<PackCopy> {
  if (raw === undefined) return { answer: { is: 'deleted' } };
  const there = readPack(raw);
  if (isDamagedPack(there)) throw new Error(`The stored pack is damaged: ${there.damaged}`);
  if (there.revision !== pack.revision) return { answer: { is: 'other', pack: there } };
  const put = { ...pack, revision: pack.revision + 1 };
  return { put, answer: { is: 'same', pack: put } };
}

export async function writePack(pack: KeptPack): Promise<PackCopy> {
  const copy = await database.change('packs', pack.id, (raw) => decidePack(raw, pack));
  if (copy.is === 'same') tellTabs({ id: pack.id, what: 'changed' });
  return copy;
}

export async function keepPack(pack: KeptPack): Promise<void> {
  await database.change('packs', pack.id, () => ({ put: pack, answer: undefined }));
  tellTabs({ id: pack.id, what: 'changed' });
}

/** Every pack of this device, the last changed first. */
export async function listPacks(): Promise<(KeptPack | DamagedPack)[]> {
  const when = (pack: KeptPack | DamagedPack) => ('updated' in pack ? pack.updated : 0);
  return (await database.all('packs')).map(readPack).sort((a, b) => when(b) - when(a));
}

export async function findPack(id: string): Promise<KeptPack | DamagedPack | undefined> {
  const raw = await database.transact(['packs'], 'readonly', (transaction) => asked(transaction.objectStore('packs').get(id) as IDBRequest<unknown>));
  return raw === undefined ? undefined : readPack(raw);
}

export async function deletePack(id: string): Promise<void> {
  await database.transact(['packs'], 'readwrite', async (transaction) => void transaction.objectStore('packs').delete(id));
  tellTabs({ id, what: 'changed' });
}
