/** What somebody should see whatever dialog is open: a sentence, and what there is to do about it. */
export interface Offer {
  readonly text: string;
  readonly label: string;
  readonly run: () => void;
}

let now = $state.raw<Offer | null>(null);

export const offers = {
  get now(): Offer | null {
    return now;
  },
  /** Returns what takes it back. */
  make(offer: Offer): () => void {
    now = offer;
    return () => {
      if (now === offer) now = null;
    };
  },
};
