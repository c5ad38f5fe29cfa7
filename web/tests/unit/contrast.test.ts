import { describe, expect, it } from 'vitest';
import css from '../../src/styles/tokens.css?raw';

function tokens(theme: string): Map<string, string> {
  const block = css.slice(css.indexOf(`[data-theme='${theme}']`)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map((hit) => [hit[1]!, hit[2]!]));
}

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(['paper', 'blueprint'])('On %s', (theme) => {
  const colour = tokens(theme);
  const markers = ['red', 'yellow', 'brown', 'green', 'blue', 'purple', 'grey'];
  it.each(['--paper', '--panel'])('words can be read on %s', (ground) => {
    for (const name of ['--ink', '--soft', '--good', '--bad', ...markers.map((one) => `--${one}-text`)]) {
      expect(contrast(colour.get(name)!, colour.get(ground)!), name).toBeGreaterThanOrEqual(4.5);
    }
  });
  it.each(['--paper', '--panel'])('marks can be told from %s', (ground) => {
    for (const name of ['--focus', '--edge', ...markers.map((one) => `--${one}`)]) {
      expect(contrast(colour.get(name)!, colour.get(ground)!), name).toBeGreaterThanOrEqual(3);
    }
  });
  it('ink can be read on every wash, and the primary button too', () => {
    for (const one of markers) {
      expect(contrast(colour.get('--ink')!, colour.get(`--${one}-wash`)!), one).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colour.get('--on-primary')!, colour.get('--primary')!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour.get('--ink')!, colour.get('--chosen')!)).toBeGreaterThanOrEqual(4.5);
  });
});
