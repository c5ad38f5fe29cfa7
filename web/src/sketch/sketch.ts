import { RoughGenerator } from 'roughjs/bin/generator';
import type { Options } from 'roughjs/bin/core';
import type { Colour } from './colours';
import { dotsIn } from './dots';

/** A point of a drawing, in the units of its viewBox. */
export type Point = readonly [number, number];

export type Shape =
  | { readonly points: readonly Point[] }
  | { readonly path: string }
  | { readonly rect: readonly [x: number, y: number, width: number, height: number] }
  | { readonly circle: readonly [x: number, y: number, radius: number] }
  | { readonly line: readonly Point[] };

export type Pattern = 'hachure' | 'dots' | 'cross' | 'zigzag' | 'lines' | 'none';

export interface SketchOptions {
  /** The same seed draws the same marks: use the space's name, so that nothing wobbles. */
  readonly seed: string | number;
  readonly pattern?: Pattern;
  /** How shaky the hand is; 1 is a calm pen at a scale of about 60 units per space. */
  readonly roughness?: number;
  /** Distance between the strokes of a pattern. */
  readonly gap?: number;
}

/** What a pen does for one shape, as path data. Colours and widths are CSS's business. */
export interface Sketch {
  readonly outline: string;
  /** The pattern: strokes, to be drawn with `fill: none`. Empty for `none`. */
  readonly fill: string;
  /** The exact shape, for a flat wash below and for clicking. Empty for lines. */
  readonly wash: string;
}

/** One pattern per colour, so that colour is never the only sign. */
export const patternOf: Readonly<Record<Colour, Pattern>> = {
  red: 'hachure',
  yellow: 'dots',
  brown: 'cross',
  green: 'zigzag',
  blue: 'lines',
  purple: 'hachure',
  grey: 'none',
};

const angles: Readonly<Record<Pattern, number>> = {
  hachure: -41,
  dots: 0,
  cross: -45,
  zigzag: -80,
  lines: 38,
  none: 0,
};

const styles: Readonly<Record<Pattern, string>> = {
  hachure: 'hachure',
  dots: 'hachure',
  cross: 'cross-hatch',
  zigzag: 'zigzag',
  lines: 'hachure',
  none: 'hachure',
};

const generator = new RoughGenerator();
const cache = new Map<string, Sketch>();
const cacheSize = 4000;

/** A number from a name (FNV-1a): never 0, which roughjs takes for "random". */
export function seedOf(name: string | number): number {
  if (typeof name === 'number') return (Math.abs(Math.trunc(name)) % 2147483646) + 1;
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; ++i) {
    hash ^= name.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 1) % 2147483646) + 1;
}

/** Draws a shape by hand. Equal arguments give the same object. */
export function sketch(shape: Shape, options: SketchOptions): Sketch {
  const key = JSON.stringify([shape, options.seed, options.pattern, options.roughness, options.gap]);
  const known = cache.get(key);
  if (known) return known;
  const made = draw(shape, options);
  if (cache.size >= cacheSize) cache.clear();
  cache.set(key, made);
  return made;
}

function draw(shape: Shape, options: SketchOptions): Sketch {
  const pattern = options.pattern ?? 'none';
  const gap = options.gap ?? 7;
  const wash = washOf(shape);
  const patterned = pattern !== 'none' && wash !== '';
  const settings: Options = {
    seed: seedOf(options.seed),
    roughness: options.roughness ?? 1,
    bowing: 1,
    preserveVertices: false,
    fixedDecimalPlaceDigits: 1,
    fillStyle: styles[pattern],
    hachureAngle: angles[pattern],
    hachureGap: pattern === 'cross' ? gap * 1.25 : gap,
    fillWeight: 1,
    zigzagOffset: gap,
  };
  if (patterned && pattern !== 'dots') settings.fill = 'black';
  const drawable = drawableOf(shape, settings);
  const part = (type: 'path' | 'fillSketch') =>
    drawable.sets
      .filter((set) => set.type === type)
      .map((set) => generator.opsToPath(set, 1).trim())
      .join(' ');
  return {
    outline: part('path'),
    fill: pattern === 'dots' ? dotsIn(shape, gap, settings.seed ?? 1) : part('fillSketch'),
    wash,
  };
}

function drawableOf(shape: Shape, settings: Options) {
  if ('points' in shape) return generator.polygon(mutable(shape.points), settings);
  if ('path' in shape) return generator.path(shape.path, settings);
  if ('rect' in shape) return generator.rectangle(...shape.rect, settings);
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return generator.circle(x, y, radius * 2, settings);
  }
  return generator.linearPath(mutable(shape.line), settings);
}

const mutable = (points: readonly Point[]): [number, number][] => points.map(([x, y]) => [x, y]);

/** The exact shape as path data; lines have no area. */
export function washOf(shape: Shape): string {
  if ('points' in shape) return `M${shape.points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  if ('path' in shape) return shape.path;
  if ('rect' in shape) {
    const [x, y, width, height] = shape.rect;
    return `M${x} ${y}h${width}v${height}h${-width}Z`;
  }
  if ('circle' in shape) {
    const [x, y, r] = shape.circle;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return '';
}
