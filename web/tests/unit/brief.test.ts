import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/engine/protocol';
import { brief, linesOf, touched } from '../../src/table/brief';
import { wordsFor } from '../../src/table/words';

let n = 0;
const event = (what: TableEvent['what'], seat: number | null = null) => ({ n: (n += 1), what, seat, draw: `die ${n}` }) as TableEvent;
const kinds = (lines: readonly (readonly TableEvent[])[]) => lines.map((line) => `${line[0]!.what} ${line.length}`);

describe('The news in a few lines', () => {
  const reroll = [event('moved', 1), event('drawn'), event('moved', 1)];
  const roll = Array.from({ length: 7 }, () => event('drawn'));
  it('tell what the others did, and a whole roll in one line', () => {
    expect(kinds(brief([...reroll, ...roll], 6))).toEqual(['moved 1', 'drawn 1', 'moved 1', 'drawn 7']);
  });
  it('leave out draws before moves, and the oldest first', () => {
    expect(kinds(brief([...reroll, ...roll], 3))).toEqual(['moved 1', 'moved 1', 'drawn 7']);
    expect(kinds(brief([...reroll, ...roll], 2))).toEqual(['moved 1', 'moved 1']);
    expect(brief([...reroll, ...roll], 1)).toEqual([[reroll[2]]]);
  });
  it('tell the moves of a turn in one line, and leave out who is ready', () => {
    const turns = [event('moved', 1), event('moved', 1), event('ready', 1), event('moved', 2), event('ready', 2), event('moved', 1)];
    expect(brief(turns, 6).map((line) => line.map(({ seat }) => seat))).toEqual([[1, 1], [2], [1]]);
  });
  it('say once who made the moves of a turn', () => {
    const moved = (sentence: string) => ({ ...event('moved', 1), sentence }) as TableEvent;
    expect(wordsFor([moved('Kim: Started Mill.'), moved('Kim: Ended the turn.')], 'Kim')).toBe('Kim: Started Mill.\nEnded the turn.');
    expect(wordsFor([moved('Kim: Started Mill.')], 'Kim')).toBe('Kim: Started Mill.');
  });
  it('mark on a board what its player touched, and everything where all play on one', () => {
    const on = (seat: number, ...spaces: string[]) => ({ ...event('moved', seat), move: { spaces } }) as TableEvent;
    const moves = [on(1, 'A1', 'A2'), event('drawn'), on(2, 'A2', 'B3')];
    expect(touched(moves, 0)).toEqual([]);
    expect(touched(moves, 2)).toEqual(['A2', 'B3']);
    expect(touched(moves, null)).toEqual(['A1', 'A2', 'B3']);
  });
  it('tell a long roll by its beginning, and in full in the log', () => {
    const dice = ['two', 'six', 'one', 'five'].map((text) => ({ ...event('drawn'), text }) as TableEvent);
    expect(wordsFor(dice, '', true)).toBe('Drawn: two, and 3 more.');
    expect(wordsFor(dice, '')).toBe('Drawn: two, six, one, five.');
    expect(wordsFor(dice.slice(1), '', true)).toBe('Drawn: six, one, five.');
  });
  it('tell an own move once', () => {
    expect(kinds(linesOf([event('stepped', 0), event('moved', 0)]))).toEqual(['moved 1']);
  });
});
