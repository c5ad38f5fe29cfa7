import type { GameTexts } from '../board';
import { plainTexts } from '../plain';

const onOff = { off: 'off', on: 'on' };

export const texts: GameTexts<'cities'> = plainTexts<'cities'>({
  options: {
    level: {
      label: 'Level',
      note: '1: zones of attractions and parks. 2: also water seen from terraces. 3: also what lies around.',
    },
    no_jumping: { label: 'No jumping', note: 'Tourists only walk, a field at a time.', choices: onOff },
    free: { label: 'Any shape', note: 'The city may grow beyond 4 by 4 tiles.', choices: onOff },
    one_more: { label: 'Just one more', note: 'A 17th tile may be laid on top at the end.', choices: onOff },
  },
  presets: {
    'first game': { label: 'First game', note: 'Zones of attractions and parks only.' },
    dilemma: { label: 'Dilemma', note: 'Terraces by the water count too.' },
    brainteaser: { label: 'Brainteaser', note: 'Everything around a zone matters.' },
    everything: { label: 'Everything', note: 'The third level and all variants at once.' },
  },
  kind: (kind) =>
    ({
      lay: 'Lay the tile',
      tourist: 'A new tourist',
      walk: 'Move a tourist',
      stay: 'Let them stay',
      cover: 'Lay it on top',
      refuse: 'Do without',
    })[kind] ?? kind,
  reason: (reason) => ({ attraction: 'Attractions', park: 'Parks', terrace: 'Terraces' })[reason] ?? reason,
  prompt: (prompt) =>
    ({
      start: 'Lay your starting tiles, corner to corner.',
      lay: 'Lay the tile so that it touches your city.',
    })[prompt.key] ?? prompt.text,
});
