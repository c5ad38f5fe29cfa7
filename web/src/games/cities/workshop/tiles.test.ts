import { describe, expect, it } from 'vitest';
import { countKinds, fieldsOf, painted, swapped, turned, twinOf } from './tiles';

describe('A tile in the workshop', () => {
  it('is painted field by field', () => {
    expect(painted('AT/WA', 2, 'P')).toBe('AT/PA');
    expect(painted('A', 3, 'W')).toBe('AP/PW');
    expect(fieldsOf('nonsense')).toEqual(['P', 'P', 'P', 'P']);
  });
  it('turns clockwise, and swaps its sides', () => {
    expect(turned('AP/TW')).toBe('TA/WP');
    expect(turned(turned(turned(turned('AP/TW'))))).toBe('AP/TW');
    expect(swapped('AP/TW')).toBe('PA/WT');
  });
  it('finds its twin, however that is turned', () => {
    expect(twinOf(['AA/PP', 'AP/PA', 'PA/PA'], 0)).toBe(2);
    expect(twinOf(['AA/PP', 'AP/PA'], 1)).toBe(-1);
  });
  it('is counted by kinds of field', () => {
    expect(countKinds(['AA/PP', 'AT/TW'])).toEqual({ A: 3, P: 2, T: 2, W: 1 });
  });
});
