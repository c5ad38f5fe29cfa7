import type { GameTexts } from '../board';
import { plainTexts } from '../plain';

export const texts: GameTexts<'cityplanner'> = plainTexts<'cityplanner'>({
  options: {
    first: {
      label: 'Who starts',
      note: 'Makes no difference when you play alone.',
      choices: { '0': 'the first seat', '1': 'the second seat', random: 'drawn by lot' },
    },
  },
  kind: (kind) => ({ reroll: 'Roll again', change: 'Turn a die', pass: 'Pass a card', score: 'Score' })[kind] ?? kind,
  reason: (reason) => (reason === 'money' ? 'Money' : 'Suburbs'),
  draw: (draw) => draw.replace(/^die (\d) (\d)$/, 'card $1: $2').replace(/^first player \d$/, 'who starts'),
  section: (section) =>
    section.key === 'faces'
      ? { ...section, rows: section.rows.map(([card, ...faces]) => [String(card).replace('card ', ''), ...faces]) }
      : section,
});
