import { describe, expect, it } from 'vitest';
import early from '../../../fixtures/cities-early.json';
import middle from '../../../fixtures/cities-middle.json';
import over from '../../../fixtures/cities-over.json';
import start from '../../../fixtures/cities-start.json';
import type { ViewOf } from '../board';
import { picturesOf } from './art';
import { blockAt, frameOf, placeOf } from './map';
import { layings, strollTo, turned, walkers } from './moves';

const view = (file: unknown) => file as ViewOf<'cities'>;

describe('Places for a tile', () => {
  it('have each of their rotations once, in order', () => {
    const spots = layings(view(early).moves, null);
    let count = 0;
    for (const list of spots.values()) {
      count += list.length;
      expect(list.map((move) => move.turn)).toEqual([...new Set(list.map((move) => move.turn))].sort());
    }
    expect(count).toBe(view(early).moves.length);
  });
  it('are those of one starting tile at a time', () => {
    const { moves } = view(start);
    const tiles = new Set(moves.flatMap((move) => (move.kind === 'lay' ? [move.tile] : [])));
    expect(tiles.size).toBe(3);
    for (const tile of tiles) {
      for (const move of [...layings(moves, tile).values()].flat()) {
        expect(move.kind === 'lay' && move.tile).toBe(tile);
      }
    }
  });
  it('turn round and round, both ways', () => {
    const list = [...layings(view(early).moves, null).values()][0];
    const count = list?.length ?? 0;
    expect(turned(list, count)).toBe(list?.[0]);
    expect(turned(list, -1)).toBe(list?.[count - 1]);
    expect(turned([], 3)).toBeUndefined();
  });
});

describe('Tourists', () => {
  const { moves, position } = view(middle);
  it('arrive on the new tile while none is in hand', () => {
    expect(position.last_tile.some((field) => strollTo(moves, field, null)?.kind === 'tourist')).toBe(true);
  });
  it('go where one in hand may go', () => {
    for (const from of walkers(moves)) {
      expect(position.seats[0]?.tourists).toContain(from);
      const walk = moves.find((move) => move.kind === 'walk' && move.from === from);
      if (walk?.kind === 'walk') expect(strollTo(moves, walk.to, from)).toBe(walk);
    }
  });
});

describe('The map', () => {
  it('reads names of cells and fields', () => {
    expect(placeOf('a1')).toEqual({ x: 0, y: 0, size: 200 });
    expect(placeOf('d4se')).toEqual({ x: 700, y: 700, size: 100 });
    expect(placeOf('aa2nw')).toEqual({ x: 5200, y: 200, size: 100 });
    expect(placeOf('somewhere')).toBeUndefined();
  });
  it('names the fields of a block across four tiles', () => {
    expect(blockAt('a1se')).toEqual(['a1se', 'b1sw', 'a2ne', 'b2nw']);
    expect(blockAt('z3ne')).toEqual(['z3ne', 'aa3nw', 'z3se', 'aa3sw']);
  });
  it('shows the whole city and every place for a tile', () => {
    for (const file of [early, middle, over, start]) {
      const { position, moves } = view(file);
      const frame = frameOf(position, 0, moves);
      const cells = [
        ...(position.seats[0]?.tiles.map((tile) => tile.cell) ?? []),
        ...moves.flatMap((move) => (move.kind === 'lay' ? [move.cell] : [])),
      ];
      for (const cell of cells) {
        const place = placeOf(cell)!;
        expect(place.x).toBeGreaterThanOrEqual(frame.x);
        expect(place.y).toBeGreaterThanOrEqual(frame.y);
        expect(place.x + 200).toBeLessThanOrEqual(frame.x + frame.side);
        expect(place.y + 200).toBeLessThanOrEqual(frame.y + frame.side);
      }
    }
  });
});

describe('Pictures of a tile', () => {
  it('draw two attraction fields side by side as one', () => {
    expect(picturesOf('AAPP', 1).map((one) => one.quadrants)).toEqual([[0, 1], [2], [3]]);
    expect(picturesOf('APAP', 1)[0]?.quadrants).toEqual([0, 2]);
    expect(picturesOf('APPA', 2)).toHaveLength(4);
  });
});
