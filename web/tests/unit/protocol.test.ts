// @vitest-environment node
// The protocol's types are made from its schemas; what is kept of it in files, and how the sources use it, follows them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { complaintAbout, protocolCheck } from '../../scripts/protocol_check.mjs';
import { about, eventAt, glimpseAt, greeting, pushAt, summary, viewAt } from './messages';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const textOf = (path: string) => readFileSync(at(path), 'utf8');

describe('The protocol', () => {
  it.each(readdirSync(at('fixtures')))('describes the view %s', (name) => {
    expect(complaintAbout('$defs/TableView', JSON.parse(textOf(`fixtures/${name}`)))).toBe('');
  });
  it('describes what tests make up', () => {
    expect(complaintAbout('push', pushAt('k', 1, 3))).toBe('');
    for (const [name, value] of Object.entries({ About: about, Greeting: greeting, Glimpse: glimpseAt(1), Summary: summary('a'), TableEvent: eventAt(1) })) {
      expect(complaintAbout(`$defs/${name}`, value)).toBe('');
    }
  });
  it('has no room for more, less or another name', () => {
    const view = viewAt(1);
    const { prompt, ...less } = view;
    expect(complaintAbout('$defs/TableView', { ...view, more: 1 })).not.toBe('');
    expect(complaintAbout('$defs/TableView', less)).not.toBe('');
    expect(complaintAbout('$defs/TableView', { ...less, prompts: prompt })).not.toBe('');
    expect(complaintAbout('$defs/TableView', { ...view, position: {} })).not.toBe('');
    const [first, ...others] = Object.entries(view.position);
    expect(complaintAbout('$defs/TableView', { ...view, position: Object.fromEntries(others) })).not.toBe('');
    expect(complaintAbout('$defs/TableView', { ...view, position: Object.fromEntries([['other', first?.[1]], ...others]) })).not.toBe('');
    const [move] = view.moves;
    expect(complaintAbout('$defs/TableView', { ...view, moves: [{ ...move, more: 1 }] })).not.toBe('');
    const check = protocolCheck();
    check.asked(JSON.stringify({ id: 1, do: 'record', table: 'k', more: 1 }));
    expect(check.said('{"re":1,"record":""}')).not.toBe('');
    expect(check.said('{"re":1,"record":""}')).toContain('nothing that was asked');
  });

  /** `as` is for what the page itself knows better; what comes over the wire is of its type by its schema. */
  it('is not cast around in the sources', () => {
    const folders = ['src/engine/protocol.ts', ...readdirSync(at('src/engine/games')).map((name) => `src/engine/games/${name}`)];
    const types = folders.flatMap((path) => [...textOf(path).matchAll(/^export (?:interface|type) (\w+)/gm)].map((one) => one[1] ?? ''));
    const casts = new RegExp(`\\bas (?:never|any)\\b|\\bas (?:unknown as )?(?:Partial<)?(?:${types.join('|')})\\b`);
    const wrong = readdirSync(at('src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name) && name !== 'engine/wire.ts')
      .flatMap((name) => textOf(`src/${name}`).split('\n').filter((line) => casts.test(line) && !/^\s*(import|export|\*|\/\/|<!--|{#each)/.test(line)).map((line) => `${name}: ${line.trim()}`));
    expect(wrong).toEqual([]);
  });
});
