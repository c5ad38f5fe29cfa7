import { describe, expect, it } from 'vitest';
import { dayBefore, placeAmongOwn, squares, streakOf } from '../../src/daily/compare';
import type { DailyResult } from '../../src/store/daily';
import { dailyGames } from '../../src/games/daily';

const game = dailyGames[0]!;
const on = (day: string, score = 0): DailyResult => ({ key: `${day} ${game}`, day, game, score, grade: null });

describe('The puzzle of the day', () => {
  it('has a place among one’s own days', () => {
    const results = [on('2026-11-14', 30), on('2026-11-15', 70), on('2026-11-16', 50)];
    expect(placeAmongOwn(results[2]!, results)).toEqual({ place: 2, of: 3 });
  });
  it('counts days in a row, and does not break before the day is over', () => {
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    const results = [on('2026-11-12'), on('2026-11-14'), on('2026-11-15')];
    expect(streakOf(results, '2026-11-16')).toBe(2);
    expect(streakOf([...results, on('2026-11-16')], '2026-11-16')).toBe(3);
    expect(streakOf(results, '2026-11-18')).toBe(0);
  });
  it('is pasted as ten squares, full at the best bot’s points', () => {
    expect(squares(30, { hard: 40, master: 60 })).toBe('■■■■■□□□□□');
    expect(squares(70, { hard: 40, master: 60 })).toBe('■■■■■■■■■■');
    expect(squares(20, { hard: 40 })).toBe('■■■■■□□□□□');
    expect(squares(-5, {})).toBe('□□□□□□□□□□');
  });
});
