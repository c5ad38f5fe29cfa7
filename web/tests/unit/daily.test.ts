import { describe, expect, it } from 'vitest';
import { against, dayBefore, placeAmongAll, placeAmongOwn, squares, streakOf } from '../../src/daily/compare';
import { isWhole, parOf } from '../../src/daily/par';
import type { DailyResult } from '../../src/store/daily';
import { dailyGames, dailySeed } from '../../src/games/daily';
import { gameFacts, gameNames } from '../../src/i18n/games';
import { headerOf, withNames } from '../../src/store/saved';

const game = dailyGames[0]!;
const on = (day: string, score = 0): DailyResult => ({ key: `${day} ${game}`, day, game, score, grade: null });

describe('The puzzle of the day', () => {
  it('is one of every game that can be played alone, and another one each', () => {
    expect(dailyGames).toEqual(gameNames.filter((one) => gameFacts(one).players.least === 1));
    const seeds = dailyGames.map((one) => dailySeed('2026-11-16', one));
    expect(new Set(seeds).size).toBe(dailyGames.length);
    for (const seed of seeds) expect(Math.floor(seed / 10_000)).toBe(20261116);
  });
  it('has a place among one’s own days', () => {
    const results = [on('2026-11-14', 30), on('2026-11-15', 70), on('2026-11-16', 50)];
    expect(placeAmongOwn(results[2]!, results)).toEqual({ place: 2, of: 3 });
  });
  it('has a place among all who were counted, and equal scores share it', () => {
    const scores = [70, 50, 30].map((score, at) => ({ score, people: at + 1 }));
    expect(placeAmongAll({ scores, yours: 50 })).toEqual({ place: 2, of: 6 });
    expect(placeAmongAll({ scores, yours: 30 })).toEqual({ place: 4, of: 6 });
    expect(placeAmongAll({ scores, yours: null })).toBeNull();
  });
  it('has the par that a server tells, as far as its bots have played', () => {
    expect(parOf({ par: [{ bot: 'hard', score: 41 }, { bot: 'another', score: 3 }] })).toEqual({ hard: 41 });
    expect(isWhole({ hard: 41 })).toBe(false);
    expect(isWhole({ hard: 41, master: 0 })).toBe(true);
  });
  it('is beside par, which is what the weaker bot has reached, and ahead of both at best', () => {
    const par = { hard: 81, master: 76 };
    expect(against(70, par)).toEqual({ how: 'below-par', points: 6 });
    expect(against(78, par)).toEqual({ how: 'above-par', points: 2 });
    expect(against(81, par)).toEqual({ how: 'ahead-of-both', points: 0 });
    expect(against(90, { hard: 81 })).toEqual({ how: 'above-par', points: 9 });
    expect(against(90, {})).toBeNull();
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
    expect(squares(59, { hard: 60, master: 40 })).toBe('■■■■■■■■■□');
    expect(squares(20, { hard: 40 })).toBe('■■■■■□□□□□');
    expect(squares(-5, {})).toBe('□□□□□□□□□□');
  });
  it('of somebody else is watched under their name', () => {
    const record = `${JSON.stringify({ townsmith: 1, game, players: 1 })}\n{"draws":[]}\n`;
    const named = withNames(record, ['Ada']);
    expect(headerOf(named)?.names).toEqual(['Ada']);
    expect(named.split('\n').slice(1)).toEqual(record.split('\n').slice(1));
  });
});
