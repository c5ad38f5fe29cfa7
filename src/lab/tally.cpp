#include "lab/tally.h"

#include <algorithm>
#include <cmath>

namespace townsmith::lab {
namespace {

constexpr auto from_watching = ValueIndex::of(Value::rounds);

void add_game(Tally& tally, const GameNote& game) {
  int best = game.scores[0];
  int second = INT32_MIN;
  for (int seat = 0; seat < tally.players; ++seat) {
    const int score = game.scores[seat_at(seat)];
    tally.seat_scores[game.places[seat_at(seat)]].add(score);
    if (seat == 0) continue;
    second = std::max(second, std::min(best, score));
    best = std::max(best, score);
  }
  tally.winners += static_cast<std::uint64_t>(game.winners.size());
  tally.decisions.add(game.decisions);
  tally.winning_scores.add(best);
  if (tally.players > 1) tally.margins.add(best - second);
  if (!game.watched) return;
  tally.rounds.add(game.rounds);
  if (tally.players > 1) tally.lead_changes.add(game.lead_changes);
  for (const std::uint16_t count : game.choices) tally.choices.add(count);
  if (!game.grade.empty()) ++tally.grades[game.grade];
}

/// A plan with one bot has nothing to say about bots that its seats do not say.
void add_bots(Tally& tally, const Block& block) {
  if (tally.bot_shares.size() < 2) return;
  std::vector<std::int64_t> shares(tally.bot_shares.size());
  std::vector<std::int64_t> scores(tally.bot_shares.size());
  std::vector<std::int64_t> seats(tally.bot_shares.size());
  for (const GameNote& game : block.games) {
    const std::int64_t part = share_unit / std::max(game.winners.size(), 1);
    for (const Seat seat : SeatSet::first(tally.players)) {
      shares[game.bots[seat]] += game.winners.contains(seat) ? part : 0;
      scores[game.bots[seat]] += game.scores[seat] * share_unit;
      ++seats[game.bots[seat]];
    }
  }
  for (std::size_t i = 0; i < shares.size(); ++i) {
    tally.bot_shares[i].add(seats[i] == 0 ? 0 : shares[i] / seats[i]);
    tally.bot_scores[i].add(seats[i] == 0 ? 0 : scores[i] / seats[i]);
  }
}

/// Adds what was counted elsewhere.
template <class T>
void add_to(T& into, const T& from) {
  if constexpr (std::is_arithmetic_v<T>) {
    into += from;
  } else if constexpr (requires { into.add(from); } && !std::same_as<T, Tally>) {
    into.add(from);
  } else if constexpr (Kept<T>) {
    T::members().each(
        [&](const auto& member) { add_to(into.*member.pointer, from.*member.pointer); });
  } else if constexpr (requires { typename T::mapped_type; }) {
    for (const auto& [key, value] : from) add_to(into[key], value);
  } else {
    for (std::size_t i = 0; i < into.size(); ++i) add_to(into[i], from[i]);
  }
}

}  // namespace

Tally::Tally(int players_, int places_, int bots, int games_a_block_)
    : players(players_),
      places(places_),
      games_a_block(games_a_block_),
      values(ValueIndex(places_).size()),
      place_shares(static_cast<std::size_t>(places_)),
      place_scores(static_cast<std::size_t>(places_)),
      seat_scores(static_cast<std::size_t>(places_)),
      bot_shares(static_cast<std::size_t>(bots)),
      bot_scores(static_cast<std::size_t>(bots)) {}

void Tally::add(const Block& block) {
  ++blocks;
  const bool details = !block.games.empty() && block.games.front().watched;
  const ValueIndex index(places);
  for (int place = 0; place < places; ++place) {
    const auto at = static_cast<std::size_t>(place);
    place_shares[at].add(block.values[index.share(place)], block.values[index.seats(place)]);
    place_scores[at].add(block.values[index.score(place)], block.values[index.seats(place)]);
  }
  const std::size_t end = details ? values.size() : index.score_at(0);
  for (std::size_t i = 0; i < end; ++i) {
    if (block.values[i] != 0) values[i].add(block.values[i]);
  }
  for (const GameNote& game : block.games) add_game(*this, game);
  add_bots(*this, block);
  if (!details) return;
  ++watched;
  kept_leads.add(block.values[ValueIndex::of(Value::kept_leads)],
                 block.values[ValueIndex::of(Value::lead_changes)]);
  if (block.offers) ++offers;
  for (const auto& [reason, points] : block.sources) sources[reason].points.add(points);
  for (const auto& [reason, points] : block.winners_sources) sources[reason].winners += points;
  const std::int64_t all = block.values[ValueIndex::of(Value::table_score)];
  for (const auto& [key, note] : block.items) {
    ItemTally& item = items[key];
    item.uses += note.uses;
    item.games += note.games;
    item.share.add(note.shares, note.users);
    item.worth.add(note.use_score, note.use_use);
    item.with.add(note.table_scores, note.games);
    item.all_with += all * note.table_scores;
    item.all_games += all * note.games;
    item.taken.add(note.taken, note.offered);
    item.forced += note.forced;
    for (std::size_t i = 0; i < note.places.size(); ++i) item.places[i] += note.places[i];
  }
  if (!block.thought.asked) return;
  ++thoughts;
  second.add(block.thought.second);
  random.add(block.thought.random);
  second_tenths.add(static_cast<int>(block.thought.second * 10 / thought_unit));
  random_tenths.add(static_cast<int>(block.thought.random * 10 / thought_unit));
}

void Tally::add(const Tally& other) {
  add_to(*this, other);
  add_to(grades, other.grades);
  add_to(sources, other.sources);
  for (const auto& [key, from] : other.items) {
    ItemTally& item = items[key];
    add_to(item, from);
    add_to<ItemSums>(item, from);
  }
}

std::uint64_t Tally::blocks_of(std::size_t value) const {
  const bool plain =
      value < from_watching || (value >= plain_values && value < ValueIndex(places).score_at(0));
  return plain ? blocks : watched;
}

Estimate Tally::mean(std::size_t value, double unit) const {
  return values[value].mean(blocks_of(value), unit * games_a_block);
}

Estimate Tally::share(std::size_t value, double unit) const {
  return values[value].share(blocks_of(value), unit * games_a_block, games_a_block);
}

json::object to_json(const Tally& tally) {
  json::object out;
  keep_members(tally, out);
  json::array grades;
  for (const auto& [grade, count] : tally.grades) {
    grades.emplace_back(json::object{{"name", grade}, {"count", count}});
  }
  out["grades"] = std::move(grades);
  json::array sources;
  for (const auto& [reason, source] : tally.sources) {
    json::object one{{"name", reason}};
    keep_members(source, one);
    sources.emplace_back(std::move(one));
  }
  out["sources"] = std::move(sources);
  json::array items;
  for (const auto& [key, item] : tally.items) {
    json::object one;
    keep_members(key, one);
    one["plain"] = kept<ItemSums>(item);
    keep_members(item, one);
    items.emplace_back(std::move(one));
  }
  out["items"] = std::move(items);
  return out;
}

Result<> read_tally(const json::value& value, Tally& tally) {
  bool good = read_members(value, tally);
  const auto each = [&](std::string_view list, auto&& read) {
    const json::value* found = member_of(value, list);
    good = good && found != nullptr && found->is_array() &&
           std::all_of(found->get_array().begin(), found->get_array().end(), read);
  };
  each("grades", [&](const json::value& one) {
    std::string name;
    return read_member(one, "name", name) && read_member(one, "count", tally.grades[name]);
  });
  each("sources", [&](const json::value& one) {
    std::string name;
    return read_member(one, "name", name) && read_members(one, tally.sources[name]);
  });
  each("items", [&](const json::value& one) {
    ItemKey key;
    if (!read_members(one, key)) return false;
    ItemTally& item = tally.items[key];
    return read_member<ItemSums>(one, "plain", item) && read_members(one, item);
  });
  if (!good) return refuse(Reason::bad_syntax, "the tally of the run is damaged");
  return {};
}

double noticeable_points(const Tally& tally) {
  constexpr double part = 1.0 / 7;
  if (tally.players > 1) {
    return std::max(part * tally.mean(ValueIndex::of(Value::margin)).value, 0.1);
  }
  Histogram scores;
  for (const Histogram& place : tally.seat_scores) scores.add(place);
  return std::max(part * scores.deviation(), 0.1);
}

}  // namespace townsmith::lab
