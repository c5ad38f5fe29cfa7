import type { Tutorial } from '../board';

/** Alone, the start and two rounds. The words fit whatever tiles come. */
export const tutorial: Tutorial<'cities'> = {
  seed: 12,
  seats: [{ occupant: 'human', name: 'Ada' }],
  options: { level: 1 },
  steps: [
    {
      text: {
        en: 'You build a city of sixteen tiles, four by four. Each tile has four fields: attractions, parks, terraces and water. Three tiles are there from the start.',
        de: 'Du baust eine Stadt aus sechzehn Plättchen, vier mal vier. Jedes hat vier Felder: Attraktionen, Parks, Terrassen und Wasser. Drei Plättchen sind von Anfang an da.',
      },
      until: 'read',
    },
    {
      text: {
        en: 'Lay the first one. R, the wheel or the Rotate button turns it.',
        de: 'Lege das erste. R, das Mausrad oder der Knopf Drehen drehen es.',
      },
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: {
        en: 'The next starting tile must touch a corner, and no side. You choose which of the two comes first.',
        de: 'Das nächste Startplättchen muss eine Ecke berühren, aber keine Seite. Welches der beiden zuerst kommt, wählst du.',
      },
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: { en: 'And the third, corner to corner again.', de: 'Und das dritte, wieder Ecke an Ecke.' },
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: {
        en: 'Your start stands. Others build at the same time and do not see yours before everybody is done. Finish your round.',
        de: 'Dein Anfang steht. Andere bauen zur gleichen Zeit und sehen deinen erst, wenn alle fertig sind. Schließ deine Runde ab.',
      },
      until: 'commit',
    },
    {
      text: {
        en: 'A new tile, the same for everybody. From now on sides may touch. Try to bring parks to parks or attractions to attractions: connected fields are a zone.',
        de: 'Ein neues Plättchen, das gleiche für alle. Ab jetzt dürfen sich Seiten berühren. Bring Parks zu Parks oder Attraktionen zu Attraktionen: Zusammenhängende Felder sind eine Zone.',
      },
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: {
        en: 'A zone counts a point for each field, but only if a tourist stands in it. Send one of your seven to a park or an attraction of the new tile. Water is no place for tourists.',
        de: 'Eine Zone zählt einen Punkt je Feld, aber nur, wenn ein Tourist darin steht. Schick einen deiner sieben in einen Park oder zu einer Attraktion des neuen Plättchens. Aufs Wasser darf niemand.',
      },
      allow: (move, view) => move.kind === 'tourist' || !view.moves.some((one) => one.kind === 'tourist'),
      lit: (view) => view.position.last_tile,
      until: 'move',
    },
    {
      text: {
        en: 'The small number beside a tourist says what it earns now. Finish the round.',
        de: 'Die kleine Zahl neben einem Touristen sagt, was er gerade bringt. Schließ die Runde ab.',
      },
      until: 'commit',
    },
    {
      text: {
        en: 'Next tile. Let a zone with a tourist grow, or begin a new one.',
        de: 'Das nächste Plättchen. Lass eine Zone mit Tourist wachsen oder beginne eine neue.',
      },
      allow: (move) => move.kind === 'lay',
      until: 'move',
    },
    {
      text: {
        en: 'Instead of a new tourist you may move one: a step in any direction, or a jump to the new tile. Choose a tourist, then where it goes. You may also let them stay.',
        de: 'Statt eines neuen Touristen darfst du einen bewegen: einen Schritt in jede Richtung, oder ein Sprung auf das neue Plättchen. Wähle den Touristen, dann das Ziel. Oder alle bleiben stehen.',
      },
      until: 'move',
    },
    {
      text: {
        en: 'That is all. Thirteen rounds, then every zone with a tourist counts. On higher levels terraces and what lies beside a zone count too. Play on.',
        de: 'Das ist alles. Dreizehn Runden, dann zählt jede Zone mit Tourist. Auf höheren Stufen zählen auch Terrassen und was neben einer Zone liegt. Spiel weiter.',
      },
      until: 'read',
    },
  ],
};
