// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isWithin, problemsAt } from './problems';

const trouble = (place: string) => ({ place, sentence: `Something about ${place}.`, warning: false });

describe('A problem', () => {
  it('belongs to its place and to what that lies in', () => {
    expect(isWithin('cards[3].points', 'cards[3].points')).toBe(true);
    expect(isWithin('cards[3].points', 'cards[3]')).toBe(true);
    expect(isWithin('cards[3].points', 'cards')).toBe(true);
    expect(isWithin('cards[30]', 'cards[3]')).toBe(false);
    expect(isWithin('cards[3]', 'cards[3].points')).toBe(false);
    expect(isWithin('anything', '')).toBe(true);
  });
  it('is found at its field, and in the whole of a thing', () => {
    const all = [trouble('cards[3].points'), trouble('cards[3].name'), trouble('cards[30].name')];
    expect(problemsAt(all, 'cards[3].name')).toHaveLength(1);
    expect(problemsAt(all, 'cards[3]')).toHaveLength(0);
    expect(problemsAt(all, 'cards[3]', true)).toHaveLength(2);
  });
});
