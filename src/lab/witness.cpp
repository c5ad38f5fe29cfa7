#include "lab/witness.h"
#include "games/word_files.h"

#include <algorithm>

namespace townsmith::lab {
namespace {

/// Members of a described move that name a thing of the game. Others are amounts or places.
constexpr std::array<std::string_view, 16> naming = {
    "award",  "becomes", "card",  "cards", "colour", "copies",    "effect", "goals",
    "number", "object",  "shape", "star",  "tile",   "resources", "type",   "user"};

std::string text_of(const json::value& value) {
  if (value.is_string()) return std::string(value.as_string());
  if (value.is_int64()) return std::to_string(value.as_int64());
  return {};
}

/// What a line of a score sheet is about, where it is about one thing: "Treasury", "Bakery".
std::string subject(const ScoreLine& line) {
  if (line.spaces.size() == 1) return line.spaces.front();
  const std::string text = built_in_english().say(line.text);
  if (!line.spaces.empty() || text.empty()) return {};
  // "Round 3" of the reason "round" is no thing, and "$12 = 1 VP" is an amount.
  std::string name = text.substr(0, text.find(':'));
  const bool named = name[0] >= 'A' && name[0] <= 'Z';
  const bool counted = name.find_first_of("0123456789") != std::string::npos;
  return named && !counted ? name : std::string();
}

int second_best(const std::array<int, max_seats>& scores, int players) {
  int best = scores[0];
  int second = INT32_MIN;
  for (int seat = 1; seat < players; ++seat) {
    const int score = scores[static_cast<std::size_t>(seat)];
    second = std::max(second, std::min(best, score));
    best = std::max(best, score);
  }
  return second;
}

}  // namespace

void Witness::decided(const AnyState& state, Seat seat, const AnyMove& move) {
  if (index(seat) != last_seat_ || players_ == 1) {
    if (runs_ % players_ == 0) look(state);
    ++runs_;
    ++turns_[static_cast<std::size_t>(index(seat))];
    last_seat_ = index(seat);
  }
  const std::size_t legal = game_.legal_moves(state, seat).size();
  choices_.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(legal, UINT16_MAX)));
  if (legal > 1 && sampler_.below(++with_choice_) == 0) noticed_ = Noticed{state, seat};
  note_move(state, seat, move);
  last_ = state;
}

void Witness::ended(const AnyState& state) {
  look(state);
  for (const Seat seat : SeatSet::first(players_)) note_sheet(state, seat);
  if (players_ == 1) grade_ = game_.grade(state, seat_at(0));
  if (last_) rounds_ = rounds_at(*last_);
}

void Witness::look(const AnyState& state) {
  Scores& scores = looks_.emplace_back();
  for (const Seat seat : SeatSet::first(players_)) {
    scores[static_cast<std::size_t>(index(seat))] = game_.score(state, seat);
  }
}

void Witness::use(Seat seat, std::string group, std::string name) {
  ++items_[{std::move(group), std::move(name)}][static_cast<std::size_t>(index(seat))];
}

void Witness::note_move(const AnyState& state, Seat seat, const AnyMove& move) {
  std::string written;
  JsonWriter writer(written, built_in_english());
  writer.begin_object();
  game_.write_move(writer, state, seat, move);
  writer.end_object();
  const json::value parsed = json::parse(written);
  const json::object& told = parsed.as_object();
  const json::value* named = told.if_contains("kind");
  const std::string kind = named != nullptr ? text_of(*named) : std::string();
  use(seat, "move", kind);
  if (kind == "end_turn") ++turn_ends_[static_cast<std::size_t>(index(seat))];
  std::vector<std::string> names;
  for (const std::string_view field : naming) {
    const json::value* value = told.if_contains(field);
    if (value == nullptr) continue;
    const auto note = [&](const json::value& one) {
      std::string name = text_of(one);
      if (name.empty()) return;
      names.push_back(name);
      use(seat, field == kind ? kind : kind + " " + std::string(field), std::move(name));
    };
    if (const json::array* list = value->if_array()) {
      for (const json::value& one : *list) note(one);
    } else {
      note(*value);
    }
  }
  for (const std::string& space : game_.explain(state, seat, move).spaces) {
    // Where cards are spaces, they were named before.
    if (std::find(names.begin(), names.end(), space) == names.end()) {
      use(seat, kind + " space", space);
    }
  }
}

void Witness::note_sheet(const AnyState& state, Seat seat) {
  const auto at = static_cast<std::size_t>(index(seat));
  for (const ScoreLine& line : game_.score_sheet(state, seat).lines) {
    sources_[line.reason][at] += line.points;
    std::string name = subject(line);
    if (!name.empty() && line.points != 0) use(seat, "scored " + line.reason, std::move(name));
  }
}

/// A game that counts rounds tells so in its view; otherwise turns are counted.
int Witness::rounds_at(const AnyState& state) const {
  std::string written;
  JsonWriter writer(written, built_in_english());
  game_.write_view(writer, game_.observe(state, Viewer::spectator()));
  const json::value parsed = json::parse(written);
  const json::object& view = parsed.as_object();
  const json::value* round = view.if_contains("round");
  if (round != nullptr && round->is_int64()) return static_cast<int>(round->as_int64());
  const int ends = *std::max_element(turn_ends_.begin(), turn_ends_.end());
  return ends > 0 ? ends : *std::max_element(turns_.begin(), turns_.end());
}

void Witness::write(GameNote& note, Block& block) const {
  note.watched = true;
  note.rounds = rounds_;
  note.choices = choices_;
  note.grade = grade_;
  write_course(note, block);
  write_items(note, block);
  for (const auto& [reason, points] : sources_) {
    for (int seat = 0; seat < players_; ++seat) {
      const int one = points[static_cast<std::size_t>(seat)];
      block.sources[reason] += one;
      if (note.winners.contains(seat_at(seat))) block.winners_sources[reason] += one;
    }
  }
}

void Witness::write_course(GameNote& note, Block& block) const {
  const ValueIndex at(players_);
  const auto count = [&](Value value) -> std::int64_t& {
    return block.values[ValueIndex::of(value)];
  };
  int leader = -1;  // the last sole one
  for (const Scores& scores : looks_) {
    if (players_ == 1) break;
    const auto* best = std::max_element(scores.begin(), scores.begin() + players_);
    if (*best == second_best(scores, players_)) continue;
    const auto now = static_cast<int>(best - scores.begin());
    if (leader >= 0 && now != leader) ++note.lead_changes;
    leader = now;
  }
  count(Value::rounds) += note.rounds;
  count(Value::lead_changes) += note.lead_changes;
  for (const std::uint16_t legal : choices_) {
    count(Value::choices) += legal;
    count(Value::forced) += legal == 1 ? 1 : 0;
  }
  for (int k = 0; k < looks; ++k) {
    const auto part = [k](std::size_t size) {
      return static_cast<std::size_t>(k) * (size - 1) / (looks - 1);
    };
    const Scores& scores = looks_[part(looks_.size())];
    int best = scores[0];
    for (int seat = 0; seat < players_; ++seat) {
      block.values[at.score_at(k)] += scores[static_cast<std::size_t>(seat)];
      best = std::max(best, scores[static_cast<std::size_t>(seat)]);
    }
    if (!choices_.empty()) block.values[at.choices_at(k)] += choices_[part(choices_.size())];
    if (players_ == 1) continue;
    block.values[at.gap_at(k)] += best - second_best(scores, players_);
    int leaders = 0;
    int winners = 0;
    for (int seat = 0; seat < players_; ++seat) {
      if (scores[static_cast<std::size_t>(seat)] != best) continue;
      ++leaders;
      winners += note.winners.contains(seat_at(seat)) ? 1 : 0;
    }
    block.values[at.led_at(k)] += share_unit * winners / leaders;
  }
}

void Witness::write_items(const GameNote& note, Block& block) const {
  std::int64_t table = 0;
  for (int seat = 0; seat < players_; ++seat) table += note.scores[static_cast<std::size_t>(seat)];
  for (const auto& [key, counts] : items_) {
    ItemNote& item = block.items[key];
    std::int64_t sum = 0;
    std::int64_t products = 0;
    std::int64_t squares = 0;
    for (int seat = 0; seat < players_; ++seat) {
      const std::int64_t uses = counts[static_cast<std::size_t>(seat)];
      if (uses == 0) continue;
      sum += uses;
      squares += uses * uses;
      products += uses * note.scores[static_cast<std::size_t>(seat)];
      ++item.users;
      if (note.winners.contains(seat_at(seat))) item.shares += share_unit / note.winners.size();
    }
    item.uses += sum;
    item.use_score += players_ * products - sum * table;
    item.use_use += players_ * squares - sum * sum;
    item.games += 1;
    item.table_scores += table;
  }
}

}  // namespace townsmith::lab
