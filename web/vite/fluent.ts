// Compiles a catalogue of words in the syntax of Project Fluent (docs/languages.md) to an ES module.

import { FluentParser, type Attribute, type Expression, type InlineExpression, type Message, type Pattern, type SelectExpression, type Term } from '@fluent/syntax';

/** What a sentence needs to be told. A list of words: one of them. */
export type Kind = 'number' | 'list' | 'text' | 'name' | readonly string[];
export type Facts = Record<string, Kind>;

export interface Catalogue {
  file: string;
  /** The message or attribute of each key: "start-play", "help-undo.key". */
  patterns: Map<string, Pattern>;
  terms: Map<string, Term>;
  /** What the comment above a message says of its facts: "$count (number)". */
  declared: Map<string, Facts>;
}

const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function readCatalogue(text: string, file: string): Catalogue {
  const catalogue: Catalogue = { file, patterns: new Map(), terms: new Map(), declared: new Map() };
  const add = (key: string, pattern: Pattern) => {
    if (catalogue.patterns.has(key)) throw new Error(`${file}: ${key} is there twice`);
    catalogue.patterns.set(key, pattern);
  };
  for (const entry of new FluentParser({ withSpans: true }).parse(text).body) {
    if (entry.type === 'Junk') {
      const line = text.slice(0, entry.span?.start ?? 0).split('\n').length;
      throw new Error(`${file}:${line}: ${entry.annotations.map(({ message }) => message).join(' ')}\n${entry.content}`);
    }
    if (entry.type === 'Term') catalogue.terms.set(entry.id.name, entry);
    if (entry.type !== 'Message') continue;
    if (entry.value) add(entry.id.name, entry.value);
    for (const { id, value } of entry.attributes) add(`${entry.id.name}.${id.name}`, value);
    catalogue.declared.set(entry.id.name, declaredIn(entry));
  }
  return catalogue;
}

function declaredIn({ comment }: Message): Facts {
  const found = (comment?.content ?? '').matchAll(/\$([\w-]+) \(([^)]+)\)/g);
  return Object.fromEntries([...found].map(([, name = '', kind = '']) => [name, kindNamed(kind)]));
}

function kindNamed(name: string): Kind {
  if (name === 'number' || name === 'list' || name === 'text' || name === 'name') return name;
  return name.split(' | ');
}

// Meaning

/** A piece of a sentence: text as it stands, or an expression of JavaScript. */
type Part = string | { js: string; isText?: boolean };

class Compiler {
  readonly helpers = new Set<string>();
  facts = new Map<string, Kind[]>();
  #open: string[] = [];
  /** Inside a term its arguments are all that it knows. */
  #arguments: ReadonlyMap<string, string> | null = null;
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  message(key: string): Part[] {
    const pattern = this.#catalogue.patterns.get(key);
    if (!pattern) this.#fail(`there is no message ${key}`);
    if (this.#open.includes(key)) this.#fail('refers to itself');
    this.#open.push(key);
    const parts = this.#pattern(pattern);
    this.#open.pop();
    return parts;
  }

  #fail(problem: string): never {
    throw new Error(`${this.#catalogue.file}: ${this.#open[0] ?? ''}: ${problem}`);
  }

  #pattern(pattern: Pattern): Part[] {
    return joined(pattern.elements.flatMap((one) => (one.type === 'TextElement' ? [one.value] : this.#shown(one.expression))));
  }

  #uses(name: string, kind: Kind): string {
    this.facts.set(name, [...(this.facts.get(name) ?? []), kind]);
    return /^\w+$/.test(name) ? `f.${name}` : `f[${JSON.stringify(name)}]`;
  }

  #helper(name: string): string {
    this.helpers.add(name);
    return name;
  }

  #shown(of: Expression): Part[] {
    switch (of.type) {
      case 'StringLiteral':
        return [of.parse().value];
      case 'NumberLiteral':
        return [of.value];
      case 'Placeable':
        return this.#shown(of.expression);
      case 'VariableReference':
        return this.#arguments ? [this.#arguments.get(of.id.name) ?? ''] : [{ js: this.#uses(of.id.name, 'text') }];
      case 'MessageReference':
        return this.message(of.attribute ? `${of.id.name}.${of.attribute.name}` : of.id.name);
      case 'TermReference':
        return this.#term(of.id.name, of.attribute?.name, new Map(of.arguments?.named.map(({ name, value }) => [name.name, String(value.parse().value)])));
      case 'FunctionReference':
        return [{ js: this.#call(of.id.name, of.arguments.positional, new Map(of.arguments.named.map(({ name, value }) => [name.name, value.parse().value]))) }];
      case 'SelectExpression':
        return this.#select(of);
    }
  }

  #term(name: string, attribute: string | undefined, given: ReadonlyMap<string, string>): Part[] {
    const term = this.#catalogue.terms.get(name);
    const pattern = attribute === undefined ? term?.value : term?.attributes.find((one: Attribute) => one.id.name === attribute)?.value;
    if (!pattern) this.#fail(`there is no term ${name}`);
    if (this.#open.includes(`-${name}`)) this.#fail('refers to itself');
    const outer = this.#arguments;
    this.#arguments = given;
    this.#open.push(`-${name}`);
    const parts = this.#pattern(pattern);
    this.#open.pop();
    this.#arguments = outer;
    return parts;
  }

  #call(name: string, positional: readonly InlineExpression[], options: ReadonlyMap<string, unknown>): string {
    const [of] = positional;
    if (!of) this.#fail(`${name} of nothing`);
    const fact = (kind: Kind) => (of.type === 'VariableReference' ? this.#uses(of.id.name, kind) : this.#fail(`${name} is of a fact`));
    switch (name) {
      case 'NUMBER':
        return `${this.#helper('number')}(${fact('number')}${options.size === 0 ? '' : `,${JSON.stringify(Object.fromEntries(options))}`})`;
      case 'LIST':
        return `${this.#helper('list')}(${fact('list')}${options.get('type') === 'or' ? ',"disjunction"' : ''})`;
      case 'COUNT':
        return `${fact('list')}.length`;
      case 'CAP':
        return `${this.#helper('capital')}(${expression(this.#shown(of))})`;
      default:
        return this.#fail(`${name} is no function`);
    }
  }

  #select({ selector, variants }: SelectExpression): Part[] {
    const keys = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
    const standard = variants.findIndex((one) => one.default);
    const isNumber = keys.every((key) => plurals.includes(key) || Number.isFinite(Number(key)));
    const given = this.#selector(selector, isNumber, keys, keys[standard] ?? '');
    const says = variants.map(({ value }) => this.#pattern(value));
    if (typeof given === 'string') return says[keys.includes(given) ? keys.indexOf(given) : standard] ?? [];
    const tests = keys
      .map((key, at) => ({ says: says[at] ?? [], at, isPlural: isNumber && plurals.includes(key), key }))
      .filter(({ at }) => at !== standard)
      // A number itself goes before its plural form.
      .sort((a, b) => Number(a.isPlural) - Number(b.isPlural))
      .map(({ says: parts, isPlural, key }) => {
        if (isPlural) return `${this.#helper('plural')}(${given.js})==${JSON.stringify(key)}?${expression(parts)}:`;
        return `${given.js}==${isNumber ? key : JSON.stringify(key)}?${expression(parts)}:`;
      });
    return [{ js: tests.join('') + expression(says[standard] ?? []), isText: true }];
  }

  /** What is chosen by: an expression, or a text that is known now. */
  #selector(of: InlineExpression, isNumber: boolean, keys: readonly string[], standard: string): Part {
    if (of.type === 'VariableReference' && !this.#arguments) return { js: this.#uses(of.id.name, isNumber ? 'number' : standard === 'other' ? 'name' : keys) };
    if (of.type === 'FunctionReference' && of.id.name === 'NUMBER' && of.arguments.positional[0]) return this.#selector(of.arguments.positional[0], true, keys, standard);
    const [only = '', ...more] = this.#shown(of);
    return more.length === 0 ? only : this.#fail('chooses by a sentence');
  }
}

function joined(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part;
    else if (part !== '') out.push(part);
  }
  return out;
}

/** The parts as one expression of JavaScript that is a text. */
function expression(parts: readonly Part[]): string {
  if (parts.every((part) => typeof part === 'string')) return JSON.stringify(parts.join(''));
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object' && only.isText) return only.js;
  const inside = parts.map((part) => (typeof part === 'string' ? part.replaceAll(/[\\`]|\$\{/g, '\\$&') : `\${${part.js}}`));
  return `\`${inside.join('')}\``;
}

// What comes of it

/** A module that exports each key's text, or a function of its facts that makes the text. */
export function compileCatalogue(catalogue: Catalogue, language: string): string {
  const compiler = new Compiler(catalogue);
  const lines = [...catalogue.patterns.keys()].map((key) => {
    const parts = compiler.message(key);
    return `${JSON.stringify(key)}:${parts.every((part) => typeof part === 'string') ? '' : 'f=>'}${expression(parts)},`;
  });
  const helpers = [...compiler.helpers];
  const forms = helpers.length === 0 ? '' : `import{formsOf}from"/src/i18n/forms.ts";\nconst{${helpers.join()}}=formsOf(${JSON.stringify(language)});\n`;
  return `${forms}export default{\n${lines.join('\n')}\n}\n`;
}

export interface Described {
  facts: Facts;
  /** Facts of the comment that the sentence itself does not use. */
  unused: string[];
}

/** Every key with the facts that its sentence uses or its comment names. */
export function describeCatalogue(catalogue: Catalogue): Map<string, Described> {
  const compiler = new Compiler(catalogue);
  return new Map(
    [...catalogue.patterns.keys()].map((key) => {
      compiler.facts = new Map();
      compiler.message(key);
      const used = Object.fromEntries([...compiler.facts].map(([name, kinds]) => [name, together(kinds)]));
      const declared = catalogue.declared.get(key.split('.')[0] ?? '') ?? {};
      return [key, { facts: { ...used, ...declared }, unused: Object.keys(declared).filter((name) => !(name in used)) }];
    }),
  );
}

/** Uses in one sentence as one kind: the one that asks for most. */
function together(kinds: readonly Kind[]): Kind {
  const words = kinds.filter((kind) => typeof kind === 'object');
  if (words.length > 0 && !kinds.includes('name')) return [...new Set(words.flat())];
  return (['list', 'number', 'name'] as const).find((kind) => kinds.includes(kind)) ?? 'text';
}

const typeOf = (kind: Kind): string => {
  if (typeof kind === 'object') return kind.map((word) => JSON.stringify(word)).join(' | ');
  return { number: 'number', list: 'readonly string[]', text: 'string | number', name: 'string' }[kind];
};

/** The declaration file of a catalogue's module. */
export function typesOf(catalogue: Catalogue): string {
  const lines = [...describeCatalogue(catalogue)].map(([key, { facts }]) => {
    const list = Object.entries(facts).map(([name, kind]) => `${JSON.stringify(name)}: ${typeOf(kind)}`);
    return `  ${JSON.stringify(key)}: ${list.length === 0 ? 'string' : `(facts: { ${list.join('; ')} }) => string`};`;
  });
  return `declare const words: {\n${lines.join('\n')}\n};\nexport default words;\n`;
}

/** Whether a sentence of another language may use a fact that is of `kind` in English. */
export function fits(used: Kind, kind: Kind): boolean {
  if (typeof used === 'object') return typeof kind === 'object' && used.every((word) => kind.includes(word));
  if (used === 'text') return kind !== 'list';
  return used === kind || (used === 'name' && typeof kind === 'object');
}
