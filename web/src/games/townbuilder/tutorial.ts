import type { Tutorial } from '../board';

/** Alone, one turn. The words fit whatever cards lie in the row. */
export const tutorial: Tutorial<'townbuilder'> = {
  seed: 3,
  seats: [{ occupant: 'human', name: 'Ada' }],
  options: {},
  steps: [
    {
      text: {
        en: 'Five town cards lie in the row. Every card can be three things: a building for your district, a resource for another building, or gold.',
        de: 'Fünf Stadtkarten liegen in der Reihe. Jede kann dreierlei sein: ein Gebäude für dein Viertel, ein Rohstoff für ein anderes Gebäude oder Gold.',
      },
      until: 'read',
      lit: (view) => view.position.row.map((one) => one.name),
    },
    {
      text: {
        en: 'On the left of a card stands what it costs, in the round seal what it is worth, at the bottom what it gives if you use it up: wood, stone, straw or gold.',
        de: 'Links auf der Karte steht, was sie kostet, im runden Siegel, was sie wert ist, und unten, was sie gibt, wenn du sie verbrauchst: Holz, Stein, Stroh oder Gold.',
      },
      until: 'read',
      lit: (view) => view.position.row.slice(0, 1).map((one) => one.name),
    },
    {
      text: {
        en: 'You have two actions. Begin with a foundation: choose a lit card, then the button that starts it. If none can be paid, store a gold first.',
        de: 'Du hast zwei Aktionen. Beginne mit einem Fundament: Wähle eine leuchtende Karte, dann den Knopf, der sie beginnt. Ist keine bezahlbar, lagere erst Gold.',
      },
      allow: (move, view) => move.kind === 'start' || !view.moves.some((one) => one.kind === 'start'),
      until: 'move',
    },
    {
      text: {
        en: 'Now your second action: a resource under your foundation, some gold, or another foundation. When nothing is missing any more, the building stands.',
        de: 'Jetzt deine zweite Aktion: ein Rohstoff unter dein Fundament, etwas Gold oder noch ein Fundament. Fehlt nichts mehr, steht das Gebäude.',
      },
      allow: (move) => move.kind === 'gain' || move.kind === 'gold' || move.kind === 'start',
      until: 'move',
    },
    {
      text: {
        en: 'Judges reward the most buildings of their type; alone, three of them are enough. Awards go to who meets their condition: choose one to read it.',
        de: 'Richter belohnen die meisten Gebäude ihrer Art; allein genügen drei. Auszeichnungen bekommt, wer ihre Bedingung erfüllt: Wähle eine, um sie zu lesen.',
      },
      until: 'read',
    },
    {
      text: {
        en: 'Buildings may have abilities: a hammer works once when built, one star each turn, a cup counts at the end. End your turn and play on.',
        de: 'Gebäude können Fähigkeiten haben: Ein Hammer wirkt einmal beim Bau, ein Stern je Zug, ein Pokal zählt am Ende. Beende den Zug und spiel weiter.',
      },
      until: 'read',
    },
  ],
};
