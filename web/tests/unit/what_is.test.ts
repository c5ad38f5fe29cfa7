import { expect, it } from 'vitest';
import type { Move, ScoreLine } from '../../src/engine/protocol';
import { sheetsOf, tellOf } from '../../src/table/what_is';

const line = (text: string, points: number, spaces: string[]): ScoreLine => ({ reason: text, text, points, spaces, heading: text });
const move = (sentence: string, ...spaces: string[]) => ({ move: sentence, sentence, spaces }) as unknown as Move;

it('A space tells what it is, what it is worth and what can be done there, the moves about it alone first', () => {
  const told = tellOf(
    'F6',
    'F6, a bank',
    ['It has a door.'],
    [{ lines: [line('Bank', 4, ['F6']), line('Park', 2, ['A1'])] }],
    [move('far', 'A1', 'F6'), move('here and there', 'F6', 'A1'), move('here', 'F6'), move('another', 'B2', 'F6'), move('elsewhere', 'A1')],
  );
  expect(told.what).toBe('F6, a bank');
  expect(told.more).toEqual(['It has a door.']);
  expect(told.worth).toEqual([{ text: 'Bank', points: 4 }]);
  expect(told.moves[0]).toEqual({ text: 'here', ways: 1 });
  expect(told.moves).toHaveLength(3);
  expect(told.others).toBe(1);
});

it('On a board that all share, everybody’s points for a space are told, with names', () => {
  const seats = [
    { name: 'Ada', sheet: [line('Houses', 3, ['B2'])] },
    { name: 'Kim', sheet: [line('Park', 2, ['B2', 'B3'])] },
  ];
  expect(tellOf('B2', 'B2', [], sheetsOf(seats, 0, true), []).worth).toEqual([
    { text: 'Houses', points: 3, whose: 'Ada' },
    { text: 'Park', points: 2, whose: 'Kim' },
  ]);
  expect(tellOf('B2', 'B2', [], sheetsOf(seats, 1, false), []).worth).toEqual([{ text: 'Park', points: 2 }]);
});

it('Many moves at a space are told by their kinds', () => {
  const many = [...Array.from({ length: 5 }, (_, i) => ({ ...move(`line ${i}`, 'F6'), kind: 'line' })), { ...move('the bank', 'F6'), kind: 'object' }] as unknown as Move[];
  const told = tellOf('F6', 'F6', [], [], many, (kind) => `A ${kind}`);
  expect(told.moves).toEqual([
    { text: 'A line', ways: 5 },
    { text: 'the bank', ways: 1 },
  ]);
  expect(told.others).toBe(0);
});
