import { describe, expect, it } from 'vitest';
import { dailyGames, dailySeed } from '../../src/games/daily';
import { dayOf } from '../../src/store/daily';
import { fileName, headerOf, isDamaged, readSave } from '../../src/store/saved';
import { anyGame } from '../../scripts/games.mjs';

const good = {
  id: 'a', game: anyGame.name, record: '{}\n', seed: 1, names: ['Ada'], scores: [3], over: false, updated: 0, cities: [''], daily: null,
};

describe('A saved game', () => {
  it('is read as it was written', () => {
    expect(readSave(good)).toEqual(good);
  });
  it.each(['game', 'record', 'names', 'over', 'updated'])('is reported as damaged, and kept, when its %s is gone', (member) => {
    const raw = Object.fromEntries(Object.entries(good).filter(([name]) => name !== member));
    const read = readSave(raw);
    expect(isDamaged(read) && [read.damaged, read.raw]).toEqual([member, raw]);
  });
  it('is never lost, whatever stands there', () => {
    for (const raw of [null, 7, 'text', [], { id: 'x' }]) {
      const read = readSave(raw);
      expect(isDamaged(read) && read.raw).toBe(raw);
    }
  });
  it('has a file name that sorts by time', () => {
    expect(fileName({ game: anyGame.name, updated: Date.UTC(2026, 10, 16, 9, 5) })).toBe(`townsmith-${anyGame.name}-2026-11-16T0905.jsonl`);
  });
});

describe('The header of a record', () => {
  it('tells the game and the names', () => {
    expect(headerOf(`{"townsmith":1,"game":"${anyGame.name}","names":["Ada","Kim"]}\n{}`)).toEqual({ game: anyGame.name, names: ['Ada', 'Kim'] });
  });
  it('is missing in anything else', () => {
    for (const text of ['', 'hello', '{}', '{"townsmith":1,"game":"chess"}']) expect(headerOf(text)).toBeNull();
  });
});

describe('The puzzle of the day', () => {
  it('has one seed for a day and a game', () => {
    const seeds = dailyGames.map((game) => dailySeed('2026-11-16', game));
    expect(new Set(seeds).size).toBe(dailyGames.length);
    for (const seed of seeds) expect(String(seed)).toMatch(/^20261116\d+$/);
  });
  it('changes at the player’s midnight', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
