// What the workshop does apart from drawing: keeping packs, undoing, comparing with the game's own content, forms.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf, short } from '../../src/fields/change_words';
import { loadSchemas, type Schema } from '../../src/engine/content';
import type { Host } from '../../src/engine/host';
import { gameNames, loadWorkshop } from '../../src/games';
import { isWithin, limitsAt, placeName, problemsAt, sameValue, schemaAt, stepsOf, valueAt, withValue, type GameWorkshop } from '../../src/games/workshop';
import { decidePack, inLanguage, isDamagedPack, looseJson, newPack, packFileName, packFormat, packFrom, packText, packTitle, readPack, type KeptPack } from '../../src/store/packs';
import { kindOf as kindOfRecord } from '../../src/store/results';
import { packIn } from '../../src/store/saved';
import { changedFiles, changedPlaces, differences } from '../../src/workshop/changes';
import { freshValue, isSound, kindOf, nextEntry, variantMembers, variantValue } from '../../src/workshop/form';
import { begin, change, redo, undo } from '../../src/workshop/history';
import { ofToday } from '../../src/workshop/today';
import { ownTexts, withTranslation } from '../../src/workshop/translations';
import { boxPieces, fieldKey, membersOf, tabsOf, whereIs } from '../../src/workshop/tabs';
import { anyGame } from '../../scripts/games.mjs';

const words = { name: 'Canals', author: 'Ada', version: '1', licence: '', notes: 'Two\nlines', based_on: '' };
const pack: KeptPack = { ...newPack({ ...words, game: anyGame.name, files: { 'a.json': { b: [1, 2] } }, box: null }), id: 'p', updated: 5, revision: 3 };

describe('A kept pack', () => {
  it('is read as it was written', () => {
    expect(readPack(structuredClone(pack))).toEqual(pack);
  });
  it.each(['id', 'game', 'name', 'notes', 'files', 'box', 'updated', 'revision'])('is reported as damaged, and kept, when its %s is gone', (member) => {
    const raw = Object.fromEntries(Object.entries(pack).filter(([name]) => name !== member));
    const read = readPack(raw);
    expect(isDamagedPack(read) && [read.damaged, read.raw]).toEqual([member, raw]);
  });
  it('is never lost, whatever stands there', () => {
    for (const raw of [null, 7, 'text', [], { id: 'x' }]) {
      const read = readPack(raw);
      expect(isDamagedPack(read) && read.raw).toBe(raw);
    }
  });
  it('is written by who has the newest copy, and each write is a new revision', () => {
    const next = { ...pack, name: 'Locks' };
    expect(decidePack(pack, next)).toEqual({ put: { ...next, revision: 4 }, answer: { is: 'same', pack: { ...next, revision: 4 } } });
  });
  it('is not written over by a tab that has an old copy', () => {
    const newer = { ...pack, revision: 4, name: 'Newer' };
    expect(decidePack(newer, pack)).toEqual({ answer: { is: 'other', pack: newer } });
    expect(decidePack(undefined, pack)).toEqual({ answer: { is: 'deleted' } });
    expect(() => decidePack({ id: 'p' }, pack)).toThrow('damaged');
  });
});

describe('The file of a pack', () => {
  it('says what the pack is, without what it does not say', () => {
    expect(JSON.parse(packText(pack))).toEqual({ townsmith_pack: 1, game: anyGame.name, name: 'Canals', author: 'Ada', version: '1', notes: 'Two\nlines', files: pack.files });
  });
  it('becomes the same pack again', () => {
    expect(packFrom(packText(pack))).toEqual({ ...words, format: packFormat, game: anyGame.name, translations: {}, files: pack.files });
  });
  it('keeps the format that its files have, so that the engine can bring them up to date', async () => {
    const before: Partial<typeof pack> = { ...pack };
    delete before.format;
    expect(readPack(before)).toEqual({ ...pack, format: 1 });
    const newer = { ...pack, format: packFormat + 1 };
    expect(readPack(newer)).toEqual({ id: 'p', damaged: 'format', raw: newer });
    const old: KeptPack = { ...pack, format: 0 };
    expect(JSON.parse(packText(old))).toMatchObject({ townsmith_pack: 0 });
    const sent: unknown[] = [];
    const engine = {
      send: (_verb: string, ask: { pack: string }) => {
        sent.push(JSON.parse(ask.pack));
        return Promise.resolve({ problems: [], changes: [], hash: null, text: packText({ ...pack, name: 'Of today', files: { 'b.json': {} } }) });
      },
    } as unknown as Pick<Host, 'send'>;
    expect(await ofToday(old, engine)).toEqual({ ...pack, name: 'Of today', files: { 'b.json': {} } });
    expect(sent).toMatchObject([{ townsmith_pack: 0 }]);
    expect(await ofToday(pack, engine)).toBe(pack);
    expect(sent).toHaveLength(1);
  });
  it('may have comments and commas after the last entry', () => {
    expect(looseJson('{"a": [1, 2, /* no */ ], // yes\n "b": "// kept, ]",}')).toEqual({ a: [1, 2], b: '// kept, ]' });
  });
  it('is nothing else', () => {
    for (const text of ['', '{}', '[]', 'pack', '{"townsmith_pack":2,"game":"x","files":{}}', `{"townsmith_pack":1,"game":"chess","files":{}}`]) expect(packFrom(text)).toBeNull();
  });
  it('has a name that every file system takes', () => {
    expect(packFileName({ name: 'Größte Île: 2/3', game: anyGame.name })).toBe('gro-te-i-le-2-3.pack');
    expect(packFileName({ name: '…', game: anyGame.name })).toBe(`${anyGame.name}.pack`);
  });
  it('is found in the records of games on it, and keeps their scores apart', () => {
    const header = { townsmith: 1, game: anyGame.name, players: 1, options: {}, content: 'abc' };
    expect(packIn(`${JSON.stringify({ ...header, pack: 'text' })}\n`)).toBe('text');
    expect([packIn(`${JSON.stringify(header)}\n`), packIn('')]).toEqual([undefined, undefined]);
    expect(kindOfRecord(JSON.stringify({ ...header, pack: 'text' }))).not.toBe(kindOfRecord(JSON.stringify(header)));
  });
});

describe('A pack in several languages', () => {
  const schemas: Record<string, Schema> = { 'a.json': { type: 'object', properties: { things: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, kind: { type: 'string', enum: ['red', 'blue'] }, tile: { type: 'string' } } } } } } };
  const standard = { 'a.json': { things: [{ name: 'Bakery', kind: 'red', tile: 'AP/WW' }] } };
  const files = { 'a.json': { things: [{ name: 'Tea Room', kind: 'blue', tile: 'WW/WW' }, { name: 'Tea Room', kind: 'red', tile: 'AA/AA' }] } };
  it('says its own names and texts, once each, and nothing of the game’s', () => {
    expect(ownTexts(words, files, standard, schemas)).toEqual(['Canals', 'Two\nlines', 'Tea Room']);
    expect(ownTexts({ name: 'Canals', notes: '' }, standard, standard, schemas)).toEqual(['Canals']);
  });
  it('keeps what is said in others, and shows what was given where nothing is', () => {
    const said = withTranslation({}, 'de', 'Tea Room', 'Teestube');
    const all = { ...pack, translations: withTranslation(said, 'fr', 'Canals', 'Canaux') };
    expect(all.translations).toEqual({ de: { 'Tea Room': 'Teestube' }, fr: { Canals: 'Canaux' } });
    expect([inLanguage(all, 'Tea Room', 'de'), inLanguage(all, 'Tea Room', 'fr'), inLanguage(all, 'toString', 'de'), inLanguage(all, 'x', 'constructor')]).toEqual(['Teestube', 'Tea Room', 'toString', 'x']);
    expect([packTitle(all, 'fr'), packTitle(all, 'de')]).toEqual(['Canaux', 'Canals']);
    expect(withTranslation(said, 'de', 'Tea Room', '')).toEqual({});
    expect(packFrom(packText(all))?.translations).toEqual(all.translations);
    expect(packFrom(packText(all).replace('"Teestube"', '7'))).toBeNull();
  });
});

describe('Undoing', () => {
  it('goes back and forth, and forgets what was taken back when something else is done', () => {
    const two = change(change(begin('a'), 'b', 'x', 0), 'c', 'y', 1);
    expect(undo(undo(two)).now).toBe('a');
    expect(redo(undo(two)).now).toBe('c');
    expect(undo(begin('a')).now).toBe('a');
    expect(change(undo(two), 'd', 'z', 2).future).toEqual([]);
  });
  it('takes typing without a pause as one step', () => {
    const typed = change(change(change(begin(''), 't', 'name', 0), 'te', 'name', 300), 'tea', 'name', 600);
    expect(undo(typed).now).toBe('');
    expect(undo(change(typed, 'teal', 'name', 9000)).now).toBe('tea');
    expect(undo(change(typed, 'tea', 'author', 700)).now).toBe('tea');
  });
});

describe('A place in a file', () => {
  const file = { list: [{ a: 1 }, { a: 2, b: 'x' }], other: { c: true } };
  it('is read and written without changing anything else', () => {
    const next = withValue(file, 'list[1].a', 7);
    expect([valueAt(next, 'list[1].a'), valueAt(file, 'list[1].a'), next.list[0] === file.list[0], next.other === file.other]).toEqual([7, 2, true, true]);
    expect(valueAt(file, 'list[5].a.b')).toBeUndefined();
  });
  it('can be taken out', () => {
    expect(withValue(file, 'list[0]', undefined).list).toEqual([file.list[1]]);
    expect(withValue(file, 'list[1].b', undefined).list[1]).toEqual({ a: 2 });
  });
  it('is part of what holds it', () => {
    expect([isWithin('list[1].a', 'list[1]'), isWithin('list[10]', 'list[1]'), isWithin('listing', 'list'), isWithin('x', '')]).toEqual([true, false, false, true]);
    expect(stepsOf('a.b-c[3][4].d')).toEqual(['a', 'b-c', 3, 4, 'd']);
    const problem = { file: 'f', place: 'list[1].a', code: '', warning: false, sentence: '' };
    expect([problemsAt([problem], 'list[1]').length, problemsAt([problem], 'list[1]', true).length]).toEqual([1, 0]);
  });
  it('is found in the paths of changes', () => {
    expect([placeOf('list[3] (Bakery).points'), placeOf('list[3] (Bakery (old))'), placeOf('a.b')]).toEqual(['list[3].points', 'list[3]', 'a.b']);
  });
  it('is told with its values as people read them', () => {
    expect([short('"AB/CD"'), short('"a\\"b"'), short(''), short('"shortened by a serv…')]).toEqual(['AB/CD', 'a"b', '', '"shortened by a serv…']);
    expect(short(JSON.stringify('9'.repeat(100)))).toHaveLength(60);
    expect([short('{"name":"Tea Room","cost":3}'), short('{"least":3,"text":"Well done."}'), short('[1,"wood",{"a":2}]'), short('true')]).toEqual(['Tea Room', 'Well done.', '1, wood, {"a":2}', 'true']);
    expect(short('["Tea Room","Bakery"]', (text) => (text === 'Tea Room' ? 'Teestube' : text))).toBe('Teestube, Bakery');
  });
});

describe('What is changed', () => {
  const standard = { provenance: { text: 'ours' }, list: ['a', 'b'], inner: { x: 1, y: 2 } };
  it('is told place by place, without what is said of the file', () => {
    const mine = { provenance: { text: 'mine' }, list: ['a', 'c', 'd'], inner: { y: 2, x: 3 } };
    expect(changedPlaces(mine, standard)).toEqual(['list[1]', 'list[2]', 'inner.x']);
    expect(differences({ y: 2, x: 1 }, standard.inner)).toEqual([]);
    expect(sameValue([1, { a: null }], [1, { a: null }])).toBe(true);
  });
  it('makes the pack: only files that differ, and one if none does', () => {
    const all = { 'a.json': { n: 1 }, 'b.json': { n: 2 } };
    expect(changedFiles({ ...all, 'b.json': { n: 3 } }, all)).toEqual({ 'b.json': { n: 3 } });
    expect(changedFiles(all, all)).toEqual({ 'a.json': { n: 1 } });
  });
});

const contentOf = (game: string, file: string) => looseJson(readFileSync(`../content/${game}/${file}`, 'utf8'));

/** Every place of a value with what describes it, as the form goes through them. */
function walk(value: unknown, schema: Schema, root: Schema, place: string, visit: (place: string, kind: ReturnType<typeof kindOf>, value: unknown) => void): void {
  const kind = kindOf(schema, root);
  visit(place, kind, value);
  if (kind.is === 'list') (value as unknown[]).forEach((one, i) => walk(one, kind.item, root, `${place}[${i}]`, visit));
  if (kind.is === 'object' || kind.is === 'variants') {
    const members = kind.is === 'variants' ? [...kind.members, ...variantMembers(kind, value)] : kind.members;
    for (const one of members) {
      const inner = (value as Record<string, unknown>)[one.name];
      if (inner !== undefined) walk(inner, one.schema, root, place === '' ? one.name : `${place}.${one.name}`, visit);
    }
  }
}

describe('A list of changes', () => {
  it.each(gameNames)('has words for every member of the files of %s', async (game) => {
    const workshop = await loadWorkshop(game);
    const { files } = JSON.parse(readFileSync(`../tests/packs/${game}.pack`, 'utf8')) as { files: Record<string, unknown> };
    const nameless: string[] = [];
    for (const [file, schema] of Object.entries(await loadSchemas(game))) {
      const words = (key: string) => {
        const found = workshop.words?.(key);
        if (found === undefined && key.startsWith('member-')) nameless.push(`${file} ${key}`);
        return found;
      };
      walk(files[file], schema, schema, '', (place, kind) => {
        if (isWithin(place, 'provenance')) return;
        if (kind.is === 'choice') for (const choice of kind.choices) if (words(`choice-${choice.replaceAll(' ', '-')}`) === undefined) nameless.push(`${file} ${choice}`);
        if (['list', 'object', 'variants'].includes(kind.is)) return;
        expect(placeName({ ...workshop, words }, file, place, files[file])).toMatch(/^[^a-z[\]_]/);
      });
    }
    expect(nameless).toEqual([]);
  });
  it('calls a change by its component and by what of it has changed', () => {
    const words = new Map([['member-cost', 'cost'], ['field-a-cards', 'card'], ['member-rows', 'row']]);
    const workshop: GameWorkshop = {
      parts: [{ key: 'a', title: () => '', file: 'a.json', Editor: () => ({}), components: () => [{ place: 'cards[0]', name: 'Bakery' }, { place: 'rows[1]', name: 'last row' }] }],
      words: (key) => words.get(key),
    };
    const name = (place: string) => placeName(workshop, 'a.json', place, {});
    expect(['cards[0].cost', 'cards[0]', 'cards[2].cost', 'rows[1][4]', 'some', 'cards'].map(name)).toEqual(['Bakery, cost', 'Bakery', 'Card 3, cost', 'Last row, row 5', 'Some', 'Card']);
  });
});

describe.each(gameNames)('The forms of %s', (game) => {
  it('show every value of its content, each within its limits', async () => {
    const wrong: string[] = [];
    for (const [file, schema] of Object.entries(await loadSchemas(game))) {
      walk(contentOf(game, file), schema, schema, '', (place, kind, value) => {
        const fits =
          kind.is === 'number'
            ? Number.isInteger(value) && Number(value) >= (kind.least ?? -Infinity) && Number(value) <= (kind.most ?? Infinity)
            : kind.is === 'choice'
              ? kind.choices.includes(String(value))
              : kind.is === 'list'
                ? (value as unknown[]).length >= kind.least && (value as unknown[]).length <= kind.most
                : kind.is === 'text'
                  ? typeof value === 'string'
                  : kind.is !== 'unknown';
        if (!fits) wrong.push(`${file} ${place}: ${kind.is}`);
      });
    }
    expect(wrong).toEqual([]);
  });
  it('take every file of its content for sound, and none that is built otherwise', async () => {
    for (const [file, schema] of Object.entries(await loadSchemas(game))) {
      const whole = contentOf(game, file) as Record<string, unknown>;
      expect(isSound(whole, schema, schema), file).toBe(true);
      for (const name of membersOf(schema)) {
        expect(isSound({ ...whole, [name]: null }, schema, schema), `${file} ${name}`).toBe(false);
        expect(isSound({ ...whole, [name]: undefined }, schema, schema), `${file} ${name}`).toBe(!schemaAt(schema, '')?.required?.includes(name));
      }
    }
  });
  it('begin new entries with what they need', async () => {
    for (const schema of Object.values(await loadSchemas(game))) {
      const whole = freshValue(schema, schema) as Record<string, unknown>;
      expect(membersOf(schema).filter((name) => schemaAt(schema, '')?.required?.includes(name) && whole[name] === undefined)).toEqual([]);
      walk(whole, schema, schema, '', (_, kind, value) => {
        if (kind.is !== 'variants') return;
        for (const { name } of kind.variants) expect((variantValue(kind, name, schema) as Record<string, unknown>)[kind.tag]).toBe(name);
        expect(variantMembers(kind, value)).toBeDefined();
      });
    }
  });
  it('and its parts share the members of every file between them', async () => {
    const schemas = await loadSchemas(game);
    const tabs = tabsOf(await loadWorkshop(game), schemas);
    for (const [file, schema] of Object.entries(schemas)) {
      const shown = tabs.filter((tab) => tab.file === file).flatMap((tab) => tab.members);
      expect(shown.toSorted()).toEqual(membersOf(schema).toSorted());
    }
    expect(new Set(tabs.map((tab) => tab.id)).size).toBe(tabs.length);
  });
  it('have names for all fields, where its folder has a workshop', async () => {
    if (!existsSync(`src/games/${game}/workshop/index.ts`)) return;
    const workshop = await loadWorkshop(game);
    const unnamed = new Set<string>();
    for (const tab of tabsOf(workshop, await loadSchemas(game))) {
      if (tab.part) continue;
      const schema = (await loadSchemas(game))[tab.file]!;
      walk(contentOf(game, tab.file), schema, schema, '', (place, kind) => {
        const [member] = stepsOf(place);
        if (!tab.members.includes(String(member))) return;
        const key = fieldKey(tab.file, place);
        if (workshop.words?.(key) === undefined && !/\[\d+\]$/.test(place)) unnamed.add(key);
        if (kind.is === 'choice') for (const name of kind.choices) if (workshop.words?.(`choice-${name}`) === undefined) unnamed.add(`choice-${name}`);
      });
    }
    expect([...unnamed]).toEqual([]);
  });
  it('lead to every thing of its box, and from every problem to its place', async () => {
    const schemas = await loadSchemas(game);
    const tabs = tabsOf(await loadWorkshop(game), schemas);
    const files = Object.fromEntries(Object.keys(schemas).map((file) => [file, contentOf(game, file)]));
    const pieces = boxPieces(tabs, files);
    expect(new Set(pieces.map((one) => one.key)).size).toBe(pieces.length);
    for (const { tab, piece } of pieces) {
      if (!piece) continue;
      expect(valueAt(files[tab.file], piece.place), `${tab.file} ${piece.place}`).toBeDefined();
      expect(whereIs(tabs, files, tab.file, `${piece.place}.deeper`)?.place).toBe(piece.place);
    }
    for (const file of Object.keys(schemas)) for (const name of membersOf(schemas[file]!)) expect(whereIs(tabs, files, file, name)?.tab.members).toContain(name);
    expect(whereIs(tabs, files, 'none.json', '')).toBeNull();
  });
});

describe('A schema', () => {
  const root: Schema = {
    $ref: '#/$defs/Whole',
    $defs: {
      Whole: { type: 'object', properties: { list: { type: 'array', items: { $ref: '#/$defs/Entry' }, minItems: 2, maxItems: 4 }, word: { anyOf: [{ enum: ['half'] }, { type: 'integer', minimum: 1, maximum: 9 }] } }, required: ['list'] },
      Entry: { type: 'object', properties: { n: { type: 'integer', minimum: 3, maximum: 5 }, name: { type: 'string', maxLength: 8 } }, required: ['n'] },
    },
  };
  it('tells how many, how much and what', () => {
    expect([limitsAt(root, 'list'), limitsAt(root, 'list[0].n'), limitsAt(root, 'list[7].name')]).toEqual([{ least: 2, most: 4 }, { least: 3, most: 5 }, { least: 0, most: 8 }]);
    expect(kindOf(schemaAt(root, 'word')!, root)).toEqual({ is: 'either', choices: ['half'], least: 1, most: 9 });
    expect(schemaAt(root, 'nothing')).toBeUndefined();
  });
  it('makes first values, and entries like the last one', () => {
    expect(freshValue(root, root)).toEqual({ list: [{ n: 3 }, { n: 3 }] });
    const entry = schemaAt(root, 'list')!.items!;
    const last = { n: 4, name: 'x' };
    expect(nextEntry([last], entry, root)).toEqual(last);
    expect(nextEntry([last], entry, root)).not.toBe(last);
    expect(nextEntry([], entry, root)).toEqual({ n: 3 });
  });
});

describe('The schemas of content', () => {
  it('are there for every file of every game, without those of bots', async () => {
    for (const game of gameNames) {
      const files = readdirSync(`../content/${game}`).filter((name) => name.endsWith('.json') && name !== 'evaluation.json' && name !== 'levels.json');
      expect(Object.keys(await loadSchemas(game)).toSorted()).toEqual(files.toSorted());
    }
  });
});
