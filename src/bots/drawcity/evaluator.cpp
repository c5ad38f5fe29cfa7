// What bots ask about a position: what a seat may still make of it.
#include "bots/drawcity/evaluator.h"

#include <algorithm>
#include <bit>

namespace townsmith::drawcity {

static_assert(bots::Evaluated<DrawCity>);

using bots::point;

namespace {

/// Spaces by how many of some sets they are in.
class SpaceCounts {
 public:
  void add(const Spaces& set) {
    for (std::size_t i = at_least_.size(); i-- > 1;) at_least_[i] |= at_least_[i - 1] & set;
    at_least_[0] |= set;
  }
  const Spaces& at_least(int count) const { return at_least_[static_cast<std::size_t>(count - 1)]; }

 private:
  std::array<Spaces, 4> at_least_{};
};

/// One seat's prospects; writes its features.
class Prospects {
 public:
  Prospects(const DrawCity& game, const State& state, Seat seat, std::span<std::int16_t> out)
      : game_(game),
        state_(state),
        seat_(seat),
        values_(out),
        own_(state.owned[seat]),
        built_(state.built()),
        free_(game.in_use() - built_) {}

  void write() {
    find_reach();
    tell_tempo();
    find_sites();
    tell_houses();
    tell_shops();
    tell_sites();
    tell_hand();
    if (state_.phase == Phase::set_up) return;
    if (game_.with_goals()) tell_goals();
    if (game_.with_zoning()) tell_zoning();
    if (game_.with_demand()) tell_demand();
    if (game_.with_locations()) tell_locations();
    if (game_.with_neighborhoods()) tell_lines();
  }

  int capacity() {
    find_reach();
    int sum = 0;
    for (const int count : street_capacity_) sum += count;
    return sum;
  }

 private:
  void put(Feature feature, int value) { values_.put(feature, value); }

  /// About a third of the builds to come: what one type may get.
  int some_builds() const { return (builds_ + 9) / 18; }

  bool finished() const { return state_.has_finished(seat_); }

  /// Numbers that share a gap between own developments have the same open spaces there: as many can
  /// be built as there are numbers and spaces.
  void find_reach() {
    if (finished()) return;
    open_ = game_.open_by_number(state_, seat_);
    SpaceCounts numbers;
    for (const Spaces& open : open_) numbers.add(open);
    reach_ = numbers.at_least(1);
    lively_ = numbers.at_least(3);
    for (int street = 0; street < game_.streets(); ++street) {
      unsigned gap = 0;
      int fit = 0;
      int sum = 0;
      for (const Spaces& open : open_) {
        const unsigned row = row_of(open, street);
        if (row != gap) {
          sum += std::min(fit, std::popcount(gap));
          gap = row;
          fit = 0;
        }
        ++fit;
      }
      street_capacity_[static_cast<std::size_t>(street)] = sum + std::min(fit, std::popcount(gap));
    }
  }

  void tell_tempo() {
    const int players = game_.setup().players;
    int capacity = 0;
    for (const int count : street_capacity_) capacity += count;
    int cards = 0;
    int spaces = 0;
    for (std::size_t n = 0; n < number_count; ++n) {
      const int copies = game_.content().cards.numbers[n];
      cards += open_[n].empty() ? 0 : copies;
      spaces += open_[n].count() * copies;
    }
    const int room = free_.count() * 6 / players;
    builds_ = std::min(capacity * 6, room);
    put("room for each player", room);
    put("builds that fit", capacity);
    put("builds to come", builds_);
    put("cards that fit", cards);
    put("spaces for a card", spaces / 8);
    put("spaces in reach", reach_.count());
    put("spaces for three numbers", lively_.count());
    put("others that have finished", std::popcount(state_.finished) - (finished() ? 1 : 0));
    put("skipped once", state_.skips[seat_] == 1 ? 1 : 0);
    put("finished", finished() ? 1 : 0);
    const int ahead = townsmith::index(seat_) - townsmith::index(state_.active);
    const bool turn_is_over = state_.phase == Phase::draw && ahead == 0;
    put("turns before mine", ahead < 0 || turn_is_over ? ahead + players : ahead);
  }

  void find_sites() {
    for (const Spaces& type : state_.types) types_near_.add(Board::spread(type));
    const Spaces others = built_ - own_;
    others_near_.add(Board::north(others));
    others_near_.add(Board::south(others));
    others_near_.add(Board::west(others));
    others_near_.add(Board::east(others));
  }

  const std::array<int, Board::size + 1>& houses() const { return game_.content().charts.houses; }
  int group_worth(int size) const { return houses()[static_cast<std::size_t>(size)]; }

  void tell_houses() {
    Spaces rest = own_ & state_.types[index(Type::house)];
    Spaces largest;
    Spaces before;  // beside a group seen already
    int size = 0;
    int groups = 0;
    int merge = 0;
    int second = 0;
    while (!rest.empty()) {
      const Spaces group = flood<Board>(Spaces::one(rest.first()), rest);
      rest -= group;
      ++groups;
      int count = group.count();
      const Spaces sides = Board::spread(group) & reach_;
      if (!(sides & before).empty()) {
        const int other = std::max(size, second);
        merge = std::max(merge,
                         group_worth(count + other + 1) - group_worth(count) - group_worth(other));
      }
      before |= sides;
      if (count > size) {
        std::swap(count, size);
        largest = group;
      }
      second = std::max(second, count);
    }
    put("houses in the largest group", size);
    put("groups of houses", groups);
    put("points for joining groups", merge);
    if (size == 0) return;
    house_sides_ = Board::spread(largest) & reach_;
    house_next_ = group_worth(size + 1) - group_worth(size);
    put("spaces beside the largest group", std::min(house_sides_.count(), 8));
    if (house_sides_.empty()) return;
    put("points for the next house", house_next_);
    // What is within three steps, through spaces in reach.
    Spaces near = house_sides_;
    for (int i = 0; i < 2; ++i) near |= Board::spread(near) & reach_;
    put("space for the largest group", std::min(near.count(), 20));
    const int more = std::min(near.count(), some_builds());
    put("points for some houses", group_worth(size + more) - group_worth(size));
  }

  void tell_shops() {
    const auto& chart = game_.content().charts.shops;
    const Spaces shops = own_ & state_.types[index(Type::shop)];
    int next = 0;
    int two = 0;
    int four = 0;
    int room = 0;
    int promise = 0;
    for (int street = 0; street < game_.streets(); ++street) {
      const int count = std::popcount(row_of(shops, street));
      const int open = street_capacity_[static_cast<std::size_t>(street)];
      const auto gain = [&](int more) {
        const int after = std::min(count + std::min(more, open), columns);
        return chart[static_cast<std::size_t>(after)] - chart[static_cast<std::size_t>(count)];
      };
      next = std::max(next, gain(1));
      two = std::max(two, gain(2));
      four = std::max(four, gain(4));
      promise = std::max(promise, gain(some_builds()));
      room += count * std::min(open, 3);
    }
    put("points for the next shop", next);
    put("points for two shops", two);
    put("points for four shops", four);
    put("room beside shops", room);
    put("points for some shops", promise);
  }

  void tell_sites() {
    const Spaces factories = own_ & state_.types[index(Type::factory)];
    int gain = 0;
    factories.for_each([&](int space) {
      int missing = type_count;
      for (const Spaces& type : state_.types) missing -= (beside(space) & type).empty() ? 0 : 1;
      gain += std::min(missing, (beside(space) & free_).count());
    });
    put("types factories may get", gain);
    put("sites by three types", (reach_ & types_near_.at_least(3)).count());
    put("sites by four types", (reach_ & types_near_.at_least(4)).count());
    int sides = 0;
    (own_ & state_.types[index(Type::park)]).for_each([&](int space) {
      sides += (beside(space) & free_).count();
    });
    put("free sides of parks", sides);
    put("sites by two others", (reach_ & others_near_.at_least(2)).count());
    put("sites by three others", (reach_ & others_near_.at_least(3)).count());
    const Spaces online = Board::spread(state_.internet) | game_.internet_starts();
    put("sites with internet", std::min((reach_ & online).count(), 12));
  }

  // Cards that are not known to whoever asks count for nothing.
  void tell_hand() {
    Spaces open;
    int stuck = 0;
    int spaces = 0;
    for (const CardValue card : state_.number_cards.hand[seat_]) {
      if (card == 0 || card == face_down) continue;
      const Spaces& here = open_[card - 1U];
      open |= here;
      stuck += here.empty() ? 1 : 0;
      spaces += std::min(here.count(), 12);
    }
    put("spaces for the hand", spaces);
    put("numbers that are stuck", stuck);
    int best = 0;
    for (const CardValue card : state_.type_cards.hand[seat_]) {
      if (card == 0 || card == face_down) continue;
      values_.add(Feature("houses in hand") + (card - 1U), 1);
      best = std::max(best, best_gain(type_of(card), open));
    }
    put("points in hand", best);
  }

  /// Roughly the most points that a type makes at once on one of some spaces.
  int best_gain(Type type, const Spaces& spaces) const {
    if (spaces.empty()) return 0;
    const auto most_of = [&](const SpaceCounts& counts) {
      int count = 4;
      while (count > 0 && (counts.at_least(count) & spaces).empty()) --count;
      return count;
    };
    switch (type) {
      case Type::house: return (house_sides_ & spaces).empty() ? 2 : house_next_;
      case Type::shop: {
        const auto& chart = game_.content().charts.shops;
        const Spaces shops = own_ & state_.types[index(Type::shop)];
        int best = 0;
        for (int street = 0; street < game_.streets(); ++street) {
          if (row_of(spaces, street) == 0) continue;
          const auto count = static_cast<std::size_t>(std::popcount(row_of(shops, street)));
          best = std::max(best, chart[count + 1] - chart[count]);
        }
        return best;
      }
      case Type::factory: return most_of(types_near_);
      case Type::park: return most_of(others_near_) + 1;
    }
    return 0;
  }

  void tell_goals() {
    std::array<int, 4> points{};
    for (int i = 0; i < game_.goal_slots_used(); ++i) {
      const GoalCard& card = state_.goals[static_cast<std::size_t>(i)];
      if (card.space[seat_] != 0 || card.used >= game_.goal_spaces()) continue;
      const int lacking = builds_lacking(game_, state_, seat_, game_.goal_in(state_, i));
      points[static_cast<std::size_t>(std::min(lacking, 4) - 1)] +=
          game_.content().goals.points[card.used];
    }
    put("goals that lack one", points[0]);
    put("goals that lack two", points[1]);
    put("goals that lack three", points[2]);
    put("goals that lack more", points[3]);
  }

  void tell_zoning() {
    const auto& firsts = game_.content().board.districts;
    std::array<int, 3> districts{};
    for (int i = 0; i < district_count; ++i) {
      const Spaces& here = game_.district(i);
      std::array<int, type_count> asked{};
      for (int x = firsts[static_cast<std::size_t>(i)]; x < firsts[static_cast<std::size_t>(i) + 1];
           ++x) {
        ++asked[index(type_of(state_.zoning[static_cast<std::size_t>(x)]))];
      }
      int lacking = 0;
      for (std::size_t type = 0; type < type_count; ++type) {
        if (asked[type] == 0) continue;
        lacking += std::max(asked[type] - (own_ & here & state_.types[type]).count(), 0);
      }
      if (lacking == 0 || (reach_ & here).count() < lacking) continue;
      ++districts[static_cast<std::size_t>(std::min(lacking, 3) - 1)];
    }
    put("districts that lack one", districts[0]);
    put("districts that lack two", districts[1]);
    put("districts that lack more", districts[2]);
  }

  void tell_demand() {
    int safe = 0;
    int led = 0;
    int tied = 0;
    int behind = 0;
    int open = 0;
    for (int street = 0; street < game_.streets(); ++street) {
      const auto row = static_cast<std::size_t>(street);
      const Spaces wanted = state_.types[index(type_of(state_.demand[row]))] & street_spaces[row];
      const int mine = (wanted & own_).count();
      int max = 0;
      for (int other = 0; other < game_.setup().players; ++other) {
        if (seat_at(other) == seat_) continue;
        max = std::max(max, (wanted & state_.owned[seat_at(other)]).count());
      }
      const bool can = street_capacity_[row] > 0;
      const int lead = mine - max;
      if (lead >= 2) ++safe;
      if (lead == 1) ++led;
      if (lead == 0 && mine > 0 && can) ++tied;
      if (lead == -1 && can) ++behind;
      if (mine == 0 && max == 0 && can) ++open;
    }
    put("demand that is safe", safe);
    put("demand just met", led);
    put("demand that is shared", tied);
    put("demand just missed", behind);
    put("demand nobody meets", open);
  }

  void tell_locations() {
    const Locations& locations = game_.content().locations;
    std::array<int, colour_count> counts{};
    int min = Board::size;
    for (std::size_t i = 0; i < colour_count; ++i) {
      counts[i] = (locations.spaces[i] & own_).count();
      min = std::min(min, counts[i]);
    }
    int in_set = 0;
    int in_reach = 0;
    for (std::size_t i = 0; i < colour_count; ++i) {
      in_set += counts[i] > min ? 1 : 0;
      in_reach += counts[i] == min && !(locations.spaces[i] & reach_).empty() ? 1 : 0;
    }
    put("colours in reach", in_reach);
    if (in_reach == 0 || in_set == colour_count) return;
    const auto at = static_cast<std::size_t>(in_set);
    put("points for the next location",
        locations.points[at] - (in_set > 0 ? locations.points[at - 1] : 0));
  }

  void tell_lines() {
    Spaces sites;
    for (std::size_t type = 0; type < type_count; ++type) {
      for (const Spaces& at : game_.completions(state_, static_cast<Type>(type)).at) sites |= at;
    }
    put("sites that complete a line", (sites & reach_).count());
  }

  const DrawCity& game_;
  const State& state_;
  Seat seat_;
  bots::FeatureValues<feature_names> values_;
  const Spaces& own_;
  Spaces built_;
  Spaces free_;
  std::array<Spaces, number_count> open_{};  ///< by number
  Spaces reach_;                             ///< by any number
  Spaces lively_;                            ///< by three or more
  std::array<int, max_streets> street_capacity_{};
  int builds_ = 0;  ///< to come, in sixths
  SpaceCounts types_near_;
  SpaceCounts others_near_;
  Spaces house_sides_;
  int house_next_ = 0;
};

}  // namespace

std::span<const std::string_view> Evaluator::feature_names() { return drawcity::feature_names; }

// With many spaces for each player there is hardly a fight for them.
std::string_view Evaluator::weights_name(const DrawCity& game) {
  const int players = game.setup().players;
  const bool wide = game.streets() * columns > 26 * players;
  if (players == 2) return wide ? "two, wide" : "two";
  return wide ? "more, wide" : "more";
}

int Evaluator::stage(const State& state) const {
  const int built = state.built().count();
  return std::min(built * stages / (game_.streets() * columns), stages - 1);
}

void Evaluator::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  Prospects(game_, state, seat, out).write();
}

// A beginner minds the order: half a point for each build that still fits into its own streets.
int Evaluator::potential(const State& state, Seat seat) const {
  return Prospects(game_, state, seat, {}).capacity() * point / 2;
}

}  // namespace townsmith::drawcity
