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

ItemKey key_of(const Use& use) {
  return {ItemSort::thing, fmt::format("{} {}", use.kind, use.how),
          built_in_english().say(use.thing)};
}

void Witness::decided(const AnyState& state, const AnyMemory& memory, Seat seat,
                      const AnyMove& move) {
  if (index(seat) != last_seat_ || players_ == 1) {
    if (runs_ % players_ == 0) look(state);
    ++runs_;
    last_seat_ = index(seat);
  }
  const std::vector<AnyMove> moves = game_.legal_moves(state, seat);
  const std::size_t legal = moves.size();
  choices_.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(legal, UINT16_MAX)));
  if (legal > 1 && sampler_.below(++with_choice_) == 0) noticed_ = Noticed{state, memory, seat};
  if (offers_) note_offers(state, seat, moves);
  note_hidden(state, seat);
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

Witness::Item& Witness::item(const ItemKey& key) {
  const auto [found, fresh] = items_.try_emplace(key);
  if (fresh) found->second.first_look = looks_.size() - 1;
  return found->second;
}

/// What the seat could use now, as the thing is meant to be used.
void Witness::note_offers(const AnyState& state, Seat seat, const std::vector<AnyMove>& moves) {
  std::vector<std::pair<Use, std::size_t>> offered;  // and in how many moves
  for (const AnyMove& move : moves) {
    for (Use& use : game_.uses(state, seat, move)) {
      if (!use.proper) continue;
      const auto known = std::find_if(offered.begin(), offered.end(), [&](const auto& one) {
        return one.first.kind == use.kind && one.first.how == use.how &&
               one.first.thing == use.thing;
      });
      if (known != offered.end()) {
        ++known->second;
      } else {
        offered.emplace_back(std::move(use), 1);
      }
    }
  }
  for (const auto& [use, count] : offered) {
    Item& one = item(key_of(use));
    one.offered.insert(seat);
    if (count >= moves.size()) one.forced.insert(seat);
  }
}

/// How much of the position the seat does not see.
void Witness::note_hidden(const AnyState& state, Seat seat) {
  const AnyState seen = game_.observe(state, seat).state();
  for (std::size_t i = 0; i < state.bytes.size(); ++i) {
    const bool differs = seen.bytes[i] != state.bytes[i];
    position_ += differs || state.bytes[i] != std::byte{} ? 1 : 0;
    hidden_ += differs ? 1 : 0;
  }
}

void Witness::note_move(const AnyState& state, Seat seat, const AnyMove& move) {
  const auto count = [&](const ItemKey& key) -> Item& {
    Item& one = item(key);
    // What was only offered before is used for the first time now.
    if (std::all_of(one.uses.begin(), one.uses.end(), [](int uses) { return uses == 0; })) {
      one.first_look = looks_.size() - 1;
    }
    ++one.uses[seat];
    return one;
  };
  count({ItemSort::move, "move", game_.move_kind(state, seat, move)});
  for (const Use& use : game_.uses(state, seat, move)) {
    const ItemKey key = key_of(use);
    Item& one = count(key);
    if (use.proper && !one.proper) one.proper = use;
    for (const std::string& space : use.spaces) {
      count({ItemSort::space, key.group + ": space", space});
    }
  }
}

std::vector<ProperUse> Witness::proper_uses() const {
  std::vector<ProperUse> list;
  for (const auto& [key, one] : items_) {
    if (!one.proper) continue;
    SeatSet seats;
    for (const Seat seat : SeatSet::first(players_)) {
      if (one.uses[seat] > 0) seats.insert(seat);
    }
    list.push_back({key, *one.proper, seats});
  }
  return list;
}

void Witness::note_sheet(const AnyState& state, Seat seat) {
  for (const ScoreLine& line : game_.score_sheet(state, seat).lines) {
    sources_[line.reason][seat] += line.points;
    if (line.subject.empty() || line.points == 0) continue;
    Item& one =
        item({ItemSort::score, "points from " + line.reason, built_in_english().say(line.subject)});
    one.first_look = 0;  // what a line says about the whole game
    ++one.uses[seat];
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
  const ValueIndex at(places_);
  const auto count = [&](Value value) -> std::int64_t& {
    return block.values[ValueIndex::of(value)];
  };
  write_leads(note, block);
  count(Value::position) += position_;
  count(Value::hidden) += hidden_;
  count(Value::rounds) += note.rounds;
  count(Value::lead_changes) += note.lead_changes;
  for (const std::uint16_t legal : choices_) {
    count(Value::choices) += legal;
    count(Value::forced) += legal == 1 ? 1 : 0;
  }
  int decided = 0;
  for (int k = 0; k < course_samples; ++k) {
    const auto part = [k](std::size_t size) {
      return static_cast<std::size_t>(k) * (size - 1) / (course_samples - 1);
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
    if (winners == 0) count(Value::behind) += 1;
    if (winners < leaders) decided = k + 1;
  }
  count(Value::decided) += decided;
}

/// Who led when: how often that changed and stayed so, and how far back a winner came from.
void Witness::write_leads(GameNote& note, Block& block) const {
  if (players_ == 1 || note.winners.empty()) return;  // where all forfeited nobody won
  int leader = -1;                                    // the last sole one
  bool changed = false;                               // at the look before
  int comeback = 0;
  for (const Scores& scores : looks_) {
    const auto best = std::max_element(scores.begin(), scores.begin() + players_);
    int winning = INT32_MIN;
    for (const Seat seat : note.winners) winning = std::max(winning, scores[seat]);
    comeback = std::max(comeback, *best - winning);
    if (changed && scores[seat_at(leader)] == *best) {
      ++block.values[ValueIndex::of(Value::kept_leads)];
    }
    changed = false;
    if (*best == second_best(scores, players_)) continue;
    const auto now = static_cast<int>(best - scores.begin());
    if (leader >= 0 && now != leader) {
      ++note.lead_changes;
      changed = true;
    }
    leader = now;
  }
  // What the last look showed nothing can undo.
  if (changed) ++block.values[ValueIndex::of(Value::kept_leads)];
  block.values[ValueIndex::of(Value::comeback)] += comeback;
}

void Witness::write_items(const GameNote& note, Block& block) const {
  std::int64_t table = 0;
  for (const Seat seat : SeatSet::first(players_)) table += note.scores[seat];
  block.offers = offers_;
  for (const auto& [key, seen] : items_) {
    ItemNote& item = block.items[key];
    item.places.resize(max_places);
    const Scores& before = looks_[seen.first_look];
    std::int64_t sum = 0;
    std::int64_t gained = 0;  // by all, since then
    std::int64_t products = 0;
    std::int64_t squares = 0;
    for (const Seat seat : SeatSet::first(players_)) {
      const std::int64_t uses = seen.uses[seat];
      const std::int64_t gain = looks_.back()[seat] - before[seat];
      gained += gain;
      if (seen.offered.contains(seat) && seen.forced.contains(seat)) {
        ++item.forced;
      } else if (seen.offered.contains(seat)) {
        ++item.offered;
        item.taken += uses > 0 ? 1 : 0;
      }
      if (uses == 0) continue;
      sum += uses;
      squares += uses * uses;
      products += uses * gain;
      ++item.users;
      ++item.places[note.places[seat]];
      if (note.winners.contains(seat)) item.shares += share_unit / note.winners.size();
    }
    if (sum == 0) continue;
    item.uses += sum;
    item.use_score += players_ * products - sum * gained;
    item.use_use += players_ * squares - sum * sum;
    item.games += 1;
    item.table_scores += table;
  }
}

}  // namespace townsmith::lab
