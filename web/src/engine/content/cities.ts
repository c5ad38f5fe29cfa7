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

/** The tiles, how many tourists a player has, and how long a game is. */
export interface CitiesTiles {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** how many a player has */
  tourists: number;
  /** that are laid before the first round; 3 if nothing is said */
  starting_tiles?: number;
  /** after the starting tiles; 13 if nothing is said. A city has at most 16 tiles */
  rounds?: number;
  /** tile 1 first; each two rows of two fields, as "AT/WA": A attraction, P park, T terrace, W water. Those that we know all differ, however they are turned, have two or three kinds of field and at most two of a kind */
  tiles: string[];
}
