// What the files of a pack hold. The types in content/ and the JSON Schemas beside them are made by `scripts/schema`.

import type { GameName } from './protocol';

/** Every game's content files by their names in a pack: every file in content/ adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Contents {}

export type ContentOf<G extends GameName> = G extends keyof Contents ? Contents[G] : Record<string, object>;
export type ContentFile<G extends GameName> = keyof ContentOf<G> & string;

/** As much of JSON Schema as content files are described with. */
export interface Schema {
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null' | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
  const?: string;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

const schemas = import.meta.glob<Record<string, Schema>>('./content/*.json', { import: 'default' });

/** The descriptions of a game's content files, by their names in a pack; a chunk of its own. */
export async function loadSchemas(game: GameName): Promise<Readonly<Record<string, Schema>>> {
  return (await schemas[`./content/${game}.json`]?.()) ?? {};
}
