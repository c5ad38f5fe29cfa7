// Made from the C++ sources by `scripts/schema`: change them, not this file.

export const PROTOCOL = 2;

/** What each game sends of itself: every file in games/ adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Games {}
export type GameName = keyof Games;
export type Position = Games[GameName]['position'];
export type Move = Games[GameName]['move'];
/** As events tell of it: its sentence is part of the event's. */
export type MadeMove = Move extends infer M ? (M extends unknown ? Omit<M, 'sentence'> : never) : never;

/** What the moves of all games have; the members of each game's own are in games/. */
export interface MoveBase {
  /** The notation: send this. Unique among the moves of a position. */
  move: string;
  sentence: string;
  /** Every space the move touches; the first is where a cursor would stand. */
  spaces: string[];
}

/** The view of a table of one game. */
export type TableViewOf<G extends GameName> = Omit<AnyTableView, 'game' | 'position' | 'moves'> & {
  game: G;
  position: Games[G]['position'];
  moves: Games[G]['move'][];
};
export type TableView = { [G in GameName]: TableViewOf<G> }[GameName];

export interface Hello {
  /** the number of the protocol the client speaks */
  protocol: number;
  /** what the client is spoken to in, as browsers write it: "de"; English if the host does not have it */
  language?: string;
}

export interface PlayerCounts {
  least: number;
  most: number;
  usual: number;
}

export interface ChoiceInfo {
  /** what is sent */
  value: string;
  /** what it is called */
  text: string;
}

export interface OptionInfo {
  /** what is sent */
  name: string;
  /** what it is called */
  text: string;
  /** a sentence about it; may be empty */
  note: string;
  /** the value it has if nobody chooses */
  standard: string;
  choices: ChoiceInfo[];
}

export interface PresetInfo {
  name: string;
  text: string;
  note: string;
  /** of options, by name */
  values: Record<string, string>;
}

export interface GameInfo {
  /** in messages, records and addresses */
  name: GameName;
  title: string;
  tagline: string;
  /** designer and publisher */
  credits: string;
  players: PlayerCounts;
  /** some seats know what others do not */
  hidden: boolean;
  /** several seats decide at once, unseen by the others, and commit */
  simultaneous: boolean;
  /** a number that rises when old records would play differently */
  rules: number;
  /** the host plays it with other data than the program came with */
  content_changed: boolean;
  /** some of its data is made to fit what is known of the box */
  content_reconstructed: boolean;
  /** the last four digits of the seeds of its puzzles of the day: 202611160042 on 2026-11-16 for 42; null if it cannot be played alone */
  daily: number | null;
  options: OptionInfo[];
  presets: PresetInfo[];
}

export interface BotInfo {
  /** what is sent */
  name: string;
  /** what it is called */
  text: string;
  /** how it plays */
  note: string;
}

export interface Person {
  id: string;
  name: string;
  /** true: it is a program */
  bot?: boolean;
  /** true: may moderate here; said to themselves only */
  moderator?: boolean;
}

export interface Greeting {
  protocol: number;
  /** of the program */
  version: string;
  /** in which the client is spoken to */
  language: string;
  /** that the host has */
  languages: string[];
  games: GameInfo[];
  bots: BotInfo[];
  /** at a server: the person this connection belongs to, or null */
  you?: Person | null;
}

export interface SpeakLanguage {
  /** as in `hello` */
  language: string;
  /** in a page: the catalogues of that language, by the names of their files */
  words?: Record<string, string>;
}

export interface Spoken {
  /** in which the client is spoken to from now on */
  language: string;
}

export interface OpenSeat {
  occupant: 'open';
}

export interface HumanSeat {
  occupant: 'human';
  /** left out at a server, which knows the name */
  name?: string;
}

export interface BotSeat {
  occupant: 'bot';
  /** one of those in `hello` */
  bot: string;
  /** what it is called */
  name?: string;
}

export interface RelaxedPace {
  kind: 'relaxed';
}

export interface LivePace {
  kind: 'live';
  /** seconds for the whole game */
  bank: number;
  /** seconds for each turn, before the bank is touched */
  turn: number;
}

export interface DaysPace {
  kind: 'days';
  /** for each turn */
  days: number;
}

export interface Create {
  game: GameName;
  /** at a server, at most one person: the one who creates the table */
  seats: (OpenSeat | HumanSeat | BotSeat)[];
  /** by name; those left out have their standard value */
  options?: Record<string, string>;
  /** points for each seat in advance */
  handicap?: number[];
  /** for a game that can be had again; pages only */
  seed?: number;
  /** at once; all seats must be taken */
  start?: boolean;
  /** at a server: everybody sees it in the lobby; otherwise it is found by its link */
  listed?: boolean;
  /** at a server: false for a friendly game, which the ladder does not count */
  rated?: boolean;
  /** at a server: the clock; relaxed if it is left out */
  pace?: RelaxedPace | LivePace | DaysPace;
  /** content to play with instead of the game's own: a pack as text */
  pack?: string;
  /** at a server: the id of a pack that it has, instead of `pack` */
  known_pack?: string;
  /** at a server: the pack comes into the gallery, where everybody finds it; only if the creator of the table brought it first */
  list_pack?: boolean;
}

export interface TableName {
  table: string;
}

/** A table from a record: a running game continues, a finished one can be looked at. Pages only. */
export interface Open {
  record: string;
  /** the one the game was created with: then its future is what it would have been */
  seed?: number;
}

export interface Opened {
  table: string;
  over: boolean;
}

/** The host forgets the table. Pages only. */
export interface Close {
  table: string;
}

export type Nothing = object;

/** The files that a pack of this game can change, as the host has them. Pages only. */
export interface GetContent {
  game: GameName;
}

export interface ContentText {
  /** as a pack names it: "tiles.json" */
  name: string;
  /** its JSON, without comments */
  text: string;
}

export interface GameContent {
  files: ContentText[];
}

/** What a box of the game would hold, in words: every card, whether or not a game draws it. Pages only. */
export interface GetComponents {
  game: GameName;
  /** what some cards ask for depends on it */
  players: number;
  /** content in the place of the game's own: a pack as text */
  pack?: string;
}

export interface ReferenceSection {
  /** for programs */
  key: string;
  title: string;
  columns: string[];
  rows: ((string | number)[])[];
}

export interface Reference {
  sections: ReferenceSection[];
}

/** Whether a pack can be played, what is wrong with it, and what it changes. Pages only. */
export interface CheckPack {
  /** as text */
  pack: string;
}

export interface PackProblem {
  /** as the pack names it */
  file: string;
  /** "tiles[11].fields"; empty: the file as a whole */
  place: string;
  /** for programs */
  code: string;
  /** true: it can be played all the same */
  warning: boolean;
  /** for people */
  sentence: string;
}

export interface PackChange {
  /** as the pack names it */
  file: string;
  /** "cards[3] (Bakery).points" */
  path: string;
  /** as JSON; empty: it is new */
  before: string;
  /** as JSON; empty: it is gone */
  after: string;
}

export interface CheckedPack {
  /** everything that is wrong */
  problems: PackProblem[];
  /** against the content that the host has */
  changes: PackChange[];
  /** what records of games on it carry; null if it cannot be played */
  hash: string | null;
  /** the pack in today's format; null if it has that already */
  text: string | null;
}

/** Counted from 0. */
export type Seat = number;

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

/** From now on, `table` pushes. */
export interface Watch {
  table: string;
  /** one's own seat, or null to look on */
  as: Viewer;
  /** the version the client has: it gets the events after it. All of them if it is left out or is not of this table */
  from?: number;
}

export interface Seated {
  what: 'seated';
  name: string;
}

export interface Left {
  what: 'left';
}

export interface Started {
  what: 'started';
}

export interface Drawn {
  what: 'drawn';
  /** as the record has it: "tile 12" */
  draw: string;
  /** the same for people */
  text: string;
}

/** Final and public. */
export interface Moved {
  what: 'moved';
  move: MadeMove;
}

/** The viewer's own move in an open round, nobody else's business yet. */
export interface Stepped {
  what: 'stepped';
  move: MadeMove;
}

export interface Undone {
  what: 'undone';
  count: number;
}

export interface Ready {
  what: 'ready';
}

export interface Ended {
  what: 'ended';
}

/** A bot stands in for a person. */
export interface Away {
  what: 'away';
  bot: string;
}

export interface Back {
  what: 'back';
}

/** The seat is placed last: its person has resigned and a bot plays on, or a bot could not and chance does. */
export interface Forfeited {
  what: 'forfeited';
  why: string;
}

export interface AgreedEnd {
  what: 'agreed_end';
}

export interface RefusedEnd {
  what: 'refused_end';
}

/** What happened. Events are numbered for each viewer, from 1 and without gaps. */
export type TableEvent = {
  n: number;
  /** whom it is about, if anybody */
  seat: Viewer;
  /** for the log */
  sentence: string;
} & (Seated | Left | Started | Drawn | Moved | Stepped | Undone | Ready | Ended | Away | Back | Forfeited | AgreedEnd | RefusedEnd);

export interface Setup {
  players: number;
  /** every option by name; a value's name where it has one, else its number */
  options: Record<string, string>;
  /** points each seat has in advance */
  handicap: number[];
}

export interface ScoreLine {
  /** a key for programs */
  reason: string;
  /** the reason for people */
  text: string;
  points: number;
  /** where the points come from */
  spaces: string[];
  /** what lines of this reason are called together */
  heading: string;
}

export interface SeatView {
  occupant: 'open' | 'human' | 'bot';
  name: string;
  /** which bot; null for people */
  bot: string | null;
  /** the client that asked may act for this seat */
  yours: boolean;
  /** the table waits for this seat */
  waiting: boolean;
  /** has finished its part of the open simultaneous round */
  committed: boolean;
  /** why it is placed last: the person has resigned and a bot plays on, or a bot could not and chance does */
  forfeit?: string;
  /** would leave the game as it stands */
  wants_end?: boolean;
  /** if the game ended now, with handicap */
  score: number;
  /** where the score comes from */
  sheet: ScoreLine[];
}

/** What the viewer has to do or wait for. */
export interface Prompt {
  /** for programs */
  key: string;
  /** for people */
  text: string;
}

/** What the viewer may do now. */
export interface May {
  start: boolean;
  move: boolean;
  undo: boolean;
  restart: boolean;
  commit: boolean;
}

export interface TieBreak {
  /** what is compared */
  text: string;
  /** by seat */
  values: number[];
}

export type Stop = 'agreed' | 'resigned';

export interface Result {
  scores: number[];
  winners: Seat[];
  /** the verdict on a solo game, where the game has one */
  grade: string | null;
  /** who won and why */
  sentence: string;
  /** what was compared after equal scores, most important first; null if that was not needed */
  tie_break: TieBreak[] | null;
  /** seats of people for whom a bot had stood in when the game ended: the bot's result, not theirs */
  stand_ins: Seat[];
  /** why the game is over before its rules end it: those who play have agreed to end it, or at most one of them has not resigned */
  stop?: Stop;
}

/** Everything a client shows of a table. */
interface AnyTableView {
  game: GameName;
  setup: Setup;
  version: number;
  you: Viewer;
  started: boolean;
  over: boolean;
  seats: SeatView[];
  /** seats the table waits for: to move, or to commit */
  waiting: Seat[];
  prompt: Prompt;
  position: Position;
  /** the viewer's legal moves now; empty for spectators and for viewers who have nothing to decide */
  moves: Move[];
  may: May;
  /** null until the game is over */
  result: Result | null;
}

export type Stage = 'waiting' | 'playing' | 'over' | 'closed';

export interface SeatAbout {
  /** who sits there; null for bots and open seats */
  person: string | null;
  connected: boolean;
  /** the bot that plays for an absent person */
  stand_in: string | null;
  /** milliseconds; null without a clock */
  left: number | null;
  /** whether that is running down */
  running: boolean;
}

/** Content that somebody brought to play with. Name and author are its own words. */
export interface PackName {
  id: string;
  name: string;
  author: string;
  /** true: moderators have removed it, and its words are not shown */
  removed?: boolean;
  /** what it is called in other languages, by their codes */
  names?: Record<string, string>;
}

/** What a server knows of a table besides the game. */
export interface About {
  table: string;
  creator: string;
  listed: boolean;
  /** the ladder counts its game, if people finish it */
  rated: boolean;
  pace: RelaxedPace | LivePace | DaysPace;
  /** binds the table to its secret seed before the first draw */
  commitment: string;
  stage: Stage;
  seats: SeatAbout[];
  spectators: number;
  /** the rematch's table, once somebody asked for one */
  rematch: string | null;
  /** whether the viewer gets hints here */
  hints: boolean;
  /** what it is played with, if not with the game's own content */
  pack?: PackName;
}

export interface Watched {
  version: number;
  events: TableEvent[];
  view: TableView;
  /** at a server */
  about?: About;
}

export interface Unwatch {
  table: string;
  as: Viewer;
}

/** The same once, without pushes. */
export interface ViewOnce {
  table: string;
  /** one's own seat, or null to look on */
  as: Viewer;
  /** the version the client has: it gets the events after it. All of them if it is left out or is not of this table */
  from?: number;
}

/** From now on, `glimpse` pushes: for clients with an engine, which makes the views. */
export interface WatchGlimpses {
  table: string;
  /** one's own seat, or null to look on */
  as: Viewer;
  /** the version the client has: it gets the events after it. All of them if it is left out or is not of this table */
  from?: number;
}

export interface GlimpseSeat {
  occupant: 'open' | 'human' | 'bot';
  name: string;
  /** which one, for a bot */
  bot: string;
  /** the bot that plays for a person who is away */
  stand_in?: string;
  /** why it is placed last */
  forfeit?: string;
  /** would leave the game as it stands */
  wants_end?: boolean;
}

/** All that a viewer may know, without words: an engine of the same version makes the view of it. */
export interface Glimpse {
  as: Viewer;
  version: number;
  started: boolean;
  may_move: boolean;
  may_undo: boolean;
  may_commit: boolean;
  seats: GlimpseSeat[];
  /** seats the table waits for */
  waiting: Seat[];
  committed: Seat[];
  /** seats the receiver may act for */
  yours: Seat[];
  /** the bytes of what the viewer sees, in 64 digits */
  position: string;
  /** a checksum of the position and of its layout */
  check: string;
  /** why the game is over before its rules end it */
  stop?: Stop;
}

export interface Glimpsed {
  version: number;
  events: TableEvent[];
  /** of the game's record: `show` needs it */
  header: string;
  glimpse: Glimpse;
  /** at a server */
  about?: About;
}

/** The same once, without pushes. */
export interface GlimpseOnce {
  table: string;
  /** one's own seat, or null to look on */
  as: Viewer;
  /** the version the client has: it gets the events after it. All of them if it is left out or is not of this table */
  from?: number;
}

export interface Sit {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
  /** of a person in a page, or of a bot */
  name?: string;
  /** a bot sits down there */
  bot?: string;
  /** at a server: the client's part of the luck, 32 bytes in hexadecimal */
  share?: string;
}

export interface NewVersion {
  version: number;
}

/** Before the start also by the creator, for anybody: whoever is made to leave does not sit down there again. */
export interface Leave {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

export interface Start {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

export interface MakeMove {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
  /** as the view lists it */
  move: string;
}

/** Takes back the last move. */
export interface Undo {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

/** Takes back all that can be. */
export interface Restart {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

/** Finishes the seat's part of a simultaneous round. */
export interface Commit {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

/** Takes one's seat over again from the bot that stands in. Servers only. */
export interface TakeSeatBack {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

/** Gives up for good: a bot plays the seat to the end. The game is over at once if nobody is left, or one person against nobody. Servers only. */
export interface Resign {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

/** Would end the game as it stands, without a winner; it ends when everybody who plays would. Servers only. */
export interface AgreeEnd {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

/** Plays on: nobody has agreed to end any more, oneself included. Servers only. */
export interface RefuseEnd {
  table: string;
  seat: Seat;
  /** the version its sender had seen: `stale` if the position is no longer that one */
  at: number;
  /** unique to the client: sent again, it is answered again but not done again */
  command?: string;
}

/** The best moves, best first. A server gives hints where only one person sits. */
export interface AskHints {
  table: string;
  seat: Seat;
  /** three if it is left out */
  count?: number;
}

export interface ExpectedChange {
  /** the line of the score sheet */
  reason: string;
  text: string;
  /** points by the end */
  change: number;
}

export interface Hint {
  move: Move;
  /** points the seat can expect at the end; with opponents on a common board, the lead */
  value: number;
  /** how much less than the best move's */
  loss: number;
  /** what the move is expected to change */
  why: ExpectedChange[];
}

export interface Hints {
  /** best first */
  hints: Hint[];
}

/** Of a finished game, what each decision was worth. Pages only. */
export interface AskReview {
  table: string;
  /** the first decision, counted from 0 */
  from?: number;
  /** one if it is left out */
  count?: number;
}

export interface Decision {
  step: number;
  seat: Seat;
  move: Move;
  /** as in hints, after this decision */
  value: number;
  loss: number;
  best: Move;
  /** what the best move would change, compared with the one made */
  why: ExpectedChange[];
}

export interface Review {
  /** decisions of the game */
  total: number;
  decisions: Decision[];
}

export interface GetRecord {
  table: string;
}

export interface RecordText {
  /** as docs/notation.md describes it; of a running game a page gives all of it, a server what the asker may know */
  record: string;
}

/** The part of the record that is not stored yet. Pages only. */
export interface GetNewSteps {
  table: string;
  /** how many lines are stored */
  lines: number;
  /** what the answer before said */
  check: string;
}

export interface NewSteps {
  /** the lines that the asker has already: all it named, or none */
  from: number;
  /** the record's header and steps after these */
  steps: string;
  /** what follows them for now: open rounds, the result */
  rest: string;
  /** how many lines header and steps have */
  lines: number;
  /** a checksum of them, to ask again with */
  check: string;
}

/** Without `step` the list of steps, with it the view after that many. Pages only. */
export interface Replay {
  table: string;
  as: Viewer;
  step?: number;
}

export interface ReplayStep {
  /** from 1 */
  step: number;
  /** who moved; null when nature drew */
  seat: Viewer;
  move: Move | null;
  /** what was drawn, for people */
  draws: string[];
  /** what was done, or drawn, as an event tells it */
  sentence: string;
  /** by seat, if the game ended after this step */
  scores: number[];
}

export interface Replayed {
  /** steps */
  total: number;
  /** if no `step` was asked for */
  steps?: ReplayStep[];
  /** after the `step` that was asked for */
  view?: TableView;
}

/** What a player may look up: charts, cards seen and left, piles. */
export interface LookUp {
  table: string;
  as: Viewer;
}

/** The view of what a server sent. Pages only. */
export interface Show {
  /** of the game's record */
  header: string;
  glimpse: Glimpse;
}

export interface Shown {
  view: TableView;
}

/** Whether all draws of a record follow from a key stream. Pages only. */
export interface Verify {
  record: string;
  /** its bytes, hexadecimal */
  stream: string;
}

export interface Draws {
  /** how many there are, all of them right */
  draws: number;
}

/** The next bot does one thing. Pages only. */
export interface Think {
  table: string;
}

export interface Thought {
  /** whose bot it was; null if there was none */
  seat: Viewer;
  more: boolean;
}

/** Which bot the table waits for, and what it is asked, for an engine that thinks elsewhere. Pages only. */
export interface AskNextBot {
  table: string;
}

/** What a bot is asked. */
export interface BotTask {
  /** of the game's record */
  header: string;
  /** what its seat sees */
  glimpse: Glimpse;
  /** the bytes of what its seat remembers, in 64 digits; empty in most games */
  memory: string;
  /** a checksum of the memory */
  check: string;
  bot: string;
  /** what its random choices grow from */
  seed: number;
}

export interface WaitingBot {
  seat: Seat;
  /** the seat's version */
  at: number;
  /** null if it has only to commit */
  task: BotTask | null;
}

export interface NextBot {
  /** null if no bot is waited for */
  next: WaitingBot | null;
}

/** What a bot does; the same values give the same move. Pages only. */
export interface PlanMove {
  /** of the game's record */
  header: string;
  /** what its seat sees */
  glimpse: Glimpse;
  /** the bytes of what its seat remembers, in 64 digits; empty in most games */
  memory: string;
  /** a checksum of the memory */
  check: string;
  bot: string;
  /** what its random choices grow from */
  seed: number;
}

export interface Planned {
  move: string;
}

/** What was planned is done; `stale` if the bot's position has changed. Pages only. */
export interface Act {
  table: string;
  seat: Seat;
  at: number;
  /** null to commit */
  move: string | null;
}

export interface Acted {
  /** whether another bot is waited for */
  more: boolean;
}

/** Lets bots play many games, by the module that measures: what `townsmith lab run` counts, the same numbers for the same seed. Nothing is played yet. */
export interface Measure {
  game: GameName;
  players: number;
  /** by name; those left out have their standard value */
  options?: Record<string, string>;
  /** in every seat */
  bot: string;
  seed: number;
  games: number;
  /** about how many games of restricted play */
  causes: number;
  /** content to play with instead of the game's own: a pack as text */
  pack?: string;
}

export interface Interval {
  value: number;
  /** of the 95 % interval */
  low: number;
  high: number;
}

export interface MeasuredPlace {
  /** as the lab's reports have it */
  name: string;
  /** of victories, from 0 to 1 */
  share: Interval;
  /** points */
  score: Interval;
  /** favoured or at a disadvantage beyond doubt */
  alarming: boolean;
}

export interface MeasuredThing {
  /** what is done with it, in the lab's English */
  group: string;
  /** in the language whose words were given by `language` */
  name: string;
  fault: 'none' | 'dead' | 'too_strong' | 'trap' | 'must_take';
  /** share of games in which anybody used it */
  games: number;
  /** how often players could use it, and could do without */
  offered: number;
  /** in what share of these they did */
  taken: Interval;
  /** points of lead that it is worth to players who would use it, by restricted play; null if nobody was asked */
  worth: Interval | null;
  /** what things of its group are worth */
  usual: number;
}

export interface Measured {
  games: number;
  players: number;
  /** places are places in turn order, the first player's first */
  by_turn: boolean;
  /** none where nothing tells seats apart */
  places: MeasuredPlace[];
  /** the smallest advantage that would be noticed, as a share */
  findable: number;
  /** points of a player */
  score: Interval;
  /** between first and second */
  margin: Interval;
  /** of all players, in a game */
  decisions: Interval;
  rounds: Interval;
  /** what players can use and do without; first what has a fault */
  things: MeasuredThing[];
}

export interface Measuring {
  /** games so far, restricted play included */
  done: number;
  /** about how many there will be */
  total: number;
  /** when all were played */
  measured?: Measured;
}

/** Plays for a fraction of a second. */
export type MeasureMore = object;

/** From then on, pushes. */
export type EnterLobby = object;

export interface SummarySeat {
  occupant: 'open' | 'human' | 'bot';
  name: string;
  person: string | null;
  bot: string | null;
  score: number;
  waiting: boolean;
  /** a bot stands in */
  away: boolean;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: GameName;
  stage: Stage;
  listed: boolean;
  /** milliseconds since 1970 */
  changed: number;
  /** the seat of the client that asked */
  yours: Viewer;
  /** the table waits for that seat */
  your_turn: boolean;
  pace: RelaxedPace | LivePace | DaysPace;
  players: number;
  options: Record<string, string>;
  seats: SummarySeat[];
  /** seats; empty until it is over */
  winners: number[];
  /** the verdict on a game played alone */
  grade: string | null;
  /** why it is over before its rules end it */
  stop?: Stop;
  /** false: a friendly game, which the ladder does not count */
  rated?: boolean;
  /** what it is played with, if not with the game's own content */
  pack?: PackName;
}

export interface LobbyTables {
  /** the listed ones that wait or play */
  tables: Summary[];
  /** all tables of the asker that are not over */
  mine: Summary[];
}

/** Pushes about one's own tables continue. */
export type LeaveLobby = object;

/** Finished tables; unlisted ones only in one's own list. */
export interface AskArchive {
  person?: string;
  game?: GameName;
  before?: number;
}

export interface ArchivePage {
  /** newest first */
  tables: Summary[];
  /** what to ask for the next page with; null if there is none */
  before: number | null;
}

export interface AskProfile {
  /** the asker if it is left out */
  person?: string;
}

export interface Rating {
  game: GameName;
  /** mean minus three deviations, times 40 */
  rating: number;
  /** times 40 */
  deviation: number;
  games: number;
}

export interface Profile {
  person: Person;
  /** milliseconds since 1970 */
  since: number;
  ratings: Rating[];
}

export interface AskLadder {
  game: GameName;
}

export interface Ranked {
  who: string;
  name: string;
  /** which bot; null for people */
  bot: string | null;
  game: GameName;
  /** mean minus three deviations, times 40 */
  rating: number;
  /** times 40 */
  deviation: number;
  games: number;
}

export interface Ladder {
  /** best first */
  best: Ranked[];
}

/** The creator closes a table that has not started. */
export interface Cancel {
  table: string;
}

/** A new table with the same terms, the same for everybody who asks; for those who sat at the table. It counts as a table that was made. */
export interface Rematch {
  table: string;
}

export interface AskChat {
  table: string;
  /** the first 200 lines after that number; the last 200 if it is left out */
  from?: number;
}

export interface ChatMessage {
  n: number;
  person: string;
  name: string;
  text: string;
  /** milliseconds since 1970 */
  at: number;
  /** true: a moderator has deleted the text; the line is then sent again */
  deleted?: boolean;
}

export interface ChatLines {
  messages: ChatMessage[];
}

/** The line comes as a push. */
export interface Say {
  table: string;
  text: string;
}

/** No more chat of that person reaches the asker. */
export interface Mute {
  person: string;
  /** true if it is left out */
  on?: boolean;
}

export interface Muted {
  /** everybody the asker has muted */
  muted: string[];
}

/** Asks moderators to look at what somebody said or does at a table. */
export interface MakeReport {
  table: string;
  /** whom it is about */
  person: string;
  /** the number of what they said */
  line?: number;
  why?: string;
}

/** What moderators see. For them only, as are sanction, lift, delete_line and settle. */
export type AskModeration = object;

export interface Report {
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by: Person;
  /** whom it is about, as they were called */
  person: Person;
  table: string;
  /** null if it is about nothing they said */
  line: number | null;
  /** what they said, which may be deleted by now; or what the pack is called */
  text: string;
  why: string;
  /** the pack that it is about */
  pack?: string;
}

export type SanctionKind = 'ban' | 'mute';

export interface Sanction {
  number: number;
  kind: SanctionKind;
  /** null: everybody who comes from some address */
  person: Person | null;
  /** milliseconds since 1970 */
  since: number;
  /** null: for good */
  until: number | null;
  /** null: the host */
  by: Person | null;
  why: string;
}

export interface LogEntry {
  /** milliseconds since 1970 */
  at: number;
  /** null: the host */
  by: Person | null;
  /** ban, mute, lift, delete, settle, moderator, no_moderator, list_pack, unlist_pack, remove_pack */
  what: string;
  /** a person by name, a line, a report, a pack; nothing if it is an address */
  about: string;
  why: string;
}

export interface Moderation {
  /** that nobody has settled, the newest first */
  reports: Report[];
  /** that hold, the newest first */
  sanctions: Sanction[];
  /** who did what, the newest first */
  log: LogEntry[];
}

/** Keeps somebody out, or lets them look on without a word. */
export interface MakeSanction {
  person: string;
  kind: SanctionKind;
  /** 0: for good */
  hours: number;
  /** a ban: for everybody where they are connected from, too, for a week at most */
  with_address?: boolean;
  /** for other moderators */
  why?: string;
}

export interface LiftSanction {
  number: number;
}

/** Nobody reads any more what was said; that it was stays to be seen. */
export interface DeleteLine {
  table: string;
  line: number;
}

export interface SettleReport {
  number: number;
}

/** How the puzzle of a day stands. Bots play today's if they have not yet. */
export interface AskDaily {
  /** "2026-11-16" */
  day: string;
  game: GameName;
}

export interface DailyPar {
  bot: string;
  score: number;
}

export interface DailyScore {
  score: number;
  /** how many reached it */
  people: number;
}

export interface DailyStanding {
  /** what bots get with the same luck, as far as they have played */
  par: DailyPar[];
  /** of everybody's first try, the best first */
  scores: DailyScore[];
  /** the asker's first try; null if there is none */
  yours: number | null;
}

/** A finished puzzle of today: the server repeats it and counts the person's first one. Refused if it is not today's puzzle, or if the person has been counted. */
export interface EnterDaily {
  /** as in `daily` */
  day: string;
  record: string;
}

/** The best play of a day: for those who have been counted, and for everybody once the day is over everywhere on earth. */
export interface AskDailyBest {
  /** "2026-11-16" */
  day: string;
  game: GameName;
}

export interface DailyPlay {
  /** of the person; empty for bots */
  name: string;
  /** which bot; null for people */
  bot: string | null;
  score: number;
  record: string;
}

/** The gallery: packs that are listed, by pages. */
export interface AskPacks {
  game?: GameName;
  before?: number;
  /** for moderators: those that are not listed, too */
  all?: boolean;
}

export type PackState = 'by_link' | 'listed' | 'unlisted' | 'removed';

/** A pack in a list. Name, author, version and `based_on` are the pack's own words. */
export interface PackView {
  id: string;
  name: string;
  author: string;
  /** true: moderators have removed it, and its words are not shown */
  removed?: boolean;
  /** what it is called in other languages, by their codes */
  names?: Record<string, string>;
  game: GameName;
  version: string;
  /** empty: the game's own content */
  based_on: string;
  /** who brought it here first; null: the host, or somebody who is forgotten */
  maker: Person | null;
  /** when that was, milliseconds since 1970; 0: it comes with the server */
  made: number;
  /** played to their end with it */
  games: number;
  /** by_link: found by those who come to a table with it; listed: in the gallery; unlisted: moderators took it out; removed: no more tables are made with it */
  state: PackState;
}

export interface Gallery {
  /** the host's own; on the first page only */
  shipped: PackView[];
  /** those of people, the newest first */
  packs: PackView[];
  /** what to ask for the next page with; null if there is none */
  before: number | null;
  /** whether people may bring packs of their own */
  open: boolean;
  /** that a pack may have here, as the program writes it */
  most_bytes: number;
}

/** What a pack is and what it changes. Its text is at `/api/pack/ID`. */
export interface AskPack {
  /** its id */
  pack: string;
}

/** How games ended that were played with a pack. */
export interface PackResults {
  /** the last ones, which these are about */
  games: number;
  /** in them */
  seats: number;
  /** points */
  lowest: number;
  highest: number;
  mean: number;
}

export interface PackDetails {
  pack: PackView;
  /** the pack's own words */
  licence: string;
  /** the pack's own words, in the client's language if it has them */
  notes: string;
  /** against the content that the server has: the first 200 */
  changes: PackChange[];
  /** changes that are left out here */
  more: number;
  /** null: nobody has played it to the end */
  results: PackResults | null;
}

/** Asks moderators to look at a pack. */
export interface ReportPack {
  /** its id */
  pack: string;
  why?: string;
}

/** Moderators put a pack into the gallery, take it out, or remove it: then no more tables are made with it. Games that have begun continue. */
export interface SetPack {
  /** its id */
  pack: string;
  state: PackState;
  /** for other moderators */
  why?: string;
}

/** What happened at a table that the client watches. */
export interface TablePush {
  push: 'table';
  table: string;
  as: Viewer;
  /** the version these events follow on; if it is not the client's, it should watch again */
  from: number;
  version: number;
  events: TableEvent[];
  view: TableView;
  /** at a server, if it is not what the client was told last */
  about?: About;
}

/** The same for clients that watch by `watch_glimpses`. */
export interface GlimpsePush {
  push: 'glimpse';
  table: string;
  as: Viewer;
  /** the version these events follow on; if it is not the client's, it should watch again */
  from: number;
  version: number;
  events: TableEvent[];
  glimpse: Glimpse;
  /** at a server, if it is not what the client was told last */
  about?: About;
}

/** Listed tables that are new or changed, and those that are over or closed. */
export interface LobbyPush {
  push: 'lobby';
  tables: Summary[];
  gone: string[];
}

/** One's own tables; also without `lobby`. */
export interface MinePush {
  push: 'mine';
  tables: Summary[];
  gone: string[];
}

/** Somebody came or went at a watched table, asked for a rematch, or closed it. */
export interface AboutPush {
  push: 'about';
  table: string;
  about: About;
}

export interface ChatPush {
  push: 'chat';
  table: string;
  messages: ChatMessage[];
}

/** What the host of the server wants everybody to know. */
export interface NoticePush {
  push: 'notice';
  sentence: string;
}

export interface Me {
  person: Person | null;
  protocol: number;
  version: string;
}

export interface NameBody {
  name: string;
}

export interface PersonAnswer {
  person: Person | null;
}

export interface Token {
  token: string;
}

/** What a link to a table tells before it is opened. */
export interface Preview {
  title: string;
  text: string;
}

export interface Device {
  id: string;
  /** "Firefox"; empty if nobody knows */
  browser: string;
  /** "Linux"; empty if nobody knows */
  system: string;
  /** milliseconds since 1970; 0 if nobody knows */
  made: number;
  /** when it was last here, to the hour */
  seen: number;
  /** the one that asks */
  current: boolean;
}

export interface Passkey {
  id: string;
  /** with which it was made */
  browser: string;
  system: string;
  /** milliseconds since 1970 */
  made: number;
  /** when somebody last came back by it */
  seen: number;
}

export interface MailWish {
  address: string;
  /** its owner has followed the link; until then nothing is sent there */
  confirmed: boolean;
}

export interface Account {
  person: Person;
  /** the last seen first */
  devices: Device[];
  passkeys: Passkey[];
  /** when the recovery code was made */
  recovery: number | null;
  /** this server sends messages to browsers */
  can_push: boolean;
  /** this device gets them */
  push: boolean;
  /** this server sends mail */
  can_mail: boolean;
  mail: MailWish | null;
}

export interface RecoveryCode {
  code: string;
}

export interface Recovered {
  person: Person;
  /** the next one: the one that was used is good for nothing now */
  code: string;
}

export interface PasskeyQuestion {
  /** base64url, as all bytes here */
  challenge: string;
  /** the relying party's id */
  site: string;
  /** as COSE numbers them */
  algorithms: number[];
  /** ids of the passkeys one has already */
  known: string[];
}

export interface PasskeyMade {
  challenge: string;
  client_data: string;
  attestation: string;
}

export interface PasskeyUsed {
  challenge: string;
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

export interface SaidLine {
  table: string;
  text: string;
  at: number;
}

export interface MadeReport {
  /** milliseconds since 1970 */
  at: number;
  table: string;
  /** whom it is about */
  person: string;
  /** null if it is about nothing they said */
  line: number | null;
  /** what they said */
  text: string;
  why: string;
}

export interface HeldSanction {
  kind: SanctionKind;
  /** milliseconds since 1970 */
  since: number;
  /** null: for good */
  until: number | null;
}

export interface PlayedGame {
  table: string;
  game: GameName;
  stage: Stage;
  created: number;
  changed: number;
  /** of a running game what the person may know; null if it cannot be opened */
  record: string | null;
}

export interface PlayedPuzzle {
  day: string;
  game: GameName;
  score: number;
  at: number;
  /** null if it was not the best so far */
  record: string | null;
}

export interface MadePack {
  /** its text is at `/api/pack/ID` */
  id: string;
  name: string;
  /** when the person brought it */
  at: number;
  /** whether it is in the gallery */
  listed: boolean;
}

export interface PersonData {
  person: Person;
  /** milliseconds since 1970 */
  since: number;
  /** when this file was made */
  made: number;
  ratings: Rating[];
  devices: Device[];
  passkeys: Passkey[];
  /** where messages to browsers are sent */
  push: string[];
  mail: MailWish | null;
  /** people whose chat is not shown */
  muted: string[];
  /** the person's own lines */
  chat: SaidLine[];
  /** that the person has made; others' belong to those who made them */
  reports: MadeReport[];
  /** what moderators decided about the person */
  sanctions: HeldSanction[];
  games: PlayedGame[];
  /** of the day */
  puzzles: PlayedPuzzle[];
  /** that the person brought to play with */
  packs: MadePack[];
}

export interface PushKey {
  /** the server's public key, to subscribe with */
  key: string;
}

export interface PushSubscriptionBody {
  /** https */
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface MailBody {
  address: string;
}

export interface Keeps {
  /** who runs this server; may be empty */
  contact: string;
  /** that somebody who never sat down is kept; 0: for good */
  guest_days: number;
  /** that chat is kept after the end of a game; 0: for good */
  chat_days: number;
  /** that a table is kept that was closed before it began; 0: for good */
  closed_days: number;
  /** that a pack is kept which no table needs; 0: for good */
  pack_days: number;
  /** that a table waits for players */
  waiting_days: number;
  /** that results of puzzles of the day are kept */
  puzzle_days: number;
  /** messages to browsers are sent to those who ask */
  push: boolean;
  /** mail is sent to those who ask */
  mail: boolean;
  /** a program of the host's is told when it is somebody's turn */
  webhook: boolean;
}

export type Reason = 'bad_syntax' | 'bad_value' | 'unknown_name' | 'bad_content' | 'bad_record' | 'other_content' | 'other_version' | 'not_your_turn' | 'game_over' | 'wrong_phase' | 'not_allowed' | 'space_taken' | 'cannot_afford' | 'cannot_undo' | 'seat_taken' | 'io_error' | 'stale' | 'not_your_seat' | 'too_much' | 'bot_forfeits';

/** A refused request has changed nothing. */
export interface Problem {
  /** for programs */
  reason: Reason;
  /** for people */
  sentence: string;
  /** by `townsmith engine`: the member of the request it is about */
  field?: string;
}

export interface RefusalAnswer {
  error: Problem;
}

export type Pace = RelaxedPace | LivePace | DaysPace;
export type SeatRequest = OpenSeat | HumanSeat | BotSeat;

export type Push = TablePush | GlimpsePush | LobbyPush | MinePush | AboutPush | ChatPush | NoticePush;

/** Every verb: what is asked, and what is answered. */
export interface Requests {
  hello: { ask: Hello; answer: Greeting };
  language: { ask: SpeakLanguage; answer: Spoken };
  create: { ask: Create; answer: TableName };
  /** A table from a record: a running game continues, a finished one can be looked at. Pages only. */
  open: { ask: Open; answer: Opened };
  /** The host forgets the table. Pages only. */
  close: { ask: Close; answer: Nothing };
  /** The files that a pack of this game can change, as the host has them. Pages only. */
  content: { ask: GetContent; answer: GameContent };
  /** What a box of the game would hold, in words: every card, whether or not a game draws it. Pages only. */
  components: { ask: GetComponents; answer: Reference };
  /** Whether a pack can be played, what is wrong with it, and what it changes. Pages only. */
  check_pack: { ask: CheckPack; answer: CheckedPack };
  /** From now on, `table` pushes. */
  watch: { ask: Watch; answer: Watched };
  unwatch: { ask: Unwatch; answer: Nothing };
  /** The same once, without pushes. */
  view: { ask: ViewOnce; answer: Watched };
  /** From now on, `glimpse` pushes: for clients with an engine, which makes the views. */
  watch_glimpses: { ask: WatchGlimpses; answer: Glimpsed };
  /** The same once, without pushes. */
  glimpse: { ask: GlimpseOnce; answer: Glimpsed };
  sit: { ask: Sit; answer: NewVersion };
  /** Before the start also by the creator, for anybody: whoever is made to leave does not sit down there again. */
  leave: { ask: Leave; answer: NewVersion };
  start: { ask: Start; answer: NewVersion };
  move: { ask: MakeMove; answer: NewVersion };
  /** Takes back the last move. */
  undo: { ask: Undo; answer: NewVersion };
  /** Takes back all that can be. */
  restart: { ask: Restart; answer: NewVersion };
  /** Finishes the seat's part of a simultaneous round. */
  commit: { ask: Commit; answer: NewVersion };
  /** Takes one's seat over again from the bot that stands in. Servers only. */
  back: { ask: TakeSeatBack; answer: NewVersion };
  /** Gives up for good: a bot plays the seat to the end. The game is over at once if nobody is left, or one person against nobody. Servers only. */
  resign: { ask: Resign; answer: NewVersion };
  /** Would end the game as it stands, without a winner; it ends when everybody who plays would. Servers only. */
  agree_end: { ask: AgreeEnd; answer: NewVersion };
  /** Plays on: nobody has agreed to end any more, oneself included. Servers only. */
  refuse_end: { ask: RefuseEnd; answer: NewVersion };
  /** The best moves, best first. A server gives hints where only one person sits. */
  hint: { ask: AskHints; answer: Hints };
  /** Of a finished game, what each decision was worth. Pages only. */
  review: { ask: AskReview; answer: Review };
  record: { ask: GetRecord; answer: RecordText };
  /** The part of the record that is not stored yet. Pages only. */
  new_steps: { ask: GetNewSteps; answer: NewSteps };
  /** Without `step` the list of steps, with it the view after that many. Pages only. */
  replay: { ask: Replay; answer: Replayed };
  /** What a player may look up: charts, cards seen and left, piles. */
  reference: { ask: LookUp; answer: Reference };
  /** The view of what a server sent. Pages only. */
  show: { ask: Show; answer: Shown };
  /** Whether all draws of a record follow from a key stream. Pages only. */
  verify: { ask: Verify; answer: Draws };
  /** The next bot does one thing. Pages only. */
  think: { ask: Think; answer: Thought };
  /** Which bot the table waits for, and what it is asked, for an engine that thinks elsewhere. Pages only. */
  next_bot: { ask: AskNextBot; answer: NextBot };
  /** What a bot does; the same values give the same move. Pages only. */
  plan: { ask: PlanMove; answer: Planned };
  /** What was planned is done; `stale` if the bot's position has changed. Pages only. */
  act: { ask: Act; answer: Acted };
  /** Lets bots play many games, by the module that measures: what `townsmith lab run` counts, the same numbers for the same seed. Nothing is played yet. */
  measure: { ask: Measure; answer: Measuring };
  /** Plays for a fraction of a second. */
  measure_more: { ask: MeasureMore; answer: Measuring };
  /** From then on, pushes. */
  lobby: { ask: EnterLobby; answer: LobbyTables };
  /** Pushes about one's own tables continue. */
  unlobby: { ask: LeaveLobby; answer: Nothing };
  /** Finished tables; unlisted ones only in one's own list. */
  archive: { ask: AskArchive; answer: ArchivePage };
  profile: { ask: AskProfile; answer: Profile };
  ladder: { ask: AskLadder; answer: Ladder };
  /** The creator closes a table that has not started. */
  cancel: { ask: Cancel; answer: Nothing };
  /** A new table with the same terms, the same for everybody who asks; for those who sat at the table. It counts as a table that was made. */
  rematch: { ask: Rematch; answer: TableName };
  chat: { ask: AskChat; answer: ChatLines };
  /** The line comes as a push. */
  say: { ask: Say; answer: Nothing };
  /** No more chat of that person reaches the asker. */
  mute: { ask: Mute; answer: Muted };
  /** Asks moderators to look at what somebody said or does at a table. */
  report: { ask: MakeReport; answer: Nothing };
  /** What moderators see. For them only, as are sanction, lift, delete_line and settle. */
  moderation: { ask: AskModeration; answer: Moderation };
  /** Keeps somebody out, or lets them look on without a word. */
  sanction: { ask: MakeSanction; answer: Nothing };
  lift: { ask: LiftSanction; answer: Nothing };
  /** Nobody reads any more what was said; that it was stays to be seen. */
  delete_line: { ask: DeleteLine; answer: Nothing };
  settle: { ask: SettleReport; answer: Nothing };
  /** How the puzzle of a day stands. Bots play today's if they have not yet. */
  daily: { ask: AskDaily; answer: DailyStanding };
  /** A finished puzzle of today: the server repeats it and counts the person's first one. Refused if it is not today's puzzle, or if the person has been counted. */
  enter_daily: { ask: EnterDaily; answer: DailyStanding };
  /** The best play of a day: for those who have been counted, and for everybody once the day is over everywhere on earth. */
  daily_best: { ask: AskDailyBest; answer: DailyPlay };
  /** The gallery: packs that are listed, by pages. */
  packs: { ask: AskPacks; answer: Gallery };
  /** What a pack is and what it changes. Its text is at `/api/pack/ID`. */
  pack: { ask: AskPack; answer: PackDetails };
  /** Asks moderators to look at a pack. */
  report_pack: { ask: ReportPack; answer: Nothing };
  /** Moderators put a pack into the gallery, take it out, or remove it: then no more tables are made with it. Games that have begun continue. */
  set_pack: { ask: SetPack; answer: Nothing };
}

export type Verb = keyof Requests;
export type Ask<V extends Verb> = Requests[V]['ask'];
export type Answer<V extends Verb> = Requests[V]['answer'];
export type RequestMessage = { [V in Verb]: { id: number; do: V } & Ask<V> }[Verb];
export type ReplyMessage = { re: number } & (Answer<Verb> | { error: Problem });
export type HostMessage = ReplyMessage | Push;
