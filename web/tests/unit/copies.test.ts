import { describe, expect, it } from 'vitest';
import { compare, decideClaim, decideWrite } from '../../src/store/copies';
import type { SavedGame } from '../../src/store/saved';
import { anyGame } from '../../scripts/games.mjs';

const save: SavedGame = {
  id: 'a', game: anyGame.name, record: 'old\n', seed: 1, names: ['Ada'], scores: [3], over: false, updated: 0, cities: [''], daily: null,
};
const at = (revision: number, keeper: string, record = 'old\n'): SavedGame => ({ ...save, revision, keeper, record });

describe('A game in two tabs', () => {
  it('is written by who has the newest copy, and each write is a new revision', () => {
    const { put, answer } = decideWrite(at(4, 'one'), at(4, 'one', 'new\n'), 'one', false);
    expect(put).toEqual(at(5, 'one', 'new\n'));
    expect(answer).toEqual({ is: 'same', save: put });
  });
  it('is not written over by who has an old copy, though a person did something there', () => {
    expect(decideWrite(at(5, 'two', 'newer\n'), at(4, 'one', 'new\n'), 'one', true)).toEqual({
      answer: { is: 'other', save: at(5, 'two', 'newer\n') },
    });
  });
  it('is played on by the bots of one tab only', () => {
    expect(decideWrite(at(4, 'two'), at(4, 'one', 'new\n'), 'one', false).put).toBeUndefined();
  });
  it('takes what a person does on the newest copy, whosever bots play', () => {
    expect(decideWrite(at(4, 'two'), at(4, 'one', 'new\n'), 'one', true).put).toEqual(at(5, 'one', 'new\n'));
  });
  it('changes its keeper without becoming another game', () => {
    expect(decideClaim(at(4, 'one'), at(4, 'two'), 'two')).toEqual({
      put: at(4, 'two'),
      answer: { is: 'same', save: at(4, 'two') },
    });
    expect(decideClaim(at(5, 'one'), at(4, 'two'), 'two').answer).toEqual({ is: 'other', save: at(5, 'two') });
  });
  it('is not written to be told that one keeps it already', () => {
    expect(decideClaim(at(4, 'one'), at(4, 'one'), 'one').put).toBeUndefined();
  });
  it('that was deleted stays deleted', () => {
    expect(decideWrite(undefined, at(4, 'one'), 'one', true)).toEqual({ answer: { is: 'deleted' } });
    expect(decideClaim(undefined, at(4, 'one'), 'one')).toEqual({ answer: { is: 'deleted' } });
    expect(compare(undefined, at(4, 'one'), 'one', true)).toEqual({ is: 'deleted' });
  });
  it('that was kept before there were revisions is at the first', () => {
    expect(decideWrite(save, save, 'one', true).put).toMatchObject({ revision: 1, keeper: 'one' });
  });
  it('that cannot be read is never written over', () => {
    expect(() => decideWrite({ ...save, names: 7 }, save, 'one', true)).toThrow('damaged');
    expect(() => decideClaim({ ...save, names: 7 }, save, 'one')).toThrow('damaged');
  });
});
