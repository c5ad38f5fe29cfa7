import type { Shape } from '../../sketch';

/** Seven cards in two rows; the eighth place is the notepad's. */
export const desk = { width: 800, height: 650 };
export const card = { width: 184, height: 296 };

export function placeOf(index: number): { x: number; y: number } {
  return { x: 17 + (index % 4) * 194, y: 14 + Math.floor(index / 4) * 322 };
}

export function shapeOf(space: string): Shape | undefined {
  const number = Number(/^card (\d)$/.exec(space)?.[1]);
  if (!number) return undefined;
  const { x, y } = placeOf(number - 1);
  return { rect: [x - 4, y - 4, card.width + 8, card.height + 8] };
}

/** Dice never lie straight, and always the same. */
export const tiltOf = (number: number): number => [-7, 5, -4, 9, -9, 6, -5][number - 1] ?? 0;
