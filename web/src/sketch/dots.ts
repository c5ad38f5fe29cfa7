import type { Point, Shape } from './sketch';

/** Strokes of no length: with round caps they are dots, and a tenth of the size of drawn circles. */
export function dotsIn(shape: Shape, gap: number, seed: number): string {
  const inside = insideOf(shape);
  if (!inside) return '';
  const random = generator(seed);
  const [left, top, right, bottom] = inside.box;
  const parts: string[] = [];
  let odd = false;
  for (let y = top + gap / 2; y < bottom; y += gap * 0.86) {
    odd = !odd;
    for (let x = left + (odd ? gap / 2 : gap); x < right; x += gap) {
      const px = x + (random() - 0.5) * gap * 0.55;
      const py = y + (random() - 0.5) * gap * 0.55;
      if (inside.contains([px, py])) parts.push(`M${px.toFixed(1)} ${py.toFixed(1)}h.01`);
    }
  }
  return parts.join('');
}

interface Inside {
  readonly box: readonly [number, number, number, number];
  contains(point: Point): boolean;
}

function insideOf(shape: Shape): Inside | undefined {
  if ('circle' in shape) {
    const [x, y, r] = shape.circle;
    return {
      box: [x - r, y - r, x + r, y + r],
      contains: ([px, py]) => (px - x) ** 2 + (py - y) ** 2 < (r * 0.9) ** 2,
    };
  }
  if ('rect' in shape) {
    const [x, y, width, height] = shape.rect;
    return { box: [x, y, x + width, y + height], contains: () => true };
  }
  const points = 'points' in shape ? shape.points : 'path' in shape ? cornersOf(shape.path) : [];
  if (points.length < 3) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    contains: (point) => isInside(points, point),
  };
}

/** The corners of a path of absolute M and L commands; for other paths, their end points. */
function cornersOf(path: string): Point[] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
  return points;
}

function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i]!;
    const [xj, yj] = points[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** A small generator of our own (mulberry32's shape): the same dots for the same seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
