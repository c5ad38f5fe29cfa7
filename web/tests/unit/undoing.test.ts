import { describe, expect, it } from 'vitest';
import type { TableEvent, TableView } from '../../src/engine/protocol';
import { whyNoUndo } from '../../src/table/undoing';

const view = (changes: object = {}) => ({ you: 0, over: false, may: { undo: false }, seats: [{ committed: false }], ...changes }) as unknown as TableView;
const event = (what: TableEvent['what'], seat: number | null) => ({ n: 1, what, seat }) as TableEvent;
const mine = event('moved', 0);

describe('Why nothing can be taken back', () => {
  it('is not asked of who can, or only looks on', () => {
    expect(whyNoUndo(view({ may: { undo: true } }), [])).toBeNull();
    expect(whyNoUndo(view({ you: null }), [])).toBeNull();
  });
  it('says what came after the own move', () => {
    expect(whyNoUndo(view(), [mine, event('drawn', null)])).toBe('drawn');
    expect(whyNoUndo(view(), [mine, event('moved', 1)])).toBe('others');
  });
  it('says that there is nothing yet, or nothing any more', () => {
    expect(whyNoUndo(view(), [event('drawn', null), event('moved', 1)])).toBe('nothing');
    expect(whyNoUndo(view(), [mine, event('undone', 0), event('drawn', null)])).toBe('nothing');
    expect(whyNoUndo(view({ seats: [{ committed: true }] }), [mine])).toBe('finished');
    expect(whyNoUndo(view({ over: true }), [mine])).toBe('over');
  });
});
