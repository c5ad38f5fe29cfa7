import { describe, expect, it } from 'vitest';
import { gameNames } from '../../src/games';
import type { GameTexts } from '../../src/games/board';

describe('A game’s own texts', () => {
  const texts = import.meta.glob<{ texts: GameTexts }>('../../src/games/*/texts.*.ts', { eager: true });
  const of = (game: string, language: string) => texts[`../../src/games/${game}/texts.${language}.ts`]?.texts;
  it.each(gameNames)('of %s name the same options and presets in both languages', (game) => {
    const [english, german] = [of(game, 'en'), of(game, 'de')];
    expect(Object.keys(german?.presets ?? {})).toEqual(Object.keys(english?.presets ?? {}));
    expect(Object.keys(german?.options ?? {})).toEqual(Object.keys(english?.options ?? {}));
    for (const [name, option] of Object.entries(english?.options ?? {})) {
      expect(Object.keys(german?.options[name]?.choices ?? {})).toEqual(Object.keys(option.choices ?? {}));
    }
  });
});
