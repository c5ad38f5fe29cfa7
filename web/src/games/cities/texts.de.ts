import type { ScoreLine } from '../../engine/protocol';
import type { GameTexts } from '../board';
import { plainTexts } from '../plain';
import type { Letter } from './art';
import { words } from './words';

const onOff = { off: 'aus', on: 'an' };
const kindNames: Readonly<Record<string, string>> = {
  attraction: 'Attraktion',
  park: 'Park',
  terrace: 'Terrasse',
  water: 'Wasser',
};
const look = (fields: string) => [...fields].map((one) => words.de.field[one as Letter]).join(', ');

function line({ reason, text, facts }: ScoreLine): string {
  const { field, carrier, zone, beside, level } = facts;
  if (field === undefined) return text;
  if (carrier !== undefined) return `Tourist auf ${field}: Die Zone zählt nur einmal, für den auf ${carrier}`;
  if (reason === 'terrace') {
    if (level === 1) return `Terrasse ${field}: zählt erst ab Stufe 2`;
    return level === 2 ? `Wasser, das man von ${field} sieht` : `Wasser und Parks, die man von ${field} sieht`;
  }
  const park = reason === 'park';
  const what = park ? (zone === 1 ? 'Park' : 'Parks') : zone === 1 ? 'Attraktion' : 'Attraktionen';
  const around = park ? 'Wasser' : beside === 1 ? 'Terrasse' : 'Terrassen';
  return `${zone} ${what} um ${field}${beside ? `, daneben ${beside} ${around}` : ''}`;
}

const places = ['besten', 'zweitbesten', 'drittbesten', 'viertbesten', 'fünftbesten', 'sechstbesten', 'siebtbesten', 'achtbesten'];
const english = ['best', 'second best', 'third best', 'fourth best', 'fifth best', 'sixth best', 'seventh best', 'eighth best'];

export const texts: GameTexts<'cities'> = plainTexts<'cities'>({
  options: {
    level: {
      label: 'Stufe',
      note: '1: Zonen aus Attraktionen und Parks. 2: auch Wasser, das man von Terrassen sieht. 3: auch, was daneben liegt.',
    },
    no_jumping: { label: 'Ohne Sprünge', note: 'Touristen gehen nur, Feld für Feld.', choices: onOff },
    free: { label: 'Jede Form', note: 'Die Stadt darf über 4 mal 4 Plättchen hinauswachsen.', choices: onOff },
    one_more: { label: 'Noch eins', note: 'Am Ende darf ein 17. Plättchen obenauf gelegt werden.', choices: onOff },
  },
  presets: {
    'first game': { label: 'Erstes Spiel', note: 'Nur Zonen aus Attraktionen und Parks.' },
    dilemma: { label: 'Zwickmühle', note: 'Auch Terrassen am Wasser zählen.' },
    brainteaser: { label: 'Kopfnuss', note: 'Alles rund um eine Zone zählt.' },
    everything: { label: 'Alles', note: 'Stufe drei und alle Varianten zugleich.' },
  },
  move: (move) => {
    switch (move.kind) {
      case 'lay':
        return `Plättchen ${move.tile} auf ${move.cell} legen: ${look(move.fields)}.`;
      case 'tourist':
        return `Ein neuer Tourist kommt auf ${move.field}.`;
      case 'walk':
        return `Der Tourist auf ${move.from} ${move.jump ? 'springt' : 'geht'} nach ${move.to}.`;
      case 'stay':
        return 'Alle Touristen bleiben stehen.';
      case 'cover':
        return `Das letzte Plättchen über ${move.field} und seine Nachbarn legen.${
          move.leaving.length === 0
            ? ''
            : move.leaving.length === 1
              ? ' Ein Tourist kehrt in den Vorrat zurück.'
              : ` ${move.leaving.length} Touristen kehren in den Vorrat zurück.`
        }`;
      case 'refuse':
        return 'Die Stadt bleibt, wie sie ist, ohne das letzte Plättchen.';
    }
  },
  kind: (kind) =>
    ({
      lay: 'Das Plättchen legen',
      tourist: 'Ein neuer Tourist',
      walk: 'Ein Tourist geht',
      stay: 'Alle bleiben',
      cover: 'Obenauf legen',
      refuse: 'Verzichten',
    })[kind] ?? kind,
  line,
  reason: (reason) => ({ attraction: 'Attraktionen', park: 'Parks', terrace: 'Terrassen' })[reason] ?? reason,
  prompt: (prompt) =>
    ({
      start: 'Lege deine Startplättchen, Ecke an Ecke.',
      lay: 'Lege das Plättchen an deine Stadt.',
      tourist:
        prompt.facts['stock'] === 0
          ? 'Ein Tourist geht, oder alle bleiben.'
          : 'Ein neuer Tourist auf das neue Plättchen, einer geht, oder alle bleiben.',
      cover: 'Lege das letzte Plättchen auf deine Stadt, oder verzichte.',
      wait: 'Du hast nichts zu tun.',
      watch: 'Alle bauen.',
    })[prompt.key] ?? prompt.text,
  draw: (draw) => draw.replace(/^tile (\d+)$/, 'Plättchen $1'),
  tieBreak: (text) => {
    const at = english.findLastIndex((one) => text.includes(one));
    return at < 0 ? text : `Punkte des ${places[at] ?? ''} Touristen`;
  },
  section: (section) =>
    section.key === 'fields'
      ? {
          ...section,
          title: 'Felder auf den Plättchen',
          columns: ['Art', 'Gezogen', 'Noch nicht'],
          rows: section.rows.map(([kind, ...rest]) => [kindNames[String(kind)] ?? String(kind), ...rest]),
        }
      : {
          ...section,
          title: 'Plättchen',
          columns: ['Plättchen', 'Felder', 'Gezogen'],
          rows: section.rows.map(([number, fields, drawn]) => [
            number ?? '',
            fields ?? '',
            String(drawn).replace('not drawn yet', 'noch nicht gezogen').replace(/drawn as number (\d+)/, 'als $1. gezogen'),
          ]),
        },
});
