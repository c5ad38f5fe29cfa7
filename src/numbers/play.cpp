#include "numbers/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <span>

#include "core/json_writer.h"
#include "core/replay.h"

namespace townsmith::numbers {
namespace {

/// Gives the draws that were made, and finds out what the next one is about.
class Trying final : public ChanceSource {
 public:
  explicit Trying(std::span<const std::uint32_t> given) : given_(given) {}

  std::uint32_t draw(std::uint32_t n, const Label& label) override {
    const std::size_t place = drawn_.size();
    told_ = false;
    drawn_.push_back({n, 0, label.text(), label.only});
    if (place < given_.size()) return drawn_.back().value = given_[place];
    return 0;  // what comes of it is thrown away
  }
  void tell(int shown) override {
    if (!told_) drawn_.back().text += fmt::format(" {}", shown);
    told_ = true;
  }

  /// All draws, also those after the ones that were given.
  const std::vector<Draw>& drawn() const { return drawn_; }
  bool asked_for_more() const { return drawn_.size() > given_.size(); }

 private:
  std::span<const std::uint32_t> given_;
  std::vector<Draw> drawn_;
  bool told_ = false;
};

}  // namespace

Play::Play(std::shared_ptr<const NumberedGame> game)
    : game_(std::move(game)),
      state_(rules().start()),
      before_nature_(state_),
      memories_(rules().no_memories()) {
  after_change(nullptr);
}

/// Finds out what is next: a draw, a decision, or nothing. What nature does without drawing is
/// done.
void Play::after_change(Listener* listener) {
  outcomes_ = 0;
  while (rules().actors(state_).empty() && !rules().over(state_)) {
    Trying trying(draws_);
    Chance chance(trying);
    AnyState next = state_;
    rules().advance(next, chance);
    if (trying.asked_for_more()) {
      outcomes_ = static_cast<int>(trying.drawn()[draws_.size()].n);
      return;
    }
    state_ = next;
    draws_.clear();
  }
  rules().see_draws(memories_, before_nature_, state_);
  if (listener != nullptr && rules().over(state_)) listener->round_closed();
}

std::string Play::outcome_text(int outcome) const {
  std::vector<std::uint32_t> draws = draws_;
  draws.push_back(static_cast<std::uint32_t>(outcome));
  Trying trying(draws);
  Chance chance(trying);
  AnyState next = state_;
  rules().advance(next, chance);
  return trying.drawn()[draws_.size()].text;
}

Result<> Play::draw(int outcome) { return draw(outcome, nullptr); }

Result<> Play::draw(int outcome, Listener* listener) {
  if (!is_chance()) return refuse(Reason::wrong_phase, "nature does not draw here");
  if (outcome < 0 || outcome >= outcomes_) {
    return refuse(Reason::bad_value,
                  fmt::format("a draw from {} has no result {}", outcomes_, outcome));
  }
  draws_.push_back(static_cast<std::uint32_t>(outcome));
  if (listener != nullptr) {
    Trying trying(draws_);
    Chance chance(trying);
    AnyState next = state_;
    rules().advance(next, chance);
    listener->drawn(trying.drawn()[draws_.size() - 1]);
  }
  history_.push_back({Happening::Kind::drawn, chance_player, outcome});
  after_change(listener);
  return {};
}

void Play::draw_all(Random& random) {
  while (is_chance()) {
    (void)draw(static_cast<int>(random.below(static_cast<std::uint32_t>(outcomes_))));
  }
}

ActionSet Play::legal(Seat seat) const {
  ActionSet set;
  if (actors().contains(seat)) game_->legal(state_, seat, begun_[seat], set);
  return set;
}

std::string Play::action_text(Seat seat, int action) const {
  if (action == wait) return game_->action_name(wait);
  Sequence begun = begun_[seat];
  AnyMove move;
  if (!is_chance() && game_->take(state_, seat, begun, action, move) == Taken::moved) {
    return rules().notate(state_, seat, move);
  }
  return game_->action_name(action);
}

Result<> Play::take(Seat seat, int action) { return take(seat, action, nullptr); }

Result<> Play::take(Seat seat, int action, Listener* listener) {
  if (!actors().contains(seat)) {
    return refuse(over() ? Reason::game_over : Reason::not_your_turn,
                  fmt::format("seat {} has nothing to decide here", index(seat)));
  }
  Sequence& begun = begun_[seat];
  AnyMove move;
  const Taken taken = game_->take(state_, seat, begun, action, move);
  if (taken == Taken::illegal) {
    if (action <= wait || action >= game_->action_count()) {
      return refuse(Reason::bad_value,
                    fmt::format("there is no action {}: they are numbered from 1 to {}", action,
                                game_->action_count() - 1));
    }
    return refuse(Reason::not_allowed, fmt::format("action {} ({}) is not legal here", action,
                                                   game_->action_name(action)));
  }
  history_.push_back({Happening::Kind::taken, index(seat), action});
  if (taken == Taken::begun) return {};
  make_move(seat, move, listener);
  const bool closed = rules().actors(state_).empty() || !rules().info().simultaneous;
  if (listener != nullptr && closed) listener->round_closed();
  after_change(listener);
  return {};
}

void Play::make_move(Seat seat, const AnyMove& move, Listener* listener) {
  if (listener != nullptr) listener->moved(seat, rules().notate(state_, seat, move));
  rules().see_move(memories_, state_, seat, move);
  rules().apply(state_, seat, move);
  before_nature_ = state_;
}

Result<> Play::take_move(Seat seat, const AnyMove& move) {
  TRY(rules().check(state_, seat, move));
  const Sequence actions = game_->sequence(state_, seat, move);
  for (int i = begun_[seat].size; i < actions.size; ++i) TRY(take(seat, actions[i]));
  return {};
}

std::string Play::observation(Seat seat) const {
  static const Language no_words;
  std::string text;
  JsonWriter writer(text, no_words);
  rules().write_view(writer, seen(seat));
  return text;
}

/// What one seat sees of a game, a line each; and what everybody does.
class Play::Log final : public Listener {
 public:
  explicit Log(Seat seat) : seat_(seat) {}

  void drawn(const Draw& draw) override {
    const bool open = draw.only.is_spectator();
    if (open) common_ += fmt::format("draw {}\n", draw.text);
    if (open || draw.only.is(seat_)) own_ += fmt::format("draw {}\n", draw.text);
  }
  void moved(Seat seat, const std::string& move) override {
    std::string line = fmt::format("seat {} {}\n", index(seat), move);
    if (seat == seat_) own_ += line;
    open_[seat] += line;
  }
  /// What the others did since it began is shown in the order of seats.
  void round_closed() override {
    for (std::size_t i = 0; i < open_.size(); ++i) {
      if (i != slot(seat_)) own_ += open_[i];
      common_ += open_[i];
      open_[i].clear();
    }
  }
  void resampled(Seat seat, const Play& play) override {
    if (seat != seat_) own_ = common_ + fmt::format("sees {}\n", play.observation(seat_));
    for (std::size_t i = 0; i < open_.size(); ++i) {
      if (i != slot(seat)) open_[i].clear();
    }
  }

  const std::string& text() const { return own_; }

 private:
  Seat seat_;
  std::string own_;
  std::string common_;
  BySeat<std::string> open_;
};

std::string Play::information(Seat seat) const {
  Log log(seat);
  play_again(log);
  std::string text = fmt::format("seat {} of {}\n", index(seat), rules().setup().players);
  text += log.text();
  for (int i = 0; i < begun_[seat].size; ++i) {
    text += fmt::format("begun {}\n", game_->action_name(begun_[seat][i]));
  }
  if (over()) text += fmt::format("end {}\n", observation(seat));
  return text;
}

Result<> Play::resample(Seat seat, std::uint64_t seed, int first_actor) {
  return resample(seat, seed, first_actor, nullptr);
}

Result<> Play::resample(Seat seat, std::uint64_t seed, int first_actor, Listener* listener) {
  if (is_chance()) {
    return refuse(Reason::wrong_phase,
                  "a world can be resampled where seats decide, or at the end");
  }
  Chance chance{Random(seed, 0)};
  Random random(seed, 1);
  state_ = game_->resample(seen(seat), memory(seat), chance);
  before_nature_ = state_;
  for (const Seat other : SeatSet::first(rules().setup().players)) {
    if (other != seat) begun_[other] = {};
  }
  if (listener != nullptr) listener->resampled(seat, *this);
  // The last one to act would close the round.
  for (SeatSet left = actors(); left.size() > 1 && index(left.front()) < first_actor;
       left = actors()) {
    const std::vector<AnyMove> moves = rules().legal_moves(state_, left.front());
    make_move(left.front(), moves[random.below(static_cast<std::uint32_t>(moves.size()))],
              listener);
  }
  history_.push_back({Happening::Kind::resampled, index(seat), first_actor, seed});
  return {};
}

Result<> Play::happen(const Happening& one, Listener* listener) {
  switch (one.kind) {
    case Happening::Kind::drawn: return draw(one.action, listener);
    case Happening::Kind::resampled:
      return resample(seat_at(one.player), one.seed, one.action, listener);
    case Happening::Kind::taken: break;
  }
  const Seat seat = seat_at(one.player);
  if (one.action != wait) return take(seat, one.action, listener);
  if (actors().contains(seat)) return refuse(Reason::not_allowed, "a seat that is to decide waits");
  note_wait(seat);
  return {};
}

void Play::play_again(Listener& listener) const {
  Play again(game_);
  for (const Happening& one : history_) (void)again.happen(one, &listener);
}

/// Writes a record, in which the moves of an open round stand in the order of seats.
class Play::Scribe final : public Listener {
 public:
  explicit Scribe(Record& record) : record_(record) {}

  void drawn(const Draw& draw) override {
    auto& steps = record_.steps;
    if (steps.empty() || steps.back().kind != Step::Kind::draws) {
      steps.push_back({Step::Kind::draws, {}, {}, {}});
    }
    steps.back().draws.push_back(draw);
  }
  void moved(Seat seat, const std::string& move) override { open_[seat].push_back(move); }
  void round_closed() override {
    for (const Seat seat : SeatSet::first(max_seats)) {
      for (std::string& move : open_[seat]) {
        record_.steps.push_back({Step::Kind::move, seat, std::move(move), {}});
      }
      open_[seat].clear();
    }
  }
  void resampled(Seat /*seat*/, const Play& /*play*/) override {}
  void finish() {
    for (const Seat seat : SeatSet::first(max_seats)) {
      if (!open_[seat].empty()) record_.open.push_back({seat, open_[seat], false});
    }
  }

 private:
  Record& record_;
  BySeat<std::vector<std::string>> open_;
};

Result<Record> Play::record() const {
  for (const Happening& one : history_) {
    if (one.kind == Happening::Kind::resampled) {
      return refuse(Reason::not_allowed, "a game that was resampled has no record");
    }
  }
  if (!draws_.empty()) {
    return refuse(Reason::wrong_phase, "a record ends before or after nature's draws, not between");
  }
  Record record = new_record(rules());
  Scribe scribe(record);
  play_again(scribe);
  scribe.finish();
  record.finished = over();
  if (record.finished) record.outcome = rules().outcome(state_);
  return record;
}

Result<> Play::take_recorded(Seat seat, std::string_view text, const BeforeAction& before_action) {
  if (!actors().contains(seat)) {
    return refuse(Reason::bad_record, "a move of the record is by a seat that is not to move");
  }
  TRY(const AnyMove move, rules().parse(state_, seat, text));
  TRY(rules().check(state_, seat, move));
  const Sequence actions = game_->sequence(state_, seat, move);
  for (int i = 0; i < actions.size; ++i) {
    if (before_action) before_action(*this, seat, actions[i]);
    TRY(take(seat, actions[i]));
  }
  return {};
}

Result<Play> Play::from_record(std::shared_ptr<const NumberedGame> game, const Record& record,
                               const BeforeAction& before_action) {
  TRY(check_header(record, game->rules()));
  Play play(std::move(game));
  for (const Step& step : record.steps) {
    for (const Draw& draw : step.draws) {
      const bool fits = play.outcomes() == static_cast<int>(draw.n) && draw.value < draw.n &&
                        play.outcome_text(static_cast<int>(draw.value)) == draw.text;
      if (!fits) {
        return refuse(Reason::bad_record, "a draw of the record is not what the rules draw");
      }
      TRY(play.draw(static_cast<int>(draw.value)));
    }
    if (step.kind == Step::Kind::move) {
      TRY(play.take_recorded(step.seat, step.move, before_action));
    }
  }
  for (const OpenTurn& open : record.open) {
    for (const std::string& move : open.moves) {
      TRY(play.take_recorded(open.seat, move, before_action));
    }
  }
  if (record.finished && (play.over() == record.stopped.has_value() ||
                          outcome_of(play.rules(), play.state(), record) != record.outcome)) {
    return refuse(Reason::bad_record, "the result of the record is not that of the game");
  }
  return play;
}

// Saved as its history: "draw 3", "seat 0 17", "resample 1 0 12345".

std::string Play::save() const {
  std::string text =
      fmt::format("play {} {:016x}\n", game_->numbering_version(), rules().content_hash());
  for (const Happening& one : history_) {
    switch (one.kind) {
      case Happening::Kind::drawn: text += fmt::format("draw {}\n", one.action); break;
      case Happening::Kind::taken:
        text += fmt::format("seat {} {}\n", one.player, one.action);
        break;
      case Happening::Kind::resampled:
        text += fmt::format("resample {} {} {}\n", one.player, one.action, one.seed);
        break;
    }
  }
  return text;
}

Result<Play> Play::load(std::shared_ptr<const NumberedGame> game, std::string_view text) {
  Play play(std::move(game));
  const auto next = [&text](char end) {
    const std::size_t size = text.find(end);
    const std::string_view word = text.substr(0, size);
    text.remove_prefix(size == std::string_view::npos ? text.size() : size + 1);
    return word;
  };
  const auto number = [](std::string_view word, auto& value) {
    const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
    return read.ec == std::errc() && read.ptr == word.data() + word.size();
  };
  const std::string header = play.save();
  if (next('\n') != std::string_view(header).substr(0, header.find('\n'))) {
    return refuse(Reason::other_version,
                  "this was saved with other rules, other content or another numbering of actions");
  }
  const int players = play.rules().setup().players;
  for (int line = 2; !text.empty(); ++line) {
    std::string_view words = next('\n');
    const auto word = [&words] {
      const std::size_t size = std::min(words.find(' '), words.size());
      const std::string_view first = words.substr(0, size);
      words.remove_prefix(std::min(size + 1, words.size()));
      return first;
    };
    const std::string_view kind = word();
    Happening one;
    bool read = true;
    if (kind != "draw") {
      one.kind = kind == "seat" ? Happening::Kind::taken : Happening::Kind::resampled;
      read = (kind == "seat" || kind == "resample") && number(word(), one.player) &&
             one.player >= 0 && one.player < players;
    }
    read = read && number(word(), one.action);
    if (one.kind == Happening::Kind::resampled) read = read && number(word(), one.seed);
    if (!read || !words.empty()) {
      return refuse(Reason::bad_syntax, fmt::format("line {} cannot be read", line));
    }
    TRY(play.happen(one, nullptr));
  }
  return play;
}

}  // namespace townsmith::numbers
