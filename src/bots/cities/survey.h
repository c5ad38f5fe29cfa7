#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "games/cities/field_boards.h"
#include "games/cities/scoring.h"

namespace townsmith::cities {

/// An attraction or park zone, as someone looks at it who may still build on.
template <class Board>
struct Zone {
  typename Board::Set fields;
  Kind kind;
  int points;    ///< what it is worth to a tourist
  int tourists;  ///< standing in it
  int open;      ///< places beside it where a tile may still be laid
};

/// The best few of some amounts; missing ones are 0.
class Best {
 public:
  void add(int amount) {
    for (int& one : amounts_) {
      if (amount > one) std::swap(amount, one);
    }
  }
  int operator[](std::size_t i) const { return amounts_[i]; }

 private:
  std::array<int, 3> amounts_{};
};

/// What there is to know about a city beyond its score, made for one question.
template <class Board>
class Survey {
 public:
  using Set = typename Board::Set;

  Survey(const City& city, const Looks& looks, int level, bool limited)
      : boards(make_field_boards<Board>(city, looks)), level_(level) {
    const Extent extent = extent_of(city);
    open_west_ = !limited || extent.width() < city_side;
    open_north_ = !limited || extent.height() < city_side;
    for (const Set& kind : boards.kinds) built |= kind;
    empty = Board::everything - built;
    vacant = built - boards.of(Kind::water) - boards.tourists;
    zone_of_.fill(no_zone);
    if (level >= 2) look_around();
    find_zones(Kind::attraction);
    find_zones(Kind::park);
    weigh_tourists();
  }

  /// Places beside these fields where a tile may still be laid. The city lies in the north-west
  /// corner of its board, so places beyond that corner are counted by the fields next to them.
  int open_beside(const Set& fields) const {
    int count = (Board::spread(fields) & empty).count();
    if (open_west_) count += (fields & Board::first_column).count();
    if (open_north_) count += (fields & first_row).count();
    return count;
  }

  /// What a tourist on a vacant field would be worth.
  int worth_of(int square) const {
    const std::size_t zone = zone_of_[static_cast<std::size_t>(square)];
    if (zone == no_zone) return views[static_cast<std::size_t>(square)];
    return zones_[zone].tourists == 0 ? zones_[zone].points : 0;
  }
  /// The same in thirds of points, with a third for every open place: what grows is worth more.
  int prospect_of(int square) const {
    const std::size_t zone = zone_of_[static_cast<std::size_t>(square)];
    if (zone == no_zone) return 3 * views[static_cast<std::size_t>(square)];
    return zones_[zone].tourists == 0 ? 3 * zones_[zone].points + zones_[zone].open : 0;
  }

  /// Calls visit(from, to) for every walk of a tourist to a field next to it.
  template <class Visit>
  void for_each_walk(Visit&& visit) const {
    boards.tourists.for_each([&](int from) {
      (Board::spread8(Set::one(from)) & vacant).for_each([&](int to) { visit(from, to); });
    });
  }

  /// Puts a tourist on a vacant field, from another or from stock.
  void move_tourist(std::optional<int> from, int to) {
    if (from) {
      boards.tourists.reset(*from);
      vacant.set(*from);
      count_tourist(*from, -1);
    }
    boards.tourists.set(to);
    vacant.reset(to);
    count_tourist(to, +1);
    weigh_tourists();
  }

  /// From how many of these squares, looking in each direction over clear fields, one sees a place
  /// where a tile may still be laid.
  int open_sights(const Set& from) const {
    int count = 0;
    const auto look = [&](Set reached, auto step) {
      for (Set seeing = reached; !seeing.empty();) {
        seeing = step(seeing & clear_) - reached;
        reached |= seeing;
      }
      count += (reached & from).count();
    };
    look(Board::south(empty) | (open_north_ ? first_row : Set()),
         [](const Set& s) { return Board::south(s); });
    look(Board::north(empty), [](const Set& s) { return Board::north(s); });
    look(Board::east(empty) | (open_west_ ? Board::first_column : Set()),
         [](const Set& s) { return Board::east(s); });
    look(Board::west(empty), [](const Set& s) { return Board::west(s); });
    return count;
  }

  std::span<const Zone<Board>> zones() const { return {zones_.data(), zone_count_}; }

  FieldBoards<Board> boards;
  Set built;
  Set empty;   ///< on the board, where a tile may be laid
  Set vacant;  ///< where a tourist could stand
  /// Fields seen from each square, were it a terrace with a tourist; 0 at level 1.
  std::array<std::uint8_t, Board::size> views{};
  /// How much would be lost if the tourist on a square went away.
  std::array<std::uint8_t, Board::size> losses{};

 private:
  static constexpr Set make_first_row() {
    Set row;
    for (int x = 0; x < Board::width; ++x) row.set(Board::at(x, 0));
    return row;
  }
  static constexpr Set first_row = make_first_row();

  void find_zones(Kind kind) {
    for (Set rest = boards.of(kind); !rest.empty();) {
      const Set fields = flood<Board>(Set::one(rest.first()), rest);
      rest -= fields;
      fields.for_each([&](int square) {
        zone_of_[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(zone_count_);
      });
      zones_[zone_count_++] = {fields, kind, zone_fields(boards, fields, kind, level_).count(),
                               (fields & boards.tourists).count(), open_beside(fields)};
    }
  }

  /// Every field that is clear to look at is seen by the square before it, and as far back as the
  /// run goes.
  void look_around() {
    clear_ = level_ < 3 ? boards.of(Kind::water) : boards.of(Kind::water) | boards.of(Kind::park);
    const auto look = [&](auto step) {
      for (Set seeing = step(clear_); !seeing.empty(); seeing = step(seeing & clear_)) {
        seeing.for_each([&](int square) { ++views[static_cast<std::size_t>(square)]; });
      }
    };
    look([](const Set& s) { return Board::north(s); });
    look([](const Set& s) { return Board::south(s); });
    look([](const Set& s) { return Board::west(s); });
    look([](const Set& s) { return Board::east(s); });
  }

  void count_tourist(int square, int change) {
    const std::size_t zone = zone_of_[static_cast<std::size_t>(square)];
    if (zone != no_zone) zones_[zone].tourists += change;
  }

  void weigh_tourists() {
    losses.fill(0);
    (boards.tourists & boards.of(Kind::terrace)).for_each([&](int square) {
      losses[static_cast<std::size_t>(square)] = views[static_cast<std::size_t>(square)];
    });
    for (const Zone<Board>& zone : zones()) {
      if (zone.tourists != 1) continue;
      const int square = (zone.fields & boards.tourists).first();
      losses[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(zone.points);
    }
  }

  int level_;
  bool open_west_;
  bool open_north_;
  Set clear_;  ///< what terraces look at
  std::array<Zone<Board>, 4 * max_city_tiles> zones_;
  std::size_t zone_count_ = 0;
  static constexpr std::uint8_t no_zone = 255;
  std::array<std::uint8_t, Board::size> zone_of_;  ///< into zones_, or no_zone
};

}  // namespace townsmith::cities
