import type { GameName } from '../engine/protocol';
import type { GameTexts } from './board';

/** The engine's own English, for whatever a game's texts do not say better. */
export function plainTexts<G extends GameName>(own: Partial<GameTexts<G>> = {}): GameTexts<G> {
  return {
    options: {},
    presets: {},
    move: (move) => move.sentence,
    kind: (kind) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' '),
    line: (line) => line.text,
    prompt: (prompt) => prompt.text,
    draw: (draw) => draw,
    grade: (grade) => grade,
    tieBreak: (text) => text,
    section: (section) => section,
    ...own,
  };
}
