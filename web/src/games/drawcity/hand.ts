// A hand has two numbers and two developments: the player chooses one of each, then points at a
// space. Up to 200 moves come down to a few dozen spaces.

import type { DrawCityType, DrawCityMove } from '../../engine/games/drawcity';

export type Build = Extract<DrawCityMove, { kind: 'build' }>;
export type Skip = Extract<DrawCityMove, { kind: 'skip' }>;

export const buildsOf = (moves: readonly DrawCityMove[]): Build[] =>
  moves.flatMap((move) => (move.kind === 'build' ? [move] : []));
export const skipsOf = (moves: readonly DrawCityMove[]): Skip[] =>
  moves.flatMap((move) => (move.kind === 'skip' ? [move] : []));

/** The number and the development in the hand: as wished where that can be built, else the first that can. */
export function chosenOf(
  builds: readonly Build[],
  number: number | null,
  type: DrawCityType | null,
): { number: number; type: DrawCityType } | null {
  const first =
    builds.find((move) => move.number === number && move.type === type) ??
    builds.find((move) => move.number === number) ??
    builds.find((move) => move.type === type) ??
    builds[0];
  return first ? { number: first.number, type: first.type } : null;
}

/** The points of a build as sentences take them: how many, and with which sign. */
export const gainOf = ({ gain }: Pick<Build, 'gain'>): { points: number; sign: 'plus' | 'minus' } => ({
  points: Math.abs(gain),
  sign: gain < 0 ? 'minus' : 'plus',
});

/** By space. Several on one space differ in the neighborhood they complete. */
export function bySpace(
  builds: readonly Build[],
  chosen: { number: number; type: DrawCityType } | null,
): Map<string, Build[]> {
  const spaces = new Map<string, Build[]>();
  for (const move of builds) {
    if (move.number !== chosen?.number || move.type !== chosen.type) continue;
    const known = spaces.get(move.space);
    if (known) known.push(move);
    else spaces.set(move.space, [move]);
  }
  return spaces;
}

/** The skip that discards these cards; null is none of that sort. */
export const skipWith = (
  skips: readonly Skip[],
  number: number | null,
  type: DrawCityType | null,
): Skip | undefined => skips.find((move) => move.number === number && move.type === type);
