import type { MoveOf, Tutorial, ViewOf } from '../board';

type Move = MoveOf<'townies'>;
type View = ViewOf<'townies'>;

const map = (view: View) => view.position.map;
const blocks = (view: View) => Object.keys(view.position.seats[view.you ?? 0]?.blocks ?? {});
const objects = (view: View) => view.position.seats[view.you ?? 0]?.objects.map((object) => object.space) ?? [];
/** The best-paying drawings of an Object, if any can be drawn. */
const best = (view: View): readonly Move[] => {
  const drawings = view.moves.filter((move) => move.kind === 'object');
  const most = Math.max(0, ...drawings.map((move) => move.points));
  return drawings.filter((move) => move.points === most);
};

export const tutorial: Tutorial<'townies'> = {
  seed: 7,
  seats: [
    { occupant: 'human', name: 'Ada' },
    { occupant: 'bot', bot: 'easy', name: 'Mason' },
  ],
  options: { mode: 'first' },
  steps: [
    {
      text: {
        en: 'This is your map. Everybody has one, and all draw at the same time with the same two dice. The dashed line is the central area.',
        de: 'Das ist deine Karte. Alle haben eine, und alle zeichnen gleichzeitig mit denselben zwei Würfeln. Die gestrichelte Linie umgibt das Zentrum.',
      },
      lit: (view) => map(view).central,
      until: 'read',
    },
    {
      text: {
        en: 'The black die shows a Shape of four hexes, the white die an Object. Your marker is drawn in the corner of the map: that colour is yours in this round.',
        de: 'Der schwarze Würfel zeigt eine Form aus vier Sechsecken, der weiße ein Objekt. In der Ecke der Karte liegt dein Stift: Diese Farbe hast du in dieser Runde.',
      },
      until: 'read',
    },
    {
      text: {
        en: 'On an empty map only the Shape can be drawn. Point at a space, turn it with R or the button, and draw it. Somewhere near the middle is a good start.',
        de: 'Auf einer leeren Karte geht nur die Form. Zeige auf ein Feld, drehe sie mit R oder dem Knopf und zeichne sie. In der Nähe der Mitte ist ein guter Anfang.',
      },
      allow: (move, view) =>
        move.kind !== 'shape' || move.spaces.some((space) => map(view).central.includes(space)),
      until: 'move',
    },
    {
      text: {
        en: 'Finish your round. What you drew is shown when all have finished; until you do, you could take it back.',
        de: 'Beende deine Runde. Gezeigt wird alles erst, wenn alle fertig sind; bis du es bist, könntest du es zurücknehmen.',
      },
      lit: blocks,
      until: 'commit',
    },
    {
      text: {
        en: 'New dice, and a new colour: the markers go around the table. The small ring beside the dice shows which one comes next. Draw the Shape again, right beside your first one.',
        de: 'Neue Würfel und eine neue Farbe: Die Stifte wandern um den Tisch. Der kleine Ring bei den Würfeln zeigt, welcher als Nächstes kommt. Zeichne wieder die Form, gleich neben die erste.',
      },
      allow: (move) => move.kind !== 'object',
      until: 'move',
    },
    {
      text: { en: 'Good. Finish this round too.', de: 'Gut. Beende auch diese Runde.' },
      lit: blocks,
      until: 'commit',
    },
    {
      text: {
        en: 'Objects bring the points. An Object stands beside a Block of its own kind: a Windmill beside yellow, a Bank beside blue. If one can be drawn, there is a button for it below the map, and each space shows what it would bring. Take an Object if you can, else the Shape.',
        de: 'Punkte bringen die Objekte. Ein Objekt steht neben einem Block seiner Art: eine Windmühle neben Gelb, eine Bank neben Blau. Geht eines, so gibt es unter der Karte einen Knopf dafür, und jedes Feld zeigt, was es bringen würde. Nimm ein Objekt, wenn eines geht, sonst die Form.',
      },
      allow: (move, view) => best(view).length === 0 || best(view).includes(move),
      lit: (view) => best(view).flatMap((move) => move.spaces),
      until: 'move',
    },
    {
      text: {
        en: 'An Object scores once, when it is drawn, so patience pays: first the Blocks, then the Object between them. The nine circles in the corner take the points.',
        de: 'Ein Objekt zählt nur einmal, beim Zeichnen. Geduld lohnt sich also: erst die Blöcke, dann das Objekt dazwischen. Die neun Kreise in der Ecke nehmen die Punkte auf.',
      },
      lit: objects,
      until: 'commit',
    },
    {
      text: {
        en: 'That is all you need. The game ends when somebody has nine Objects. Play on, or start a full game: it adds goals and a bonus card for the star spaces.',
        de: 'Mehr brauchst du nicht. Das Spiel endet, wenn jemand neun Objekte hat. Spiele weiter, oder beginne ein ganzes Spiel: Dort kommen Ziele dazu und eine Bonuskarte für die Sternfelder.',
      },
      until: 'read',
    },
  ],
};
