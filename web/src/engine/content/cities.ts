// Made from the C++ sources by `scripts/schema`: change them, not this file.

declare module '../content' {
  interface Contents {
    cities: {
      'tiles.json': CitiesTiles;
    };
  }
}

export interface Provenance {
  /** source: as printed; reconstructed: made to fit what is known; learned: by programs */
  kind: 'source' | 'reconstructed' | 'learned';
  /** what comes from where, in a few sentences */
  text: string;
}

/** The tiles, and how many tourists a player has. */
export interface CitiesTiles {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** how many a player has */
  tourists: number;
  /** tile 1 first; each two rows of two fields, as "AT/WA": A attraction, P park, T terrace, W water. All differ, however they are turned; a tile has two or three kinds of field, and at most two of a kind */
  tiles: string[];
}
