// What a connection was told, looked through for what its owner must not know.
import assert from 'node:assert/strict';

/** Every view that came over a connection, with the seat it was for. */
const viewsIn = (frames) => frames.filter((frame) => frame.view).map((frame) => frame.view);
const eventsIn = (frames) => {
  const byNumber = new Map();
  for (const frame of frames) for (const event of frame.events ?? []) byNumber.set(event.n, event);
  return [...byNumber.values()];
};

/** `seat`: whose connection it is; null for somebody who looks on. `record`: the finished game. */
export function checkFrames(frames, seat, record) {
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  const views = viewsIn(frames);
  assert.ok(views.length > 0, `${who} saw nothing`);
  for (const view of views) {
    assert.ok(view.you === null || view.you === seat, `${who} was shown the table as seat ${view.you}`);
    for (const [at, one] of view.position.seats?.entries() ?? []) {
      if (view.over || at === view.you || one.hand === undefined) continue;
      assert.equal(one.hand, null, `${who} was shown the hand of seat ${at}`);
    }
  }
  for (const event of eventsIn(frames)) {
    if (event.what === 'stepped') assert.equal(event.seat, seat, `${who} was told an open move of seat ${event.seat}`);
  }
  // No more draws than everybody may know, and those this seat alone has seen.
  const draws = record.split('\n').filter((line) => line.startsWith('{"chance"')).flatMap((line) => JSON.parse(line).draws);
  const known = draws.filter((draw) => draw[2] === undefined || draw[2] === seat).length;
  const told = eventsIn(frames).filter((event) => event.what === 'drawn').length;
  assert.ok(told <= known, `${who} was told ${told} draws of ${known}`);
  assert.ok(!JSON.stringify(frames.filter((frame) => frame.view && !frame.view.over)).includes('"seed"'), `${who} was told a seed`);
}

/** How often a connection was told of the table. */
export const tableFrames = (frames) => frames.filter((frame) => frame.push === 'table').length;
