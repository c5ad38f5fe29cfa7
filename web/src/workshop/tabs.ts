import type { Schema } from '../engine/content';
import { isWithin, resolved, stepsOf, type FieldWords, type GameWorkshop, type Piece, type WorkshopPart } from '../games/workshop';
import { beside } from './changes';

/** A part of a game's folder, or a form for what no part of a file draws. */
export interface Tab {
  id: string;
  file: string;
  part: WorkshopPart | null;
  /** The members of the file that are here. */
  members: readonly string[];
}

/** The tab of what a pack says of itself. */
export const about = 'about';

export const stemOf = (file: string): string => file.replace(/\.json$/, '');

/** "start_money" as "Start money". Only where nobody has found better ones. */
export const plainName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[_-]/g, ' ');

/** What a file, a field or a choice is called. */
export const wordFor = (words: FieldWords | undefined, key: string, name: string): string => words?.(key) ?? plainName(name);

export const fieldKey = (file: string, place: string): string => ['field', stemOf(file), ...stepsOf(place).filter((step) => typeof step === 'string')].join('-');

/** The members of a file, without those that are said of it. */
export const membersOf = (schema: Schema): string[] => Object.keys(resolved(schema, schema).properties ?? {}).filter((name) => !beside.has(name));

/** The game's own parts first, then a form for each file that is not drawn, or not all of it. */
export function tabsOf(workshop: GameWorkshop, schemas: Readonly<Record<string, Schema>>): Tab[] {
  const parts = workshop.parts.flatMap((part): Tab[] => {
    const schema = schemas[part.file];
    return schema ? [{ id: part.key, file: part.file, part, members: part.members ?? membersOf(schema) }] : [];
  });
  const forms = Object.entries(schemas).flatMap(([file, schema]): Tab[] => {
    const drawn = new Set(parts.filter((tab) => tab.file === file).flatMap((tab) => tab.members));
    const members = membersOf(schema).filter((name) => !drawn.has(name));
    return members.length > 0 ? [{ id: `form-${stemOf(file)}`, file, part: null, members }] : [];
  });
  return [...parts, ...forms];
}

/** The things of a tab that are gone through one after the other; none: it is one thing. */
export const piecesOf = (tab: Tab, files: Readonly<Record<string, unknown>>): readonly Piece[] => tab.part?.components?.(files[tab.file]) ?? [];

export interface BoxPiece {
  tab: Tab;
  piece: Piece | null;
  /** What it is remembered by. */
  key: string;
}

/** Everything that there is to enter from a box, in its order. */
export function boxPieces(tabs: readonly Tab[], files: Readonly<Record<string, unknown>>): BoxPiece[] {
  return tabs.flatMap((tab): BoxPiece[] => {
    const pieces = piecesOf(tab, files);
    if (pieces.length === 0) return [{ tab, piece: null, key: `${tab.file} ${tab.id}` }];
    return pieces.map((piece) => ({ tab, piece, key: `${tab.file} ${piece.place}` }));
  });
}

/** Where a place of a file is worked at: its tab, and the component that it is part of. */
export function whereIs(tabs: readonly Tab[], files: Readonly<Record<string, unknown>>, file: string, place: string): { tab: Tab; place: string } | null {
  const [member = ''] = stepsOf(place);
  const here = tabs.filter((tab) => tab.file === file);
  const tab = here.find((one) => one.members.includes(String(member))) ?? here[0];
  if (!tab) return null;
  const found = piecesOf(tab, files).filter((piece) => isWithin(place, piece.place));
  // The smallest that holds it.
  const piece = found.reduce<Piece | null>((best, one) => (best === null || one.place.length > best.place.length ? one : best), null);
  return { tab, place: piece?.place ?? '' };
}
