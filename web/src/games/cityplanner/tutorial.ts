import type { Tutorial } from '../board';

/** Alone, one whole turn. The words fit whatever the dice show. */
export const tutorial: Tutorial<'cityplanner'> = {
  seed: 5,
  seats: [{ occupant: 'human', name: 'Ada' }],
  options: {},
  steps: [
    {
      text: {
        en: 'Seven cards lie on your desk, each with a die. The die says which building stands there: look at the six little pictures below, the framed one is built.',
        de: 'Sieben Karten liegen auf deinem Tisch, jede mit einem Würfel. Der Würfel sagt, welches Gebäude dort steht: Sieh auf die sechs kleinen Bilder unten, das umrahmte ist gebaut.',
      },
      until: 'read',
      lit: (view) => view.position.cards.slice(0, 1).map((card) => card.name),
    },
    {
      text: {
        en: 'Suburbs are points, and offices make each of them worth more. Shops are money, but only if industry feeds them. Two kinds that help, two kinds that earn.',
        de: 'Vororte sind Punkte, und Büros machen jeden davon mehr wert. Geschäfte sind Geld, aber nur, wenn Industrie sie beliefert. Zwei Arten helfen, zwei verdienen.',
      },
      until: 'read',
      lit: (view) =>
        view.position.cards
          .filter((card) => card.kind === 'green' || card.kind === 'red')
          .map((card) => card.name),
    },
    {
      text: {
        en: 'For $1 you may turn a die by one, up or down: up to three different dice in a turn. Try it. Use the arrow above or below a die, or choose the card and use the buttons.',
        de: 'Für 1 $ darfst du einen Würfel um eins drehen, hoch oder runter: bis zu drei verschiedene im Zug. Probier es: mit dem Pfeil über oder unter einem Würfel, oder wähle die Karte und nimm die Knöpfe.',
      },
      allow: (move) => move.kind === 'change',
      until: 'move',
    },
    {
      text: {
        en: 'The notepad has counted anew. Now one card must go: it is locked as it lies and does not score this turn. Choose the card you miss least, then the button.',
        de: 'Der Notizblock hat neu gezählt. Jetzt muss eine Karte weg: Sie wird gesperrt, wie sie liegt, und zählt in diesem Zug nicht. Wähle die, die dir am wenigsten fehlt, dann den Knopf.',
      },
      allow: (move) => move.kind === 'pass',
      until: 'move',
    },
    {
      text: {
        en: 'The other six score. Often there is a choice: a mixed block may be green or blue, one parking lot lets you park buildings for $2 each, two double a colour. Take what you like.',
        de: 'Die anderen sechs zählen. Oft hast du die Wahl: Ein gemischter Block ist grün oder blau, mit einem Parkplatz parkst du Gebäude für je 2 $, zwei verdoppeln eine Farbe. Nimm, was dir gefällt.',
      },
      allow: (move) => move.kind === 'score',
      until: 'move',
    },
    {
      text: {
        en: 'Six dice are rolled again; the card you set aside keeps its die. Each town hall you scored gives you a free reroll now. And beware of a single red or yellow on its own: it costs $5.',
        de: 'Sechs Würfel fallen neu; die beiseitegelegte Karte behält ihren. Jedes gewertete Rathaus gibt dir jetzt einen freien Neuwurf. Und Vorsicht vor einem einzelnen roten oder gelben Gebäude: Es kostet 5 $.',
      },
      until: 'read',
      lit: (view) => view.position.cards.filter((card) => card.locked).map((card) => card.name),
    },
    {
      text: {
        en: 'Eight rounds make a game. In the end every full $5 is another point. Above 40 you may call yourself an architect. Play on.',
        de: 'Acht Runden sind ein Spiel. Am Ende sind je volle 5 $ noch ein Punkt. Ab 41 darfst du dich Architekt nennen. Spiel weiter.',
      },
      until: 'read',
    },
  ],
};
