#include "lab/witness.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/word_files.h"

namespace townsmith::lab {
namespace {

int second_best(const BySeat<int>& scores, int players) {
  int best = scores[0];
  int second = INT32_MIN;
  for (int seat = 1; seat < players; ++seat) {
    const int score = scores[seat_at(seat)];
    second = std::max(second, std::min(best, score));
    best = std::max(best, score);
  }
  return second;
}

}  // namespace

void Witness::decided(const AnyState& state, const AnyMemory& memory, Seat seat,
                      const AnyMove& move) {
  if (index(seat) != last_seat_ || players_ == 1) {
    if (runs_ % players_ == 0) look(state);
    ++runs_;
    last_seat_ = index(seat);
  }
  const std::size_t legal = game_.legal_moves(state, seat).size();
  choices_.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(legal, UINT16_MAX)));
  if (legal > 1 && sampler_.below(++with_choice_) == 0) noticed_ = Noticed{state, memory, seat};
  note_move(state, seat, move);
  rounds_ = game_.round(state);
  if (rounds_ == 0 && game_.ends_turn(state, seat, move)) ++turns_[seat];
}

void Witness::ended(const AnyState& state) {
  look(state);
  for (const Seat seat : SeatSet::first(players_)) note_sheet(state, seat);
  if (players_ == 1) grade_ = game_.grade(state, seat_at(0));
  if (rounds_ == 0) rounds_ = *std::max_element(turns_.begin(), turns_.end());
}

void Witness::look(const AnyState& state) {
  Scores& scores = looks_.emplace_back();
  for (const Seat seat : SeatSet::first(players_)) scores[seat] = game_.score(state, seat);
}

void Witness::count_item(Seat seat, ItemKey item) { ++items_[std::move(item)][seat]; }

void Witness::note_move(const AnyState& state, Seat seat, const AnyMove& move) {
  count_item(seat, {ItemSort::move, "move", game_.move_kind(state, seat, move)});
  for (const Use& use : game_.uses(state, seat, move)) {
    const std::string group = fmt::format("{} {}", use.how, use.kind);
    count_item(seat, {ItemSort::thing, group, built_in_english().say(use.thing)});
    for (const std::string& space : use.spaces) {
      count_item(seat, {ItemSort::space, group + " space", space});
    }
  }
}

void Witness::note_sheet(const AnyState& state, Seat seat) {
  for (const ScoreLine& line : game_.score_sheet(state, seat).lines) {
    sources_[line.reason][seat] += line.points;
    if (line.subject.empty() || line.points == 0) continue;
    count_item(seat,
               {ItemSort::score, "scored " + line.reason, built_in_english().say(line.subject)});
  }
}

void Witness::write(GameNote& note, Block& block) const {
  note.watched = true;
  note.rounds = rounds_;
  note.choices = choices_;
  note.grade = grade_;
  write_course(note, block);
  write_items(note, block);
  for (const auto& [reason, points] : sources_) {
    for (const Seat seat : SeatSet::first(players_)) {
      const int one = points[seat];
      block.sources[reason] += one;
      if (note.winners.contains(seat)) block.winners_sources[reason] += one;
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
    for (const Seat seat : SeatSet::first(players_)) {
      block.values[at.score_at(k)] += scores[seat];
      best = std::max(best, scores[seat]);
    }
    if (!choices_.empty()) block.values[at.choices_at(k)] += choices_[part(choices_.size())];
    if (players_ == 1) continue;
    block.values[at.gap_at(k)] += best - second_best(scores, players_);
    int leaders = 0;
    int winners = 0;
    for (const Seat seat : SeatSet::first(players_)) {
      if (scores[seat] != best) continue;
      ++leaders;
      winners += note.winners.contains(seat) ? 1 : 0;
    }
    block.values[at.led_at(k)] += share_unit * winners / leaders;
  }
}

void Witness::write_items(const GameNote& note, Block& block) const {
  std::int64_t table = 0;
  for (const Seat seat : SeatSet::first(players_)) table += note.scores[seat];
  for (const auto& [key, counts] : items_) {
    ItemNote& item = block.items[key];
    std::int64_t sum = 0;
    std::int64_t products = 0;
    std::int64_t squares = 0;
    for (const Seat seat : SeatSet::first(players_)) {
      const std::int64_t uses = counts[seat];
      if (uses == 0) continue;
      sum += uses;
      squares += uses * uses;
      products += uses * note.scores[seat];
      ++item.users;
      if (note.winners.contains(seat)) item.shares += share_unit / note.winners.size();
    }
    item.uses += sum;
    item.use_score += players_ * products - sum * table;
    item.use_use += players_ * squares - sum * sum;
    item.games += 1;
    item.table_scores += table;
  }
}

}  // namespace townsmith::lab
