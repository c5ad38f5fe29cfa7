import { describe, expect, it } from 'vitest';
import { parseRoute } from '../../src/app/router.svelte';
import type { Decision, GameInfo, SeatView, TableEvent, TableView } from '../../src/engine/protocol';
import { GuideRun } from '../../src/learn/guide.svelte';
import { renderMarkdown } from '../../src/pages/markdown';
import { accuracyOf, costliest, valueGraph } from '../../src/pages/review';
import { readPreferences, standard } from '../../src/prefs/prefs.svelte';
import { parseSeed, presetOptions, standardOptions } from '../../src/setup/options';
import { nextPerson } from '../../src/table/persons';
import { anyGame } from '../../scripts/games.mjs';

describe('Addresses', () => {
  it('lead to the screens', () => {
    expect(parseRoute('')).toEqual({ page: 'start' });
    expect(parseRoute('#/table/ab-1')).toEqual({ page: 'table', id: 'ab-1' });
    expect(parseRoute('#/replay/ab-1')).toEqual({ page: 'replay', id: 'ab-1' });
    expect(parseRoute('#/replay/ab-1/12')).toEqual({ page: 'replay', id: 'ab-1', step: 12 });
    expect(parseRoute(`#/rules/${anyGame.name}`)).toEqual({ page: 'rules', game: anyGame.name });
  });
  it('that lead nowhere say so', () => {
    for (const hash of ['#/table', '#/rules/chess', '#/x/y']) expect(parseRoute(hash)).toEqual({ page: 'nowhere' });
  });
});

describe('Preferences', () => {
  it('fall back to the standard where what was stored makes no sense', () => {
    for (const text of [null, '', 'null', '[]', '{"theme":"pink","confirming":"yes","name":7}']) {
      expect(readPreferences(text)).toEqual(standard);
    }
  });
  it('keep what makes sense', () => {
    expect(readPreferences('{"theme":"blueprint","confirming":"always"}')).toEqual({ ...standard, theme: 'blueprint', confirming: 'always' });
  });
});

const info = {
  options: [
    { name: 'stage', text: 'Stage', note: '', standard: '1', choices: [] },
    { name: 'free', text: 'Free', note: '', standard: 'off', choices: [] },
  ],
  presets: [{ name: 'all', text: 'All', note: '', values: { stage: '3', free: 'on' } }],
} as unknown as GameInfo;

describe('Options', () => {
  it('are named as the protocol names them', () => {
    expect(standardOptions(info)).toEqual({ stage: '1', free: 'off' });
    expect(presetOptions(info, 'all')).toEqual({ stage: '3', free: 'on' });
  });
  it('take a seed only if it is a whole number that can be carried exactly', () => {
    expect(parseSeed(' 42 ')).toBe(42);
    expect(parseSeed('')).toBeUndefined();
    for (const text of ['-1', '1.5', 'abc', '9007199254740992', '1e3']) expect(parseSeed(text)).toBe('bad');
  });
});

describe('On one screen', () => {
  const seat = (occupant: 'human' | 'bot') => ({ occupant, yours: occupant === 'human' }) as SeatView;
  const seats = [seat('human'), seat('bot'), seat('human')];
  it('the next person for whom the table waits takes over', () => {
    expect(nextPerson({ seats, waiting: [0, 2] }, 0)).toBe(2);
    expect(nextPerson({ seats, waiting: [0] }, 2)).toBe(0);
  });
  it('nobody takes over for a bot', () => {
    expect(nextPerson({ seats, waiting: [1] }, 0)).toBeNull();
  });
});

describe('A review', () => {
  it('says how accurate somebody was: all of it where nothing was lost, less with every point', () => {
    expect(accuracyOf(0, [{ seat: 0, loss: 0 }, { seat: 0, loss: 0.1 }, { seat: 1, loss: 9 }])).toEqual({ percent: 98, best: 2, decisions: 2 });
    expect(accuracyOf(1, [{ seat: 1, loss: 2 }])).toEqual({ percent: 37, best: 0, decisions: 1 });
    expect(accuracyOf(2, [])).toBeNull();
  });
  const decision = (step: number, loss: number): Decision => ({ step, seat: step % 2, loss, value: step }) as unknown as Decision;
  it('lists what cost most, the worst first, and not what cost nothing', () => {
    expect(costliest([decision(1, 0), decision(2, 3), decision(3, 5)], 8).map((one) => one.step)).toEqual([3, 2]);
  });
  it('draws a line for each seat', () => {
    const graph = valueGraph([decision(1, 0), decision(2, 0), decision(3, 0)], 100, 50);
    expect(graph.lines.map((line) => line.split('L').length)).toEqual([1, 2]);
    expect(graph.ticks.length).toBeGreaterThan(2);
  });
});

describe('A rules page', () => {
  const html = (text: string) => renderMarkdown(text, (name) => (name === 'plan' ? '<svg></svg>' : undefined));
  it('has headings, lists, tables and pictures', () => {
    expect(html('# One\n\nTwo *three* **four**\nfive')).toBe('<h2>One</h2>\n<p>Two <em>three</em> <strong>four</strong> five</p>');
    expect(html('- a\n- b\n  c')).toBe('<ul><li>a</li><li>b c</li></ul>');
    expect(html('1. a\n2. b')).toBe('<ol><li>a</li><li>b</li></ol>');
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<tr><td>1</td><td>2</td></tr>');
    expect(html('![A plan](plan)')).toContain('<svg></svg>');
  });
  it('lets no markup through', () => {
    expect(html('<img src=x onerror=alert(1)>')).not.toContain('<img');
    expect(html('[x](javascript:alert)')).not.toContain('href');
  });
});

describe('A guided game', () => {
  const move = (text: string) => ({ move: text, kind: 'pass', sentence: text, spaces: [text] });
  const view = { you: 0, moves: [move('a'), move('b')] } as unknown as TableView;
  const event = (n: number, what: string) => ({ n, what, seat: 0 }) as unknown as TableEvent;
  const text = () => '';
  const run = () =>
    new GuideRun({
      seed: 1,
      seats: [],
      options: {},
      steps: [{ text, until: 'read' }, { text, until: 'move', allow: (one) => one.move === 'b' }, { text, until: 'commit' }],
    });
  it('lets nothing be played while there is something to read', () => {
    expect(run().allowed(view)).toEqual([]);
  });
  it('goes on when the move is made, and once only', () => {
    const guide = run();
    guide.next();
    expect(guide.allowed(view).map((one) => one.move)).toEqual(['b']);
    guide.saw(view, []);
    guide.saw(view, [event(1, 'stepped')]);
    expect(guide.at).toBe(2);
    guide.saw(view, [event(1, 'stepped')]);
    guide.saw(view, [event(1, 'stepped'), event(2, 'ready')]);
    expect(guide.done).toBe(true);
  });
});
