#include "service/cached_table.h"

#include <algorithm>

#include "core/replay.h"
#include "core/schema_reading.h"
#include "service/likeness.h"

namespace townsmith::service {
namespace {

using table::Command;
using table::Occupant;

/// The seats whose clocks run: those of people who are there.
SeatSet clocked(const table::Table& table) {
  SeatSet running = table.waiting_for();
  for (const Seat seat : table.waiting_for()) {
    if (table.played_by_bot(seat)) running.erase(seat);
  }
  return running;
}

store::Stage stage_of(const table::Table& table) {
  if (table.over()) return store::Stage::over;
  return table.started() ? store::Stage::playing : store::Stage::waiting;
}

/// What was agreed on when a table was made, as stores keep it.
struct StoredTerms {
  std::string header;
  protocol::Pace pace;
  schema::Maybe<bool> rated;  ///< true if it is left out

  DESCRIBE(StoredTerms, "StoredTerms", MEMBER(header), MEMBER(pace), MEMBER(rated));
};

/// What is stored has no words.
const Language& no_language() {
  static const Language none;
  return none;
}

/// Who sits in a seat and how it stands there, for lists.
protocol::SummarySeat seat_summary(const host::LiveTable& live, const AnyState& seen, Seat seat) {
  const table::SeatInfo& info = live.table().seat(seat);
  protocol::SummarySeat out;
  out.occupant = info.occupant;
  out.name = info.name;
  if (info.occupant == Occupant::human) out.person = live.owner(seat);
  if (info.occupant == Occupant::bot) out.bot = info.bot;
  out.score = live.game().score(seen, seat);
  out.waiting = live.table().waiting_for().contains(seat);
  out.away = !info.stand_in.empty();
  return out;
}

template <class T>
std::optional<T> read_stored(const std::string& text) {
  json::error_code wrong;
  const json::value value = json::parse(text, wrong);
  if (wrong) return {};
  Result<T> read = schema::from_json<T>(value);
  return read ? std::optional(std::move(*read)) : std::nullopt;
}

}  // namespace

protocol::Stage stage_view(store::Stage stage) {
  switch (stage) {
    case store::Stage::waiting: return protocol::Stage::waiting;
    case store::Stage::playing: return protocol::Stage::playing;
    case store::Stage::over: return protocol::Stage::over;
    case store::Stage::closed: break;
  }
  return protocol::Stage::closed;
}

std::optional<protocol::SharedSummary> read_summary(const std::string& text) {
  return read_stored<protocol::SharedSummary>(text);
}

Result<TableTerms> read_terms(const std::string& stored) {
  const std::optional<StoredTerms> terms = read_stored<StoredTerms>(stored);
  if (!terms) return refuse(Reason::bad_record, say("townsmith", "table-damaged"));
  TRY(Record record, parse_record(terms->header));
  TRY(const Pace agreed, read_pace(terms->pace));
  return TableTerms{std::move(record), agreed, terms->rated.value_or(true)};
}

CachedTable::CachedTable(store::TableRow row, TableTerms terms, host::LiveTable& live,
                         std::optional<protocol::PackName> pack)
    : row_(std::move(row)),
      terms_(std::move(terms)),
      pack_(std::move(pack)),
      live_(&live),
      clocks_(terms_.pace),
      since_(live.game().setup().players) {
  row_.deeds = 0;  // they follow
  row_.game = terms_.header.game;
}

CachedTable::CachedTable(std::string id, host::LiveTable& live, Wishes wishes, const Clock& clock)
    : CachedTable(store::TableRow{}, {new_record(live.game()), wishes.pace, wishes.rated}, live,
                  std::move(wishes.pack)) {
  // The store has it once for all tables, and so does memory, with the game.
  terms_.header.pack = std::string();
  if (pack_) row_.pack = pack_->id;
  row_.id = std::move(id);
  row_.listed = wishes.listed;
  row_.creator = live.creator();
  StoredTerms terms{townsmith::to_text(header()), pace_view(wishes.pace), {}};
  if (!wishes.rated) terms.rated = false;
  row_.terms = schema::to_json(terms, no_language());
  row_.seed = live.seed();
  row_.created = row_.changed = clock.date();
  touched = clock();
}

CachedTable::Changes& CachedTable::Changes::operator|=(const Changes& more) {
  people = people || more.people;
  turns = turns || more.turns;
  ended = ended || more.ended;
  return *this;
}

store::Deed CachedTable::note(const host::Deed& deed, Time at) {
  // A seat that has committed and is asked again, because that closed the round, begins another
  // turn.
  SeatSet anew;
  if (deed.command.kind == Command::Kind::commit && !deed.draws.empty()) {
    anew = live().table().waiting_for();
  }
  last_ = std::max(last_, at);
  clocks_.set(clocked(live().table()), anew, last_);
  ++row_.deeds;
  const SeatSet waiting = live().table().waiting_for();
  for (const Seat seat : waiting) {
    if (!turns_.contains(seat) || anew.contains(seat)) since_[seat] = row_.deeds;
  }
  turns_ = waiting;
  return {row_.deeds, last_, host::to_text(deed)};
}

CachedTable::Changes CachedTable::refresh(const Clock& clock, bool people) {
  const table::Table& table = live().table();
  Changes changes;
  // Whatever a bot or a clock does in the last moment, closed is closed.
  const store::Stage stage = is_closed() ? row_.stage : stage_of(table);
  changes.ended = stage == store::Stage::over && row_.stage != stage;
  const SeatSet waiting = table.waiting_for();
  changes.people = people || stage != row_.stage;
  changes.turns = stage != row_.stage || waiting_ != waiting;
  waiting_ = waiting;
  // When somebody draws in an open round is nobody's business.
  const std::uint64_t version = table.version(Viewer::spectator());
  if (version != public_version_ || stage != row_.stage) row_.changed = clock.date();
  row_.stage = stage;
  if (changes.people || changes.turns || row_.summary.empty()) row_.summary = summary_text();
  public_version_ = version;
  set_wake();
  if (!live().waiting_bots().empty()) {
    const Time patience_ends = clock() + bot_patience;
    row_.wake = row_.wake == 0 ? patience_ends : std::min(row_.wake, patience_ends);
  }
  touched = clock();
  return changes;
}

std::optional<Time> CachedTable::deadline() const {
  const auto next = clocks_.next();
  return next ? std::optional(next->at - ahead_) : std::nullopt;
}

void CachedTable::set_wake() { row_.wake = deadline().value_or(0); }

std::string CachedTable::summary_text() const {
  const AnyGame& game = live().game();
  const AnyObserved seen = live().table().position(Viewer::spectator());
  protocol::SharedSummary out;
  out.pace = pace_view(pace());
  out.players = game.setup().players;
  out.options.insert(header().options.begin(), header().options.end());
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    out.seats.push_back(seat_summary(live(), seen.state(), seat));
  }
  if (!is_rated() || pack_) out.rated = false;
  if (pack_) out.pack = *pack_;
  if (live().table().over()) {
    const table::Table& table = live().table();
    for (const Seat seat : table.winners()) out.winners.push_back(index(seat));
    if (const auto stop = table.stop()) {
      out.stop = *stop;
    } else if (out.players == 1) {
      std::string grade = game.grade(seen.state(), seat_at(0));
      if (!grade.empty()) out.grade = std::move(grade);
    }
  }
  return schema::to_json(out, no_language());
}

void CachedTable::settle(Time now) {
  ahead_ = std::max(ahead_, last_ - now);
  if (!read_summary(row_.summary)) row_.summary = summary_text();
  waiting_ = live().table().waiting_for();
  public_version_ = live().table().version(Viewer::spectator());
  if (row_.stage != store::Stage::waiting) set_wake();
  forget_what_is_stored();
}

void CachedTable::forget_what_is_stored() {
  if (row_.terms.empty()) return;
  row_.terms = std::string();
  row_.seed = std::string();
}

std::vector<std::string> people_at(const host::LiveTable& live) {
  std::vector<std::string> people;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    people.push_back(live.owner(seat));
  }
  return people;
}

const std::string* imitated(const host::LiveTable& live, const std::string& person,
                            std::string_view name) {
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    const table::SeatInfo& info = live.table().seat(seat);
    const bool other = info.occupant == Occupant::human
                           ? live.owner(seat) != person
                           : info.occupant == Occupant::bot && !person.empty();
    if (other && look_alike(info.name, name)) return &info.name;
  }
  return nullptr;
}

namespace {

/// Whoever came back is rated by how they end only if most of the moves that led there were theirs.
bool played_by_stand_in(const host::LiveTable& live, Seat seat) {
  const std::vector<Step>& steps = live.table().steps();
  const auto moves = std::count_if(steps.begin(), steps.end(), [seat](const Step& step) {
    return step.kind == Step::Kind::move && step.seat == seat;
  });
  return 2 * live.moves_for_absent(seat) > moves;
}

}  // namespace

std::vector<store::Placement> placements(const host::LiveTable& live) {
  const Record record = live.table().record();
  // What people agreed to leave as it stood, nobody has finished.
  if (record.players < 2 || record.stopped == Stop::agreed) return {};
  const auto is_absent = [&](int seat) {
    const table::SeatInfo& info = live.table().seat(seat_at(seat));
    return !info.stand_in.empty() || !info.forfeit.empty() ||
           played_by_stand_in(live, seat_at(seat));
  };
  const auto is_winner = [&](int seat) {
    const auto& winners = record.outcome.winners;
    return std::find(winners.begin(), winners.end(), seat) != winners.end();
  };
  // The rules say who has won; the others stand by their points.
  const auto comes_before = [&](int one, int other) {
    if (is_absent(one)) return false;
    if (is_absent(other)) return true;
    if (is_winner(one) || is_winner(other)) return is_winner(one) && !is_winner(other);
    const auto& scores = record.outcome.scores;
    return scores[static_cast<std::size_t>(one)] > scores[static_cast<std::size_t>(other)];
  };
  std::vector<store::Placement> out;
  bool finished = false;  // by a person
  for (int seat = 0; seat < record.players; ++seat) {
    const table::SeatInfo& info = live.table().seat(seat_at(seat));
    const bool bot = info.occupant == Occupant::bot;
    finished = finished || (!bot && !is_absent(seat));
    int place = 1;
    for (int other = 0; other < record.players; ++other) place += comes_before(other, seat) ? 1 : 0;
    const std::string& who = live.owner(seat_at(seat));
    // Nobody has a rating who is forgotten.
    if (!bot && who == store::forgotten_person) continue;
    out.push_back({bot ? "bot:" + info.bot : who, place});
  }
  if (!finished) return {};
  return out;
}

}  // namespace townsmith::service
