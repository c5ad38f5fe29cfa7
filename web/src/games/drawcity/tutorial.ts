import type { MoveOf, Tutorial, ViewOf } from '../board';

type Move = MoveOf<'drawcity'>;
type View = ViewOf<'drawcity'>;

const starts = (view: View) =>
  view.position.spaces.flat().flatMap((space) => (space.start ? [space.name] : []));
const mine = (view: View) =>
  view.position.spaces.flat().flatMap((space) => (space.owner === view.you ? [space.name] : []));
const online = (view: View) =>
  view.position.spaces.flat().flatMap((space) => (space.internet ? [space.name] : []));
/** Builds that get internet, or all if none does. */
const connected = (view: View): readonly Move[] => {
  const found = view.moves.filter((move) => move.kind === 'build' && move.internet);
  return found.length > 0 ? found : view.moves;
};
/** The builds that bring most at once. */
const best = (view: View): readonly Move[] => {
  const builds = view.moves.flatMap((move) => (move.kind === 'build' ? [move] : []));
  const most = Math.max(...builds.map((move) => move.gain));
  const found = builds.filter((move) => move.gain === most);
  return found.length > 0 ? found : view.moves;
};

export const tutorial: Tutorial<'drawcity'> = {
  seed: 5,
  seats: [
    { occupant: 'human', name: 'Ada' },
    { occupant: 'bot', bot: 'easy', name: 'Mason' },
  ],
  options: { goals: 'off', first: '0' },
  steps: [
    {
      text: {
        en: 'One plan for all: everybody draws on the same streets, each with a marker of their own. Two spaces have an internet connection: a house, shop or factory built there, or beside one that is online, goes online too.',
        de: 'Ein Plan für alle: Alle zeichnen an denselben Straßen, jeder mit seinem eigenen Stift. Zwei Felder haben einen Internet-Anschluss: Haus, Laden oder Fabrik sind dort vernetzt, und neben einem vernetzten Bau ebenso.',
      },
      lit: starts,
      until: 'read',
    },
    {
      text: {
        en: 'Your hand is below the plan: two numbers and two developments. Choose one of each; the plan shows where they may stand and what that brings at once.',
        de: 'Deine Hand liegt unter dem Plan: zwei Nummern und zwei Bauten. Wähle von beidem eins; der Plan zeigt, wo das stehen darf und was es gleich bringt.',
      },
      until: 'read',
    },
    {
      text: {
        en: 'Build on one of the connections, or wherever you like if your cards do not suit. A house, shop or factory with internet is a point more; parks never have it.',
        de: 'Baue auf einem der Anschlüsse, oder wo du willst, wenn deine Karten nicht passen. Haus, Laden oder Fabrik mit Internet bringen einen Punkt mehr; Parks haben nie welches.',
      },
      allow: (move, view) => connected(view).includes(move),
      lit: starts,
      until: 'move',
    },
    {
      text: {
        en: 'Now the rule that makes it hard: along a street your own numbers must ascend from left to right. A high number far left closes much of that street for you. The others’ numbers do not matter to you.',
        de: 'Nun die Regel, auf die es ankommt: An einer Straße müssen deine eigenen Nummern von links nach rechts steigen. Eine hohe Nummer weit links verschließt dir viel von dieser Straße. Die Nummern der anderen kümmern dich nicht.',
      },
      lit: mine,
      until: 'read',
    },
    {
      text: {
        en: 'Build again. Internet spreads to what is built beside it, whoever owns it.',
        de: 'Baue noch einmal. Internet breitet sich auf alles aus, was daneben gebaut wird, gleich wem es gehört.',
      },
      allow: (move, view) => connected(view).includes(move),
      lit: online,
      until: 'move',
    },
    {
      text: {
        en: 'Houses want to stand together, shops on one street, factories among different neighbours, parks beside others’ developments. The lit spaces bring most right now: try one.',
        de: 'Häuser wollen zusammenstehen, Läden an einer Straße, Fabriken zwischen verschiedenen Nachbarn, Parks neben fremden Bauten. Die hellen Felder bringen jetzt am meisten: Probier eines.',
      },
      allow: (move, view) => best(view).includes(move),
      lit: (view) => best(view).flatMap((move) => move.spaces.slice(0, 1)),
      until: 'move',
    },
    {
      text: {
        en: 'That is the game. When neither of your numbers fits anywhere you skip, and may throw cards away; two skips in a row and you are finished. Play on, or start a new game with goals and modules.',
        de: 'Das ist das Spiel. Passt keine deiner Nummern mehr, setzt du aus und darfst Karten abwerfen; nach zweimal Aussetzen hintereinander bist du fertig. Spiele weiter, oder beginne ein neues Spiel mit Zielen und Modulen.',
      },
      until: 'read',
    },
  ],
};
