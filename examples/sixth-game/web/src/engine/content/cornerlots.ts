// Made from the C++ sources by `scripts/schema`: change them, not this file.

declare module '../content' {
  interface Contents {
    cornerlots: {
      'lots.json': CornerLotsLots;
    };
  }
}

export interface Provenance {
  /** source: as printed; reconstructed: made to fit what is known; learned: by programs */
  kind: 'source' | 'reconstructed' | 'learned';
  /** what comes from where, in a few sentences */
  text: string;
}

export interface CornerLotsGrade {
  name: string;
  /** the fewest points it takes */
  least: number;
}

/** What lots turn out to be worth, and the numbers of the rules. */
export interface CornerLotsLots {
  /** the JSON Schema that an editor uses; not looked at here */
  $schema?: string;
  /** where the values of this file come from */
  provenance: Provenance;
  /** of the sixteen lots, in any order */
  values: number[];
  /** how many lots everybody claims */
  claims: number;
  /** how many lots of the favourite row one may own until all are told */
  telling: number;
  /** alone, in rising order; the first begins at 0 points */
  grades: CornerLotsGrade[];
}
