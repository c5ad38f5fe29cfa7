// Things that boards draw: pieces with a name, known by their attributes. What has changed between two looks at the
// page says what moves; a board says where a thing is, never why.
//
//   data-thing    its name: the same thing has the same name wherever it lies
//   data-made     what it is made of (below): how it comes, goes and sounds
//   data-face     what it shows, if that can change where it lies
//   data-surface  on an element around: what lies together

export const materials = ['pen', 'tile', 'card', 'die', 'figure', 'stamp', 'coin'] as const;
export type Material = (typeof materials)[number];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Thing<E = unknown> {
  name: string;
  made: Material;
  face: string | null;
  surface: string;
  box: Box;
  element: E;
}

export type Change<E = unknown> =
  /** From one place to another. */
  | { how: 'move'; from: Thing<E>; to: Thing<E> }
  /** Not there before. */
  | { how: 'come'; to: Thing<E> }
  /** Shows something else. */
  | { how: 'turn'; to: Thing<E> }
  /** Not there any more. */
  | { how: 'go'; from: Thing<E> };

/** The surface of what was rolled or drawn. */
export const drawnForAll = 'draws';

/** More at once would be a crowd, not a story. */
export const mostAtOnce = 12;

const placeOf = ({ surface, name }: Thing) => `${surface}\n${name}`;
export const middleOf = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

function isElsewhere(a: Box, b: Box): boolean {
  const [[ax, ay], [bx, by]] = [middleOf(a), middleOf(b)];
  return Math.hypot(ax - bx, ay - by) > Math.max(6, b.width * 0.2);
}

const far = (a: Thing, b: Thing): number => {
  const [[ax, ay], [bx, by]] = [middleOf(a.box), middleOf(b.box)];
  return Math.hypot(ax - bx, ay - by);
};

/** `near`: things come only from where they lay on the same surface. */
export function changesOf<E>(before: readonly Thing<E>[], after: readonly Thing<E>[], near = false): Change<E>[] {
  const old = new Map(before.map((thing) => [placeOf(thing), thing]));
  const now = new Set(after.map(placeOf));
  const surfaces = new Set(after.map(({ surface }) => surface));
  /** What has left its place, and may be found again elsewhere. */
  const missing = before.filter((thing) => !now.has(placeOf(thing)));
  const stayed = after.flatMap((to) => {
    const from = old.get(placeOf(to));
    return from ? [{ from, to }] : [];
  });
  const shifted = stayed.filter(({ from, to }) => isElsewhere(from.box, to.box));
  /** A board that makes room shifts most of what lies on it: that is no deed. */
  const quiet = new Set(
    [...surfaces].filter((surface) => {
      const of = (list: typeof stayed) => list.filter(({ to }) => to.surface === surface).length;
      return of(shifted) * 2 > of(stayed);
    }),
  );

  const changes: Change<E>[] = [];
  for (const { from, to } of stayed) {
    if (!quiet.has(to.surface) && isElsewhere(from.box, to.box)) changes.push({ how: 'move', from, to });
    else if (from.face !== null && to.face !== null && from.face !== to.face) changes.push({ how: 'turn', to });
  }
  const take = (fits: (thing: Thing<E>) => boolean, to: Thing<E>): Thing<E> | undefined => {
    const found = missing.filter(fits).sort((a, b) => far(a, to) - far(b, to))[0];
    if (found) missing.splice(missing.indexOf(found), 1);
    return found;
  };
  const sourceOf = (to: Thing<E>): Thing<E> | undefined =>
    take(({ name, surface }) => name === to.name && (!near || surface === to.surface), to) ??
    // Figures are alike: one that is gone here and one that is new there is one that walked.
    (to.made === 'figure' ? take(({ made, surface }) => made === 'figure' && surface === to.surface, to) : undefined) ??
    // What is drawn for all lies there for each.
    (near ? undefined : before.find(({ name, surface }) => name === to.name && surface === drawnForAll));
  for (const to of after) {
    if (old.has(placeOf(to))) continue;
    const from = to.made === 'pen' ? undefined : sourceOf(to);
    changes.push(from ? { how: 'move', from, to } : { how: 'come', to });
  }
  for (const from of missing) if (surfaces.has(from.surface)) changes.push({ how: 'go', from });
  return changes.slice(0, mostAtOnce);
}
