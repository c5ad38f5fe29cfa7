// What was told at a table, kept for whoever comes back to it.
import { afterEach, describe, expect, it } from 'vitest';
import { forgetLeft, keepLeft, leftAt } from '../../src/store/left';
import { readOff, writtenOff, type LeftOff } from '../../src/table/left_off';
import { past, type Chapter } from '../../src/timeline/steps';
import { eventAt, viewAt } from './messages';

const chapter = (from: number, before = viewAt(from)): Chapter => ({ before, after: viewAt(from + 1), events: [eventAt(from + 1)], simultaneous: false, watching: false });
const first = chapter(3);
const second = chapter(4, first.after);
const left: LeftOff = { view: viewAt(6), version: 6, last: 'Kim: Built a house with number 5 on C3 (+1 point).', chapters: [first, second] };

describe('What was told before the page was loaded', () => {
  afterEach(() => localStorage.clear());
  it('is the same afterwards, without what could be done then', () => {
    const read = readOff(writtenOff(0, left), 0, false);
    expect(read?.version).toBe(6);
    expect(read?.last).toBe('Kim: Built a house with number 5 on C3 (+1 point).');
    expect(read?.view).toEqual(past(left.view));
    expect(read?.chapters.map(({ before, after, events }) => [before, after, events])).toEqual(
      [first, second].map(({ before, after, events }) => [past(before), past(after), events]),
    );
  });
  it('is told from where each part began', () => {
    const gap = chapter(9);
    const read = readOff(writtenOff(0, { ...left, chapters: [first, gap] }), 0, true);
    expect(read?.chapters.map(({ before, events, simultaneous }) => [before, events.map(({ n }) => n), simultaneous])).toEqual([
      [past(first.before), [4], true],
      [past(gap.before), [10], true],
    ]);
  });
  it('is nobody else’s, and nothing where it cannot be read', () => {
    const text = writtenOff(0, left);
    expect(readOff(text, 1, false)).toBeNull();
    expect(readOff(text.replace(/"protocol":\d+/, '"protocol":0'), 0, false)).toBeNull();
    for (const bad of ['', '{}', text.slice(0, -9), text.split('\n', 1)[0] ?? '']) expect(readOff(bad, 0, false)).toBeNull();
  });
  it('is kept for the tables that were left last, in whatever order they were first left', () => {
    keepLeft('again', 'first', 1);
    for (let i = 0; i < 20; ++i) keepLeft(`table ${i}`, `text ${i}`, i + 2);
    keepLeft('again', 'second', 30);
    expect(leftAt('again')).toBe('second');
    expect([...Array(20).keys()].filter((i) => leftAt(`table ${i}`) === `text ${i}`)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    forgetLeft('again');
    expect(leftAt('again')).toBe('');
  });
});
