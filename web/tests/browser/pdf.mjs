// Reads the drawing commands of a PDF as Chromium writes it: pages, paths and letters in millimetres from the upper left
// corner of the paper. Just enough of the format for that.
import { inflateSync } from 'node:zlib';

const point = 25.4 / 72;

/** Objects by number: their dictionary as text, and the bytes of their stream. */
function objectsOf(bytes) {
  const text = bytes.toString('latin1');
  const objects = new Map();
  const start = /(\d+) 0 obj\b/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = found.index + found[0].length;
    const stream = text.indexOf('stream', from);
    const end = text.indexOf('endobj', from);
    if (stream < 0 || stream > end) {
      objects.set(Number(found[1]), { head: text.slice(from, end) });
      start.lastIndex = end;
      continue;
    }
    const head = text.slice(from, stream);
    const length = Number(/\/Length (\d+)(?! 0 R)/.exec(head)?.[1] ?? 0);
    const data = stream + (text[stream + 6] === '\r' ? 8 : 7);
    const raw = bytes.subarray(data, data + length);
    objects.set(Number(found[1]), { head, body: () => (/\/FlateDecode/.test(head) ? inflateSync(raw) : raw).toString('latin1') });
    start.lastIndex = data + length;
  }
  return objects;
}

const times = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
const scaleOf = ([a, b, c, d]) => Math.sqrt(Math.abs(a * d - b * c));

/** Numbers, names, texts, lists and commands of a content stream. */
function* tokensOf(stream) {
  const pattern = /%[^\n]*|\(((?:[^()\\]|\\.)*)\)|<([0-9A-Fa-f\s]*)>|\/([^\s/<>[\]()]+)|([[\]])|([-+]?\d*\.?\d+(?:[eE][-+]?\d+)?)|<<|>>|([A-Za-z'"*]+\d?\*?)/g;
  for (const [, text, hex, name, bracket, number, word] of stream.matchAll(pattern)) {
    if (number !== undefined) yield Number(number);
    else if (word !== undefined) yield { word };
    else if (name !== undefined) yield { name };
    else if (hex !== undefined) yield { hex: hex.replaceAll(/\s/g, '') };
    else if (text !== undefined) yield { hex: Buffer.from(text, 'latin1').toString('hex') };
    else if (bracket !== undefined) yield { bracket };
  }
}

/** How wide the glyphs of a font are, in thousandths. */
function widthsOf(objects, reference) {
  const widths = new Map();
  const font = objects.get(reference)?.head ?? '';
  const descendant = Number(/\/DescendantFonts \[(\d+) 0 R/.exec(font)?.[1] ?? 0);
  const head = descendant ? (objects.get(descendant)?.head ?? '') : font;
  const list = /\/W (\d+) 0 R/.exec(head) ? objects.get(Number(/\/W (\d+) 0 R/.exec(head)[1])).head : head.slice(head.indexOf('/W ['));
  for (const [, first, some] of list.matchAll(/(\d+) \[([^\]]*)\]/g)) some.trim().split(/\s+/).forEach((width, i) => widths.set(Number(first) + i, Number(width)));
  for (const [, first, last, width] of list.replaceAll(/\d+ \[[^\]]*\]/g, '').matchAll(/(\d+) (\d+) (\d+(?:\.\d+)?)/g)) for (let i = Number(first); i <= Number(last); ++i) widths.set(i, Number(width));
  return { widths, usual: Number(/\/DW (\d+)/.exec(head)?.[1] ?? 1000), bytes: descendant ? 2 : 1 };
}

export function readPdf(bytes) {
  const objects = objectsOf(bytes);
  const ordered = (number) => {
    const { head } = objects.get(number);
    if (/\/Type \/Page\b(?!s)/.test(head)) return [number];
    return [...(/\/Kids \[([^\]]*)\]/.exec(head)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => ordered(Number(kid)));
  };
  const root = [...objects].find(([, { head }]) => /\/Type \/Catalog/.test(head))[1];
  return ordered(Number(/\/Pages (\d+) 0 R/.exec(root.head)[1])).map((number) => readPage(objects, number));
}

function readPage(objects, number) {
  const { head } = objects.get(number);
  const [, , across, down] = /\/MediaBox \[([^\]]*)\]/.exec(head)[1].trim().split(/\s+/).map(Number);
  const page = { width: across * point, height: down * point, paths: [], letters: [] };
  const upright = [point, 0, 0, -point, 0, down * point];
  const contents = Number(/\/Contents (\d+) 0 R/.exec(head)[1]);
  run(objects, page, objects.get(contents).body(), resourcesOf(objects, head), upright);
  return page;
}

/** Forms and fonts by their names in a content stream. */
function resourcesOf(objects, head) {
  const reference = /\/Resources (\d+) 0 R/.exec(head);
  const text = reference ? objects.get(Number(reference[1])).head : head;
  const named = (key) => new Map([...(new RegExp(`/${key}\\s*<<([^>]*)>>`).exec(text)?.[1] ?? '').matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name, at]) => [name, Number(at)]));
  return { forms: named('XObject'), fonts: named('Font'), states: named('ExtGState') };
}

function run(objects, page, stream, resources, matrix) {
  let state = { matrix, width: 1, font: null, size: 0 };
  const stack = [];
  let parts = [];
  let lines = [];
  let clips = false;
  let [text, line] = [matrix, matrix];
  let operands = [];
  const at = (x, y) => [state.matrix[0] * x + state.matrix[2] * y + state.matrix[4], state.matrix[1] * x + state.matrix[3] * y + state.matrix[5]];
  const end = (stroke, fill) => {
    if (lines.length > 0) parts.push({ points: lines, closed: false });
    lines = [];
    if ((stroke || fill) && parts.length > 0) page.paths.push({ parts, stroke, fill, width: stroke ? state.width * scaleOf(state.matrix) : 0 });
    else if (!clips && !stroke && !fill) parts = [];
    parts = [];
    clips = false;
  };
  const close = () => {
    if (lines.length > 0) parts.push({ points: lines, closed: true });
    lines = [];
  };
  const show = (hex) => {
    if (hex === '') return;
    const font = state.font ?? { widths: new Map(), usual: 500, bytes: 1 };
    const all = times(text, state.matrix);
    let advance = 0;
    for (let i = 0; i < hex.length; i += font.bytes * 2) advance += ((font.widths.get(Number.parseInt(hex.slice(i, i + font.bytes * 2), 16)) ?? font.usual) / 1000) * state.size;
    const from = [all[4], all[5]];
    const to = [all[4] + all[0] * advance, all[5] + all[1] * advance];
    page.letters.push({ from, to, points: (state.size * scaleOf(all)) / point });
    text = times([1, 0, 0, 1, advance, 0], text);
  };
  const commands = {
    q: () => stack.push({ ...state }),
    Q: () => (state = stack.pop() ?? state),
    cm: (...m) => (state.matrix = times(m, state.matrix)),
    w: (width) => (state.width = width),
    gs: ({ name }) => {
      const width = /\/LW ([\d.]+)/.exec(objects.get(resources.states.get(name))?.head ?? '');
      if (width) state.width = Number(width[1]);
    },
    m: (x, y) => {
      if (lines.length > 0) parts.push({ points: lines, closed: false });
      lines = [at(x, y)];
    },
    l: (x, y) => lines.push(at(x, y)),
    c: (...p) => lines.push(at(p[0], p[1]), at(p[2], p[3]), at(p[4], p[5])),
    v: (...p) => lines.push(at(p[0], p[1]), at(p[2], p[3])),
    y: (...p) => lines.push(at(p[0], p[1]), at(p[2], p[3])),
    h: close,
    re: (x, y, w, h) => {
      close();
      parts.push({ points: [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)], closed: true });
    },
    W: () => (clips = true),
    'W*': () => (clips = true),
    n: () => end(false, false),
    S: () => end(true, false),
    s: () => (close(), end(true, false)),
    f: () => end(false, true),
    'f*': () => end(false, true),
    B: () => end(true, true),
    'B*': () => end(true, true),
    b: () => (close(), end(true, true)),
    'b*': () => (close(), end(true, true)),
    BT: () => ([text, line] = [[1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]]),
    Tf: ({ name }, size) => Object.assign(state, { font: widthsOf(objects, resources.fonts.get(name)), size }),
    Tm: (...m) => ([text, line] = [m, m]),
    Td: (x, y) => (text = line = times([1, 0, 0, 1, x, y], line)),
    Tj: ({ hex }) => show(hex),
    TJ: (...some) => {
      for (const one of some) {
        if (typeof one === 'number') text = times([1, 0, 0, 1, (-one / 1000) * state.size, 0], text);
        else if (one.hex !== undefined) show(one.hex);
      }
    },
    Do: ({ name }) => {
      const form = objects.get(resources.forms.get(name));
      if (!form || !/\/Subtype \/Form/.test(form.head)) return;
      const own = /\/Matrix \[([^\]]*)\]/.exec(form.head)?.[1].trim().split(/\s+/).map(Number) ?? [1, 0, 0, 1, 0, 0];
      run(objects, page, form.body(), resourcesOf(objects, form.head), times(own, state.matrix));
    },
  };
  for (const token of tokensOf(stream)) {
    if (token.word === undefined) {
      operands.push(token);
      continue;
    }
    commands[token.word]?.(...operands);
    operands = [];
  }
}

/** Straight lines of two points. */
export const linesOf = (page) => page.paths.flatMap(({ parts, stroke, width }) => (stroke ? parts.filter(({ points, closed }) => points.length === 2 && !closed).map(({ points: [a, b] }) => ({ a, b, width })) : []));
/** Closed outlines with that many corners. */
export const outlinesOf = (page, corners) =>
  page.paths.flatMap(({ parts, stroke, fill, width }) =>
    parts.flatMap(({ points, closed }) => {
      const same = points.length > 1 && Math.hypot(points[0][0] - points.at(-1)[0], points[0][1] - points.at(-1)[1]) < 1e-3;
      const own = same ? points.slice(0, -1) : points;
      return (closed || same) && own.length === corners ? [{ points: own, stroke, fill, width }] : [];
    }),
  );
