import type { Colour, TownObject } from '../../engine/games/townies';
import type { Facts, ReferenceSection, ScoreLine } from '../../engine/protocol';
import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import { germanBonus, germanGoals } from './cards';
import { drawOf } from './draw';
import { words } from './words';

const t = words.de;

const english: Readonly<Record<string, TownObject>> = Object.fromEntries(
  (Object.keys(words.en.objects) as TownObject[]).map((object) => [words.en.objects[object], object]),
);
const objectOf = (name: string): string => {
  const object = english[name];
  return object ? t.objects[object] : name;
};
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`;

const many = (count: Facts[string] | undefined) => `${count} ${count === 1 ? 'Objekt' : 'Objekte'}`;

const blocks: Readonly<Record<Colour, string>> = {
  red: 'rote',
  yellow: 'gelbe',
  brown: 'braune',
  green: 'grüne',
  blue: 'blaue',
};
const extras: Readonly<Record<TownObject, string>> = {
  court: 'für einen Nachbarn, der nicht rot ist',
  windmill: 'weil kein Objekt daneben stand',
  station: 'für Blöcke auf gegenüberliegenden Seiten',
  bike: 'für grüne Blöcke, die zu einem anderen Objekt führen',
  bank: 'weil sie nicht am Rand liegt',
  square: 'für Blöcke auf allen sechs Seiten',
};

function line({ reason, text, facts }: ScoreLine): string {
  const { count } = facts;
  if (reason === 'object') {
    const object = facts['object'] as TownObject;
    const colour = facts['colour'] as Colour | null;
    const counted = colour ? `${count} ${blocks[colour]}${count === 1 ? 'r Block' : ' Blöcke'}` : many(count);
    return `${t.objects[object]} auf ${facts['space']}: ${counted}${facts['extra'] ? `, und ${facts['extra']} ${extras[object]}` : ''}`;
  }
  if (reason === 'stable-soil') return `Fester Boden: ${many(count)} auf einem Stern`;
  const goal = germanGoals[reason];
  return goal ? `${goal.name}: ${count} (${goal.text})` : text;
}

const grades: Readonly<Record<string, string>> = {
  'The first families are already packing.': 'Die ersten Familien packen schon.',
  'People live here because the rent is low.': 'Hier wohnt man, weil die Miete niedrig ist.',
  'A busy place, mostly busy looking for a parking space.':
    'Ein geschäftiger Ort, vor allem bei der Parkplatzsuche.',
  'A tidy town that goes to bed at eight.': 'Ein ordentliches Städtchen, das um acht zu Bett geht.',
  'Visitors stay a day longer than they planned.': 'Besucher bleiben einen Tag länger als geplant.',
  'City people come to look at houses on Sundays.': 'Sonntags kommen Großstädter, um sich Häuser anzusehen.',
  'Nobody here can think of a reason to leave.': 'Niemandem hier fällt ein Grund ein, wegzuziehen.',
  'Other towns send their planners to learn from yours.':
    'Andere Städte schicken ihre Planer, um von deiner zu lernen.',
};

const columns: Readonly<Record<string, string>> = {
  Face: 'Seite',
  Object: 'Objekt',
  Counts: 'Zählt',
  Each: 'Je',
  Extra: 'Zusatz',
  Shape: 'Form',
  Count: 'Anzahl',
  Points: 'Punkte',
  'From points': 'Ab Punkten',
  Grade: 'Urteil',
  Card: 'Karte',
  'What it does': 'Was sie bewirkt',
};
const cell = (value: string | number): string | number => {
  if (typeof value === 'number') return value;
  const [, colour] = /^(\w+) Blocks$/.exec(value) ?? [];
  if (colour) return `${blocks[colour as Colour]} Blöcke`;
  return value === 'Objects' ? 'Objekte' : (grades[value] ?? t.shapes[value] ?? objectOf(value));
};

function section(section: ReferenceSection): ReferenceSection {
  const goal = germanGoals[section.key.replace(/^goal-/, '')];
  const bonus = germanBonus[section.key.replace(/^bonus-/, '')];
  const titles: Readonly<Record<string, string>> = {
    objects: 'Der weiße Würfel',
    shapes: 'Der schwarze Würfel',
    grades: 'Urteile',
  };
  return {
    key: section.key,
    title: goal ? `${goal.name}: ${goal.text}` : bonus ? 'Die Bonuskarte' : (titles[section.key] ?? section.title),
    columns: section.columns.map((column) => columns[column] ?? column),
    rows: bonus ? [[bonus.name, bonus.text]] : section.rows.map((row) => row.map(cell)),
  };
}

export const texts: GameTexts<'townies'> = plainTexts<'townies'>({
  options: {
    mode: {
      label: 'Welche Partie',
      note: 'Zum Kennenlernen die erste Partie; Ziele und Bonuskarte kommen mit den anderen dazu.',
      choices: { first: 'Erste Partie', second: 'Zweite Partie', full: 'Ganzes Spiel' },
    },
    goal: {
      label: 'Zusatzziel',
      note: 'Zählt nur im ganzen Spiel.',
      choices: {
        random: 'Auslosen',
        ...Object.fromEntries(Object.entries(germanGoals).slice(2).map(([key, card]) => [key, card.name])),
      },
    },
    bonus: {
      label: 'Bonuskarte',
      note: 'Nicht in der ersten Partie.',
      choices: {
        random: 'Auslosen',
        'stable-soil': 'Fester Boden',
        funding: 'Förderung',
        rezoning: 'Umwidmung',
        'second-draft': 'Zweiter Entwurf',
      },
    },
    colour: {
      label: 'Erster Stift',
      note: 'Wenn du allein spielst; sonst wird gelost.',
      choices: { random: 'Auslosen', ...t.colours },
    },
  },
  presets: {
    'first game': { label: 'Erste Partie', note: 'Nur Blöcke und Objekte.' },
    'second game': { label: 'Zweite Partie', note: 'Mit eigenen Zielen und einer Bonuskarte.' },
  },
  move: (move) => {
    if (move.kind === 'pass') return 'Passen';
    if (move.kind === 'done') return 'Stern behalten und fertig';
    const star = move.star ? ', für einen Stern' : '';
    const colour = t.colours[move.colour];
    if (move.kind === 'shape') {
      return `${t.shapes[move.shape] ?? move.shape} in ${colour} auf ${list(move.spaces)}${star}`;
    }
    return `${t.objects[move.object]} in ${colour} auf ${move.spaces[0] ?? ''}: ${t.points(move.points)}${star}`;
  },
  reason: (reason) =>
    germanGoals[reason]?.name ??
    ({ object: 'Objekte', 'stable-soil': 'Fester Boden', soil: 'Fester Boden' })[reason] ??
    reason,
  kind: (kind) =>
    ({ shape: 'Form zeichnen', object: 'Objekt zeichnen', done: 'Fertig', pass: 'Passen' })[kind] ?? kind,
  line,
  prompt: (prompt) => {
    if (prompt.key === 'setup') return 'Die Stifte werden verteilt.';
    if (prompt.key === 'watch') return 'Alle zeichnen.';
    if (prompt.key === 'second') return 'Förderung: Gib einen Stern für die andere Aktion aus, oder lass es gut sein.';
    if (prompt.key === 'pass') return Number(prompt.facts['stars']) > 0 ? 'Ohne Stern lässt sich nichts zeichnen: Gib einen aus oder passe.' : 'Nichts lässt sich zeichnen: passe.';
    if (prompt.key !== 'act') return prompt.text;
    const { colour, shape, object, other } = prompt.facts;
    const objects = [object, other].flatMap((one) => (one ? [t.objects[one as TownObject]] : [])).join(' oder ');
    const form = shape ? [`die Form „${t.shapes[String(shape)] ?? String(shape)}“`] : [];
    return `${t.colours[colour as Colour]} ist in dieser Runde dein: Zeichne ${[...form, ...(objects ? [objects] : [])].join(' – oder ')}.`;
  },
  draw: (draw) => {
    const drawn = drawOf(draw);
    if (drawn?.what === 'white') return t.whiteDie(t.objects[drawn.object]);
    if (drawn?.what === 'black') return t.blackDie(t.shapes[drawn.shape] ?? drawn.shape);
    if (drawn?.what === 'colour') return `beginnt mit ${t.colours[drawn.colour]}`;
    if (drawn?.what === 'goal') return 'ein Ziel';
    if (drawn?.what === 'bonus') return 'die Bonuskarte';
    return draw;
  },
  grade: (grade) => grades[grade] ?? grade,
  tieBreak: (text) =>
    ({ 'fewer Objects': 'weniger Objekte', 'points of the last Object': 'Punkte des letzten Objekts' })[text] ?? text,
  section,
});
