// A server of canned words, for looking at the screens of playing together without one.
import { readFileSync } from 'node:fs';
import { PROTOCOL } from './engine.mjs';
import { protocolCheck } from './protocol_check.mjs';
import { anyGame, companyGame, games, roundGame, secretGame, turnGame } from './games.mjs';

const fixture = (name) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
const me = { id: 'p1', name: 'Ada' };
const commitment = '3f1c9a0be27d4e35a1b2c3d4e5f60718293a4b5c6d7e8f900112233445566778';
const hour = 3_600_000;
const live = { kind: 'live', bank: 600, turn: 15 };
const days = { kind: 'days', days: 3 };

const human = (name, person, score = 0, waiting = false) => ({ occupant: 'human', name, person, bot: null, score, waiting, away: false });
const bot = (name, level, score = 0) => ({ occupant: 'bot', name, person: null, bot: level, score, waiting: false, away: false });
const open = { occupant: 'open', name: '', person: null, bot: null, score: 0, waiting: false, away: false };
const summary = (table, game, seats, more = {}) => ({
  table, game, stage: 'waiting', listed: true, pace: { kind: 'relaxed' }, players: seats.length, options: {},
  changed: Date.now() - 5 * 60_000, yours: null, your_turn: false, seats, winners: [], grade: null, ...more,
});

const mine = [
  summary('play', turnGame.name, [human('Ada', 'p1', 21, true), human('Kim', 'p2', 18)], { stage: 'playing', pace: live, yours: 0, your_turn: true }),
  summary('m2', secretGame.name, [human('Ada', 'p1', 9), human('Noor', 'p3', 12, true), human('Jo', 'p4', 7)], { stage: 'playing', pace: days, yours: 0, changed: Date.now() - 30 * hour }),
  summary('room', anyGame.name, [human('Ada', 'p1'), open, open], { yours: 0, listed: false }),
];
const tables = [
  summary('l1', roundGame.name, [human('Mika', 'p5'), open, bot('Mason', 'hard')], { pace: live }),
  summary('l2', companyGame.name, [human('Lou', 'p6'), open], { pace: days, changed: Date.now() - 2 * hour }),
  summary('l3', anyGame.name, [human('Maximiliane-Wilhelmine', 'p7', 14), human('Sam', 'p8', 17, true)], { stage: 'playing', pace: live }),
];
const over = (table, game, seats, winners, ago) => summary(table, game, seats, { stage: 'over', winners, yours: 0, changed: Date.now() - ago });
const archive = [
  over('o1', roundGame.name, [human('Ada', 'p1', 58), human('Kim', 'p2', 52)], [0], 3 * hour),
  over('o2', companyGame.name, [human('Ada', 'p1', 31), bot('Mason', 'hard', 36), human('Maximiliane-Wilhelmine', 'p7', 29)], [1], 50 * hour),
  over('o3', secretGame.name, [human('Ada', 'p1', 44), human('Noor', 'p3', 44)], [0, 1], 900 * hour),
];

const device = (id, browser, system, ago, current = false) => ({ id, browser, system, made: Date.now() - 90 * 24 * hour, seen: Date.now() - ago, current });
const account = {
  person: me,
  devices: [device('d1', 'Firefox', 'Linux', 0, true), device('d2', 'Safari', 'iPhone', 3 * hour), device('d3', '', '', 400 * hour)],
  passkeys: [device('k1', 'Chrome', 'Android', 20 * hour)],
  recovery: Date.now() - 50 * hour,
  can_push: true,
  push: false,
  can_mail: true,
  mail: null,
};
const keeps = { contact: 'games@example.org', guest_days: 30, chat_days: 180, closed_days: 30, pack_days: 90, waiting_days: 14, puzzle_days: 30, push: true, mail: true, webhook: true };

/** The view of a fixture, as the server would show it to Ada. */
function viewOf(name) {
  const view = fixture(name);
  view.seats.forEach((seat, at) => {
    seat.yours = at === 0;
    if (at === 0) Object.assign(seat, { occupant: 'human', name: 'Ada', bot: null });
    if (at === 1) Object.assign(seat, { occupant: 'human', name: 'Kim', bot: null });
  });
  return view;
}
function roomView() {
  const view = viewOf(`${anyGame.name}-start`);
  const seat = (more) => ({ occupant: 'open', name: '', bot: null, yours: false, waiting: false, committed: false, score: 0, sheet: [], ...more });
  view.seats = [seat({ occupant: 'human', name: 'Ada', yours: true }), seat({ occupant: 'human', name: 'Maximiliane-Wilhelmine' }), seat({ occupant: 'bot', name: 'Mason', bot: 'hard' }), seat({})];
  return Object.assign(view, { started: false, moves: [], waiting: [], may: nothing });
}
const nothing = { start: false, move: false, undo: false, restart: false, commit: false };
const seatAbout = (person, more = {}) => ({ person, connected: true, stand_in: null, left: null, running: false, ...more });
const about = (table, stage, pace, seats, more = {}) => ({ table, creator: 'p1', listed: false, rated: true, pace, commitment, stage, seats, spectators: 2, rematch: null, hints: false, ...more });

const withSeat = (view, seat, more) => (Object.assign(view.seats[seat], more), view);
const stopped = (view) => (Object.assign(view.result, { winners: [], tie_break: null, stop: 'agreed', sentence: 'The players ended the game here. Nobody has won.' }), view);
const rooms = {
  room: () => [roomView(), about('room', 'waiting', days, [seatAbout('p1'), seatAbout('p7', { connected: false }), seatAbout(null), seatAbout(null)])],
  play: () => [viewOf(`${turnGame.name}-middle`), about('play', 'playing', live, [seatAbout('p1', { left: 24_000, running: true }), seatAbout('p2', { left: 433_000, connected: false })])],
  m2: () => [viewOf(`${secretGame.name}-middle`), about('m2', 'playing', days, [seatAbout('p1', { stand_in: 'medium', left: 0 }), seatAbout('p2', { left: 52 * hour, running: true })])],
  watch: () => [Object.assign(viewOf(`${companyGame.name}-middle`), { you: null, moves: [], may: nothing }), about('watch', 'playing', live, [seatAbout('p8', { left: 433_000, running: true }), seatAbout('p2', { left: 433_000 })])],
  asked: () => [withSeat(viewOf(`${turnGame.name}-middle`), 1, { wants_end: true }), about('asked', 'playing', live, [seatAbout('p1', { left: 24_000, running: true }), seatAbout('p2', { left: 433_000 })])],
  gaveup: () => [withSeat(viewOf(`${companyGame.name}-middle`), 0, { forfeit: 'resigned' }), about('gaveup', 'playing', live, [seatAbout('p1', { stand_in: 'medium', left: 0 }), seatAbout('p2', { left: 433_000 })])],
  stopped: () => [stopped(viewOf(`${turnGame.name}-over`)), about('stopped', 'over', live, [seatAbout('p1'), seatAbout('p2')])],
  end: () => [viewOf(`${turnGame.name}-over`), about('end', 'over', live, [seatAbout('p1'), seatAbout('p2')], { rematch: 'room' })],
};
const messages = [
  { n: 1, person: 'p2', name: 'Kim', text: 'Hello. One game before lunch?', at: Date.now() - 9 * 60_000 },
  { n: 2, person: 'p1', name: 'Ada', text: 'Of course.', at: Date.now() - 8 * 60_000 },
  { n: 3, person: 'p2', name: 'Kim', text: 'That red six is not where I wanted it to be, but the river was full anyway.', at: Date.now() - 60_000 },
  { n: 4, person: 'p2', name: 'Kim', text: '', deleted: true, at: Date.now() - 50_000 },
];
const infos = games.map(({ name, title, players, hidden, simultaneous }) => ({
  name, title, tagline: '', credits: '', players, hidden, simultaneous, rules: 1, content_changed: false, content_reconstructed: simultaneous, daily: null, options: [], presets: [],
}));
const hello = {
  protocol: PROTOCOL, version: '1', language: 'en', languages: ['en'], you: { ...me, moderator: true },
  games: infos,
  bots: ['random', 'easy', 'medium', 'hard'].map((name) => ({ name, text: name, note: '' })),
};

const somebody = (id, name) => ({ id, name });
const moderation = {
  reports: [
    { number: 2, at: Date.now() - 300_000, by: somebody('p2', 'Kim'), person: somebody('p8', 'Maximiliane-Wilhelmine'), table: 'play', line: 3, text: 'Something that nobody wants to read at a table, at some length.', why: 'Please look at this' },
    { number: 1, at: Date.now() - 5 * hour, by: somebody('p1', 'Ada'), person: somebody('p9', 'Lou'), table: 'room', line: null, text: '', why: '' },
  ],
  sanctions: [
    { number: 4, kind: 'mute', person: somebody('p9', 'Lou'), since: Date.now() - hour, until: Date.now() + 23 * hour, by: somebody('p2', 'Kim'), why: 'rude' },
    { number: 3, kind: 'ban', person: null, since: Date.now() - hour, until: null, by: null, why: '' },
  ],
  log: [
    { at: Date.now() - hour, by: somebody('p2', 'Kim'), what: 'mute', about: 'Lou', why: 'rude' },
    { at: Date.now() - 2 * hour, by: null, what: 'ban', about: '', why: '' },
  ],
};

function answer(message) {
  const room = rooms[message.table]?.();
  switch (message.do) {
    case 'hello': return hello;
    case 'lobby': return { tables, mine };
    case 'view':
    case 'watch': return room ? { version: room[0].version, events: [], view: room[0], about: room[1] } : { error: { reason: 'unknown_name', sentence: 'There is no such table.' } };
    case 'chat': return { messages };
    case 'mute': return { muted: message.on ? [message.person] : [] };
    case 'profile': return { person: me, since: Date.now() - 900 * hour, ratings: [{ game: roundGame.name, rating: 1182, deviation: 60, games: 31 }, { game: anyGame.name, rating: 960, deviation: 80, games: 12 }] };
    case 'ladder': return { best: [['bot:hard', 'hard', 'hard', 1260, 400], ['p1', 'Ada', null, 1182, 31], ['p7', 'Maximiliane-Wilhelmine', null, 1100, 9], ['bot:medium', 'medium', 'medium', 980, 380]].map(([who, name, bot, rating, count]) => ({ who, name, bot, game: message.game, rating, deviation: 60, games: count })) };
    case 'moderation': return moderation;
    case 'archive': return { tables: archive, before: 1 };
    case 'packs': return { shipped: [], packs: [], before: null, open: true, most_bytes: 49152 };
    case 'reference': return { sections: [] };
    case 'rematch': return { table: 'room' };
    case 'create': return { table: 'room' };
    case 'language': return { language: message.language };
    case 'say':
    case 'unwatch':
    case 'unlobby':
    case 'cancel': return {};
    default: return { version: 1 };
  }
}

/** Everything that is for people in an answer, as the language of marks has it. */
function marked(value, name = '', of = '') {
  if (Array.isArray(value)) return value.map((one) => marked(one, name, of));
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one, key, name)]));
  const spoken = ['text', 'sentence', 'heading', 'note', 'tagline'].includes(name) || (of === 'goals' && name === 'name') || (name === 'title' && of !== 'games');
  return typeof value === 'string' && value !== '' && spoken ? `⟦${value}⟧` : value;
}

/** The page of this context gets its answers from here. `stranger`: it has no name yet. */
export async function canned(context, { stranger = false, refuse = false } = {}) {
  await context.route('**/api/me', (route) => route.fulfill({ json: { person: stranger ? null : me, protocol: PROTOCOL, version: '1' } }));
  await context.route('**/api/me/link', (route) => route.fulfill({ json: { token: 'b6f1-9c2e-77aa' } }));
  await context.route('**/api/me/account', (route) => route.fulfill({ json: account }));
  await context.route('**/api/keeps', (route) => route.fulfill({ json: keeps }));
  await context.route('**/api/me/recovery', (route) => route.fulfill({ json: { code: 'abcd-efgh-jkmn-pqrs-tuvw' } }));
  await context.route('**/api/record/**', (route) => route.fulfill({ body: [JSON.stringify({ townsmith: 1, game: roundGame.name, names: ['Ada', 'Kim'], commitment, shares: ['', ''] }), JSON.stringify({ result: { seed: commitment } })].join('\n') }));
  await context.routeWebSocket('**/ws', (socket) => {
    if (refuse) return void socket.close({ code: refuse });
    let language = 'en';
    const check = protocolCheck();
    socket.onMessage((text) => {
      check.asked(text);
      const message = JSON.parse(text);
      language = message.language ?? language;
      const chat = ['chat', 'say'].includes(message.do);
      const said = language === 'xx' && !chat ? marked(answer(message)) : answer(message);
      const line = JSON.stringify({ re: message.id, ...(stranger && message.do === 'hello' ? { ...said, you: null } : said) });
      check.heard(line);
      socket.send(line);
    });
  });
}
