import { describe, expect, it } from 'vitest';
import { groupMoves } from '../../src/games/groups';
import { nearestBox } from '../../src/games/roving';

const box = (x: number, y: number) => ({ left: x - 5, top: y - 5, width: 10, height: 10 });

describe('Arrow keys on a board', () => {
  const all = [box(0, 0), box(20, 0), box(40, 0), box(10, 17), box(0, 34)];
  it('go to the next space in that direction', () => {
    expect(nearestBox(all[0]!, all, [1, 0])).toBe(1);
    expect(nearestBox(all[1]!, all, [-1, 0])).toBe(0);
    expect(nearestBox(all[0]!, all, [0, 1])).toBe(3);
  });
  it('stay where nothing lies ahead', () => {
    expect(nearestBox(all[2]!, all, [1, 0])).toBe(-1);
  });
});

describe('The list of all moves', () => {
  it('groups by kind and keeps the order', () => {
    const move = (text: string, kind: string) => ({ move: text, kind, sentence: text, spaces: [] });
    const groups = groupMoves([move('a', 'pass'), move('b', 'score'), move('c', 'pass')]);
    expect(groups.map((group) => [group.kind, group.moves.length])).toEqual([['pass', 2], ['score', 1]]);
  });
});
