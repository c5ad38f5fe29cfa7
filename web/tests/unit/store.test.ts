import { describe, expect, it } from 'vitest';
import { dailyGames, dailySeed } from '../../src/games/daily';
import { dayOf } from '../../src/store/daily';
import { addition, sameLines, whole, type Piece } from '../../src/store/lines';
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

describe('The lines of a record', () => {
  /** What lies in the store after some records were written one after another. */
  function stored(...records: string[]): Piece[] {
    let pieces: Piece[] = [];
    for (const record of records) {
      const { from, put } = addition('a', pieces, record);
      const left = pieces.filter((piece) => piece.at < from && !put.some((one) => one.at === piece.at));
      pieces = [...left, ...put].sort((one, other) => one.at - other.at);
    }
    return pieces;
  }
  const game = (record: string) => ({ id: 'a', length: record.length });

  it('are added to', () => {
    expect(stored('head\n', 'head\none\n', 'head\none\ntwo\n')).toEqual([
      { game: 'a', at: 0, text: 'head\n' },
      { game: 'a', at: 5, text: 'one\n' },
      { game: 'a', at: 9, text: 'two\n' },
    ]);
    expect(addition('a', stored('head\none\n'), 'head\none\n')).toEqual({ from: 9, put: [] });
  });
  it('are cut where something was taken back', () => {
    expect(stored('head\none\ntwo\n', 'head\none\nthree\n')).toEqual([
      { game: 'a', at: 0, text: 'head\none\n' },
      { game: 'a', at: 9, text: 'three\n' },
    ]);
    expect(stored('head\n', 'head\none\n', 'head\n')).toEqual([{ game: 'a', at: 0, text: 'head\n' }]);
    expect(stored('head\n', 'other\n')).toEqual([{ game: 'a', at: 0, text: 'other\n' }]);
  });
  it('that are the same are whole ones', () => {
    expect(sameLines('one\ntwo\n', 'one\ntwenty\n')).toBe(4);
    expect(sameLines('one\n', 'two\n')).toBe(0);
    expect(sameLines('', 'two\n')).toBe(0);
  });
  it('make the game whole again, and one that lacks some is not taken for whole', () => {
    const pieces = stored('head\n', 'head\none\n', 'head\none\ntwo\n');
    expect(whole(game('head\none\ntwo\n'), pieces)).toEqual({ id: 'a', record: 'head\none\ntwo\n' });
    expect(whole(game('head\none\ntwo\n'), pieces.slice(0, 2))).not.toHaveProperty('record');
    expect(whole(game('head\ntwo\n'), [pieces[0]!, pieces[2]!])).not.toHaveProperty('record');
  });
  it('of a game kept before there were pieces stand in its head', () => {
    expect(whole(good, [])).toBe(good);
    expect(whole(undefined, [])).toBeUndefined();
  });
});
