import type { Catalogue } from './en';

export const de: Catalogue = {
  common: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    back: 'Zurück',
    larger: 'Blatt höher ziehen',
    smaller: 'Blatt niedriger ziehen',
  },
  table: {
    findMove: 'Zug suchen',
    moreMoves: (count: number) => `${count} weitere zeigen`,
    noMoveFound: 'So heißt kein Zug.',
  },
};
