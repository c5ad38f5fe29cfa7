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

template <class T>
json::array list_of(const std::vector<T>& list) {
  json::array out;
  for (const T& one : list) out.emplace_back(json_of(one));
  return out;
}

/// Reads back what json_of() wrote; once anything is missing, all the rest is ignored.
class Reader {
 public:
  explicit Reader(const json::value& value) {
    if (!value.is_object()) {
      good_ = false;
    } else {
      root_ = &value.as_object();
    }
  }
  bool good() const { return good_; }

  const json::value* member(std::string_view name) {
    const json::value* found = good_ ? root_->if_contains(name) : nullptr;
    if (found == nullptr) good_ = false;
    return found;
  }
  std::int64_t whole(const json::value* value) {
    if (value != nullptr && value->is_int64()) return value->as_int64();
    if (value != nullptr && value->is_uint64())
      return static_cast<std::int64_t>(value->as_uint64());
    good_ = false;
    return 0;
  }
  std::uint64_t count(const json::value* value) {
    const std::int64_t number = whole(value);
    if (number < 0) good_ = false;
    return static_cast<std::uint64_t>(number);
  }
  template <std::size_t N>
  std::array<std::int64_t, N> wholes(const json::value* value) {
    std::array<std::int64_t, N> numbers{};
    const json::array* list = value != nullptr ? value->if_array() : nullptr;
    if (list == nullptr || list->size() != N) {
      good_ = false;
      return numbers;
    }
    for (std::size_t i = 0; i < N; ++i) numbers[i] = whole(&(*list)[i]);
    return numbers;
  }
  void read(const json::value* value, Sums& sums) {
    const auto numbers = wholes<2>(value);
    sums = {numbers[0], numbers[1]};
  }
  void read(const json::value* value, RatioSums& sums) {
    const auto numbers = wholes<6>(value);
    sums = {numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]};
  }
  void read(const json::value* value, Histogram& histogram) {
    const json::object* object = value != nullptr ? value->if_object() : nullptr;
    const json::value* counts = object != nullptr ? object->if_contains("counts") : nullptr;
    if (counts == nullptr || !counts->is_array()) {
      good_ = false;
      return;
    }
    auto at = static_cast<int>(whole(object->if_contains("from")));
    for (const json::value& one : counts->as_array()) histogram.add(at++, count(&one));
  }
  template <class T>
  void read(const json::value* value, std::vector<T>& list) {
    const json::array* array = value != nullptr ? value->if_array() : nullptr;
    if (array == nullptr || array->size() != list.size()) {
      good_ = false;
      return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) read(&(*array)[i], list[i]);
  }
  template <class Use>
  void each(const json::value* value, Use&& use) {
    const json::array* array = value != nullptr ? value->if_array() : nullptr;
    if (array == nullptr) {
      good_ = false;
      return;
    }
    for (const json::value& one : *array) {
      Reader inner(one);
      use(inner);
      good_ = good_ && inner.good();
    }
  }
  std::string text(const json::value* value) {
    if (value != nullptr && value->is_string()) return std::string(value->as_string());
    good_ = false;
    return {};
  }
  ItemSort sort(const json::value* value) {
    const auto found = std::find(item_sorts.begin(), item_sorts.end(), text(value));
    if (found != item_sorts.end()) return static_cast<ItemSort>(found - item_sorts.begin());
    good_ = false;
    return {};
  }

 private:
  const json::object* root_ = nullptr;
  bool good_ = true;
};

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
  const auto add_all = [](auto& into, const auto& from) {
    for (std::size_t i = 0; i < into.size(); ++i) into[i].add(from[i]);
  };
  blocks += other.blocks;
  watched += other.watched;
  offers += other.offers;
  winners += other.winners;
  add_all(values, other.values);
  add_all(place_shares, other.place_shares);
  add_all(place_scores, other.place_scores);
  add_all(seat_scores, other.seat_scores);
  kept_leads.add(other.kept_leads);
  add_all(bot_shares, other.bot_shares);
  add_all(bot_scores, other.bot_scores);
  decisions.add(other.decisions);
  rounds.add(other.rounds);
  winning_scores.add(other.winning_scores);
  margins.add(other.margins);
  lead_changes.add(other.lead_changes);
  choices.add(other.choices);
  for (const auto& [grade, count] : other.grades) grades[grade] += count;
  for (const auto& [reason, source] : other.sources) {
    sources[reason].points.add(source.points);
    sources[reason].winners += source.winners;
  }
  for (const auto& [key, from] : other.items) {
    ItemTally& item = items[key];
    item.uses += from.uses;
    item.games += from.games;
    item.share.add(from.share);
    item.worth.add(from.worth);
    item.with.add(from.with);
    item.all_with += from.all_with;
    item.all_games += from.all_games;
    item.taken.add(from.taken);
    item.forced += from.forced;
    for (std::size_t i = 0; i < from.places.size(); ++i) item.places[i] += from.places[i];
  }
  thoughts += other.thoughts;
  second.add(other.second);
  random.add(other.random);
  second_tenths.add(other.second_tenths);
  random_tenths.add(other.random_tenths);
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
  out["blocks"] = tally.blocks;
  out["watched"] = tally.watched;
  out["offers"] = tally.offers;
  out["winners"] = tally.winners;
  out["values"] = list_of(tally.values);
  out["place_shares"] = list_of(tally.place_shares);
  out["place_scores"] = list_of(tally.place_scores);
  out["seat_scores"] = list_of(tally.seat_scores);
  out["kept_leads"] = json_of(tally.kept_leads);
  out["bot_shares"] = list_of(tally.bot_shares);
  out["bot_scores"] = list_of(tally.bot_scores);
  out["decisions"] = json_of(tally.decisions);
  out["rounds"] = json_of(tally.rounds);
  out["winning_scores"] = json_of(tally.winning_scores);
  out["margins"] = json_of(tally.margins);
  out["lead_changes"] = json_of(tally.lead_changes);
  out["choices"] = json_of(tally.choices);
  json::array grades;
  for (const auto& [grade, count] : tally.grades) {
    grades.emplace_back(json::object{{"name", grade}, {"count", count}});
  }
  out["grades"] = std::move(grades);
  json::array sources;
  for (const auto& [reason, source] : tally.sources) {
    sources.emplace_back(json::object{
        {"name", reason}, {"points", json_of(source.points)}, {"winners", source.winners}});
  }
  out["sources"] = std::move(sources);
  json::array items;
  for (const auto& [key, item] : tally.items) {
    items.emplace_back(
        json::object{{"sort", name_of(key.sort)},
                     {"group", key.group},
                     {"name", key.name},
                     {"plain", json::array{item.uses, item.games, item.all_with, item.all_games}},
                     {"share", json_of(item.share)},
                     {"worth", json_of(item.worth)},
                     {"with", json_of(item.with)},
                     {"taken", json_of(item.taken)},
                     {"forced", item.forced},
                     {"places", json::array(item.places.begin(), item.places.end())}});
  }
  out["items"] = std::move(items);
  out["thoughts"] = tally.thoughts;
  out["second"] = json_of(tally.second);
  out["random"] = json_of(tally.random);
  out["second_tenths"] = json_of(tally.second_tenths);
  out["random_tenths"] = json_of(tally.random_tenths);
  return out;
}

Result<> read_tally(const json::value& value, Tally& tally) {
  Reader reader(value);
  tally.blocks = reader.count(reader.member("blocks"));
  tally.watched = reader.count(reader.member("watched"));
  tally.offers = reader.count(reader.member("offers"));
  tally.winners = reader.count(reader.member("winners"));
  reader.read(reader.member("values"), tally.values);
  reader.read(reader.member("place_shares"), tally.place_shares);
  reader.read(reader.member("place_scores"), tally.place_scores);
  reader.read(reader.member("seat_scores"), tally.seat_scores);
  reader.read(reader.member("kept_leads"), tally.kept_leads);
  reader.read(reader.member("bot_shares"), tally.bot_shares);
  reader.read(reader.member("bot_scores"), tally.bot_scores);
  reader.read(reader.member("decisions"), tally.decisions);
  reader.read(reader.member("rounds"), tally.rounds);
  reader.read(reader.member("winning_scores"), tally.winning_scores);
  reader.read(reader.member("margins"), tally.margins);
  reader.read(reader.member("lead_changes"), tally.lead_changes);
  reader.read(reader.member("choices"), tally.choices);
  reader.each(reader.member("grades"), [&](Reader& one) {
    const std::string name = one.text(one.member("name"));
    tally.grades[name] = one.count(one.member("count"));
  });
  reader.each(reader.member("sources"), [&](Reader& one) {
    SourceTally& source = tally.sources[one.text(one.member("name"))];
    one.read(one.member("points"), source.points);
    source.winners = one.whole(one.member("winners"));
  });
  reader.each(reader.member("items"), [&](Reader& one) {
    const ItemSort sort = one.sort(one.member("sort"));
    const std::string group = one.text(one.member("group"));
    ItemTally& item = tally.items[{sort, group, one.text(one.member("name"))}];
    const auto plain = one.wholes<4>(one.member("plain"));
    item.uses = plain[0];
    item.games = plain[1];
    item.all_with = plain[2];
    item.all_games = plain[3];
    one.read(one.member("share"), item.share);
    one.read(one.member("worth"), item.worth);
    one.read(one.member("with"), item.with);
    one.read(one.member("taken"), item.taken);
    item.forced = one.whole(one.member("forced"));
    const auto places = one.wholes<max_places>(one.member("places"));
    item.places.assign(places.begin(), places.end());
  });
  tally.thoughts = reader.count(reader.member("thoughts"));
  reader.read(reader.member("second"), tally.second);
  reader.read(reader.member("random"), tally.random);
  reader.read(reader.member("second_tenths"), tally.second_tenths);
  reader.read(reader.member("random_tenths"), tally.random_tenths);
  if (!reader.good()) return refuse(Reason::bad_syntax, "the tally of the run is damaged");
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
