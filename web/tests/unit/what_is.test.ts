import { expect, it } from 'vitest';
import type { Move, ScoreLine } from '../../src/engine/protocol';
import { tellOf } from '../../src/table/what_is';

const line = (text: string, points: number, spaces: string[]): ScoreLine => ({ reason: text, text, points, spaces, heading: text });
const move = (sentence: string, ...spaces: string[]) => ({ move: sentence, sentence, spaces }) as unknown as Move;

it('A space tells what it is, what it is worth and what can be done there, the moves about it alone first', () => {
  const told = tellOf(
    'F6',
    'F6, a bank',
    ['It has a door.'],
    [line('Bank', 4, ['F6']), line('Park', 2, ['A1'])],
    [move('far', 'A1', 'F6'), move('here and there', 'F6', 'A1'), move('here', 'F6'), move('another', 'B2', 'F6'), move('elsewhere', 'A1')],
  );
  expect(told.what).toBe('F6, a bank');
  expect(told.more).toEqual(['It has a door.']);
  expect(told.worth).toEqual([{ text: 'Bank', points: 4 }]);
  expect(told.moves[0]).toBe('here');
  expect(told.moves).toHaveLength(3);
  expect(told.others).toBe(1);
});
