// What a connection was told, looked through for what its owner must not know.
import assert from 'node:assert/strict';
import { startEngine } from '../../../scripts/engine.mjs';
import { games, samplesOf } from '../../../scripts/games.mjs';

const ask = await startEngine();
/** What nobody may be told of another seat, by games. */
const secrets = new Map();
for (const game of games) {
  const { secretOf } = samplesOf(game);
  if (secretOf) secrets.set(game.name, secretOf);
}

/** Every view that came over a connection, or that can be made of what came, with the seat it was for. */
function viewsIn(frames) {
  const headers = new Map();
  let last;
  const views = [];
  for (const { table, about, header, glimpse, view } of frames) {
    if (header) headers.set((last = table ?? about.table), header);
    if (view) views.push(view);
    if (!glimpse) continue;
    views.push(ask('show', { header: headers.get(table ?? last), glimpse }).view);
  }
  return views;
}
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
      if (view.over || at === view.you || !secrets.has(view.game)) continue;
      assert.equal(secrets.get(view.game)(one), null, `${who} was shown what seat ${at} keeps secret`);
    }
  }
  // What others do in an open round is not even hinted at: whoever is told something is told what.
  for (const frame of frames) {
    if (frame.push === 'table') assert.ok(frame.events.length > 0, `${who} was told of something unseen: ${JSON.stringify(frame).slice(0, 300)}`);
  }
  for (const event of eventsIn(frames)) {
    if (event.what === 'stepped') assert.equal(event.seat, seat, `${who} was told an open move of seat ${event.seat}`);
  }
  // No more draws than everybody may know, and those this seat alone has seen.
  const draws = record.split('\n').filter((line) => line.startsWith('{"chance"')).flatMap((line) => JSON.parse(line).draws);
  const known = draws.filter((draw) => draw[2] === undefined || draw[2] === seat).length;
  const told = eventsIn(frames).filter((event) => event.what === 'drawn').length;
  assert.ok(told <= known, `${who} was told ${told} draws of ${known}`);
  assert.ok(!JSON.stringify(views.filter((view) => !view.over)).includes('"seed"'), `${who} was told a seed`);
  const { seed } = JSON.parse(record.trim().split('\n').at(-1));
  assert.match(seed, /^[0-9a-f]{64}$/);
  const early = frames.filter((frame) => frame.about?.stage !== 'over');
  assert.ok(!JSON.stringify(early).includes(seed), `${who} was told the seed`);
}
