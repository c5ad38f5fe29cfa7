import { describe, expect, it } from 'vitest';
import { de } from '../../src/i18n/de';
import { en } from '../../src/i18n/en';
import { gameNames } from '../../src/games';
import type { GameTexts } from '../../src/games/board';
import { de as onlineDe } from '../../src/online/texts.de';
import { en as onlineEn } from '../../src/online/texts.en';

/** Every place of a catalogue with the sort of thing that stands there. */
function places(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path} (${value.length})`];
  if (typeof value !== 'object' || value === null) return [`${path} ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => places(inner, `${path}.${key}`));
}

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(...Array.from({ length: value.length }, () => 'x')))];
  return Object.values(value as object).flatMap(words);
}

describe('The catalogues', () => {
  it('have the same places in both languages', () => {
    expect(places(de)).toEqual(places(en));
    expect(places(onlineDe)).toEqual(places(onlineEn));
  });
  it('leave no place empty', () => {
    for (const catalogue of [en, de, onlineEn, onlineDe]) expect(words(catalogue).filter((text) => text.trim() === '')).toEqual([]);
  });
  it('shout nowhere', () => {
    for (const catalogue of [en, de, onlineEn, onlineDe]) expect(words(catalogue).filter((text) => text.includes('!'))).toEqual([]);
  });
});

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
