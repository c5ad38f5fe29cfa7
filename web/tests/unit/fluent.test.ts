import { describe, expect, it } from 'vitest';
import { compileCatalogue, describeCatalogue, fits, readCatalogue, typesOf } from '../../vite/fluent';
import { formsOf } from '../../src/i18n/forms';

type Said = Record<string, string | ((facts: Record<string, unknown>) => string)>;

/** A catalogue; a slash stands for a new line. */
const read = (text: string) => readCatalogue(text.replaceAll(' /', '\n    '), 'test.ftl');

/** The compiled module, run here. */
function words(text: string, language = 'en'): Said {
  const code = compileCatalogue(read(text), language)
    .replace(/^import.*\n/, '')
    .replace('export default', 'return ');
  return new Function('formsOf', code)(formsOf) as Said;
}
const say = (text: string, facts: Record<string, unknown> = {}, language = 'en') => {
  const message = words(text, language)['key'];
  return typeof message === 'function' ? message(facts) : message;
};

describe('A compiled catalogue', () => {
  it('keeps plain texts as they are', () => {
    expect(words('a = One `two` ${ "{" }three\nb =\n    first\n    second\n')).toEqual({ a: 'One `two` ${three', b: 'first\nsecond' });
  });
  it('fills in facts', () => {
    expect(say('key = { $name }: `{ $count }`, { "{" }\\', { name: 'Ada', count: 1.25 })).toBe('Ada: `1.25`, {\\');
  });
  it('chooses by number, then by plural form', () => {
    const text = 'key = { $n -> /[one] one point /[0] nothing /*[other] { $n } points /}';
    expect([0, 1, 2].map((n) => say(text, { n }))).toEqual(['nothing', 'one point', '2 points']);
    const french = 'key = { $n -> /[one] { $n } tuile /*[other] { $n } tuiles /}';
    expect([0, 1, 2].map((n) => say(french, { n }, 'fr'))).toEqual(['0 tuile', '1 tuile', '2 tuiles']);
  });
  it('chooses by word', () => {
    const text = 'key = A { $kind -> /[park] green /*[other] grey /} { $open -> /[yes] gate /*[no] wall /}.';
    expect(say(text, { kind: 'park', open: 'no' })).toBe('A green wall.');
    expect(say(text, { kind: 'shop', open: 'yes' })).toBe('A grey gate.');
  });
  it('refers to messages, attributes and terms', () => {
    expect(say('key = { other } { other.short } { -town(case: "of") }\nother = See { $name }\n    .short = S\n-town = { $case -> /[of] of Bath /*[plain] Bath /}', { name: 'x' })).toBe('See x S of Bath');
    expect(words('key = A\n    .b = B')).toEqual({ key: 'A', 'key.b': 'B' });
  });
  it('has functions for lists, numbers and capitals', () => {
    expect(say('key = { CAP($who) } and { LIST($names, type: "or") }', { who: 'él', names: ['a', 'b'] })).toBe('Él and a or b');
    expect(say('key = { COUNT($names) -> /[one] { LIST($names) } wins /*[other] { LIST($names) } win /}', { names: ['a', 'b'] })).toBe('a and b win');
    expect(say('key = { NUMBER($n) } { NUMBER($n, signDisplay: "always") }', { n: 1.25 }, 'de')).toBe('1,3 +1,3');
  });
  it('refuses what it does not understand, with its place', () => {
    expect(() => words('key = fine\nbad = { $x')).toThrow('test.ftl:2');
    expect(() => words('key = { other }')).toThrow('there is no message other');
    expect(() => words('key = { key }')).toThrow('refers to itself');
    expect(() => words('key = { DATE($x) }')).toThrow('DATE');
    expect(() => words('key = 1\nkey = 2')).toThrow('twice');
  });
});

describe('The facts of a catalogue', () => {
  const facts = (text: string) => describeCatalogue(read(text)).get('key');
  it('are of the kind that their use asks for', () => {
    expect(facts('key = { $a } { NUMBER($b) } { LIST($c) } { $d -> /[x] 1 /*[y] 2 /} { $e -> /[x] 1 /*[other] 2 /} { $f -> /[one] 1 /*[other] 2 /}')?.facts).toEqual({
      a: 'text',
      b: 'number',
      c: 'list',
      d: ['x', 'y'],
      e: 'name',
      f: 'number',
    });
  });
  it('may be declared by a comment, for other languages', () => {
    expect(facts('# $count (number), $kind (park | shop)\nkey = Tiles')).toEqual({ facts: { count: 'number', kind: ['park', 'shop'] }, unused: ['count', 'kind'] });
  });
  it('are types', () => {
    expect(typesOf(read('a = x\nb = { $n -> /[one] { $what } /*[other] y /}'))).toContain('"b": (facts: { "n": number; "what": string | number }) => string;');
  });
  it('are used in other languages as they are in English', () => {
    expect([fits('number', 'text'), fits('text', 'number'), fits('text', 'list'), fits(['a'], ['a', 'b']), fits(['c'], ['a', 'b']), fits('name', ['a'])]).toEqual([false, true, false, true, false, true]);
  });
});
