import { describe, expect, it } from 'vitest';
import late from '../../../fixtures/townies-late.json';
import start from '../../../fixtures/townies-start.json';
import type { ViewOf } from '../board';
import { borderOf, townMap } from './map';
import { flipped, hasMirror, nextOrientation, orientationFor, placingOf, rotated, turnsOf } from './placing';
import { costs, toolsOf } from './tools';

const views = [start, late] as unknown as ViewOf<'townies'>[];
const columns = [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6];
const map = townMap({ columns });
const opening = views[0]!;
const shapeMoves = opening.moves.flatMap((move) => (move.kind === 'shape' ? [move] : []));
const placing = placingOf(map, shapeMoves);

describe('The map', () => {
  it('has 91 spaces, F6 in the middle', () => {
    expect(map.spaces).toHaveLength(91);
    expect(map.byName.get('F6')?.centre).toEqual([0, 0]);
  });
  it('leaves gaps out', () => {
    const island = townMap({ columns, gaps: ['A1', 'F6'] });
    expect(island.spaces).toHaveLength(89);
    expect(island.byName.has('F6')).toBe(false);
    expect(island.byName.get('F7')).toEqual(map.byName.get('F7'));
    expect(island.letters).toEqual(map.letters);
  });
  it('draws the border of one hex with six sides and of two neighbours with ten', () => {
    expect(borderOf(map, ['F6']).match(/M/g)).toHaveLength(6);
    expect(borderOf(map, ['F6', 'F7']).match(/M/g)).toHaveLength(10);
  });
});

describe('Turning a Shape', () => {
  it('comes back after six turns, and after two flips', () => {
    for (const orientation of placing.orientations) {
      expect(6 % turnsOf(orientation).length).toBe(0);
      expect(flipped(flipped(orientation))).toBe(orientation);
      expect(placing.orientations).toContain(rotated(orientation));
    }
  });
  it('knows the Shapes that are their own mirror image', () => {
    expect(hasMirror('0,0 0,1 0,2 0,3')).toBe(false);
    expect(hasMirror('0,0 1,0 2,0 3,-1')).toBe(true);
  });
  it('has as many orientations as the engine', () => {
    expect(placing.orientations).toHaveLength(new Set(shapeMoves.map((move) => move.turn)).size);
  });
});

describe('Pointing with a Shape', () => {
  it('means a move that covers the space, in the orientation shown', () => {
    for (const orientation of placing.orientations) {
      for (const space of placing.spaces(orientation)) {
        expect(placing.at(orientation, space)?.spaces).toContain(space);
      }
    }
  });
  it('reaches every move, by some orientation and some space', () => {
    const meant = new Set<string>();
    for (const orientation of placing.orientations) {
      for (const space of placing.spaces(orientation)) meant.add(placing.at(orientation, space)!.move);
    }
    expect(meant.size).toBe(shapeMoves.length);
  });
  it('turns on to what fits under the hand', () => {
    const narrow = shapeMoves.filter((move) => move.spaces.includes('A1'));
    const there = placingOf(map, narrow);
    const from = orientationFor(there, there.orientations[0]!, 'A1')!;
    const next = nextOrientation(there, from, 'right', 'A1');
    expect(there.at(next, 'A1')).toBeDefined();
  });
});

describe('What can be taken into the hand', () => {
  it('holds every drawing exactly once', () => {
    for (const view of views) {
      const drawn = toolsOf(view.moves).flatMap((tool) => tool.moves.map((move) => move.move));
      const all = view.moves.flatMap((move) => (move.kind === 'shape' || move.kind === 'object' ? [move.move] : []));
      expect(drawn.toSorted()).toEqual(all.toSorted());
    }
  });
  it('shows what costs a star after what is free', () => {
    const stars = toolsOf(views[1]!.moves).map(costs);
    expect(stars).toContain(true);
    expect(stars.lastIndexOf(false)).toBeLessThan(stars.indexOf(true));
  });
});
