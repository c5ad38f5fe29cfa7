// Which moves are legal.
#include <array>
#include <bit>

#include "core/legality.h"
#include "games/cities/cities.h"
#include "games/cities/spaces.h"

namespace townsmith::cities {
namespace {

/// The ways in which some tiles may lie: those of the first tile, of the second, of the third.
class LookList {
 public:
  void add(const Looks& looks, int tile) {
    size_ = static_cast<std::uint8_t>(size_ + looks.turns(tile));
    firsts_[tiles_] = look_of(tile, 0);
    ends_[tiles_++] = size_;
  }
  int size() const { return size_; }
  Look operator[](int i) const {
    std::size_t tile = 0;
    int begin = 0;
    while (i >= ends_[tile]) begin = ends_[tile++];
    return static_cast<Look>(static_cast<int>(firsts_[tile]) + i - begin);
  }
  bool contains(Look look) const {
    bool found = false;
    for (int i = 0; i < size_; ++i) found = found || (*this)[i] == look;
    return found;
  }

 private:
  std::array<Look, max_starting_tiles> firsts_{};
  std::array<std::uint8_t, max_starting_tiles> ends_{};
  std::uint8_t tiles_ = 0;
  std::uint8_t size_ = 0;
};

int below(Random& random, int count) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

/// A tile to lay, in each way it may lie in each cell; or the 17th tile, on each block, and
/// refusing it.
template <class Board>
struct TileMoves {
  LookList looks;
  typename Board::Set places;
  const Grid<Board>* cover = nullptr;  ///< that of the blocks

  Move move(Look look, int square) const {
    return cover != nullptr ? Move::cover(look, cover->field(square))
                            : Move::lay(look, CellMap<Board>::cell(square));
  }
  template <class Visit>
  void each(Visit&& visit) const {
    for (int i = 0; i < looks.size(); ++i) {
      places.for_each([&](int square) { visit(move(looks[i], square)); });
    }
    if (cover != nullptr) visit(Move::refuse());
  }
  bool contains(const Move& wanted) const {
    if (cover != nullptr && wanted == Move::refuse()) return true;
    const bool there =
        cover != nullptr ? cover->has(wanted.field) : CellMap<Board>::has(wanted.cell);
    if (!there || !looks.contains(wanted.look)) return false;
    const int square =
        cover != nullptr ? cover->square(wanted.field) : CellMap<Board>::square(wanted.cell);
    return places.test(square) && wanted == move(wanted.look, square);
  }
  /// Two picks are quicker than one and a division.
  Move pick(Random& random) const {
    if (cover == nullptr) {
      const int square = places.nth(below(random, places.count()));
      return move(looks[below(random, looks.size())], square);
    }
    const int n = below(random, places.count() * looks.size() + 1);
    if (n == places.count() * looks.size()) return Move::refuse();
    return move(looks[n % looks.size()], places.nth(n / looks.size()));
  }
};

/// Staying, a new tourist, or one that walks or jumps.
template <class Board>
class TouristMoves {
 public:
  TouristMoves(const City& city, const TouristTargets<Board>& targets, bool stock)
      : grid_(targets.grid) {
    if (stock) places_ = targets.arrival;
    place_count_ = places_.count();
    size_ = 1 + place_count_;
    for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
      from_[tourists_] = city.field_of_bit(std::countr_zero(rest));
      targets_[tourists_] = targets.targets(from_[tourists_]);
      counts_[tourists_] = targets_[tourists_].count();
      size_ += counts_[tourists_++];
    }
  }

  int size() const { return size_; }
  Move at(int n) const {
    if (n == 0) return Move::stay();
    if (--n < place_count_) return Move::place(grid_.field(places_.nth(n)));
    n -= place_count_;
    std::size_t i = 0;
    while (n >= counts_[i]) n -= counts_[i++];
    return Move::walk(from_[i], grid_.field(targets_[i].nth(n)));
  }
  template <class Visit>
  void each(Visit&& visit) const {
    visit(Move::stay());
    places_.for_each([&](int to) { visit(Move::place(grid_.field(to))); });
    for (std::size_t i = 0; i < tourists_; ++i) {
      targets_[i].for_each([&](int to) { visit(Move::walk(from_[i], grid_.field(to))); });
    }
  }

 private:
  using Set = typename Board::Set;

  Grid<Board> grid_;
  Set places_;
  int place_count_;
  int size_;
  std::size_t tourists_ = 0;
  std::array<Field, max_tourists> from_;
  std::array<Set, max_tourists> targets_;
  std::array<int, max_tourists> counts_;
};

}  // namespace

template <class Visit>
void Cities::offer_moves(const State& state, Seat seat, Visit&& visit) const {
  const Phase now = phase(state, seat);
  const City& city = state.city(seat);
  on_board([&]<class Board>(Board) {
    // 3. Do one thing with a tourist.
    if (now == Phase::tourist) {
      visit(TouristMoves<Board>(city,
                                tourist_targets<Board>(city, looks_, last_block(city), jumping_),
                                tourists_in_stock(city) > 0));
      return;
    }
    LookList looks;
    // The start: any of the starting tiles.
    if (now == Phase::start) {
      for (unsigned left = starting_tiles_left(state, city); left != 0; left &= left - 1) {
        looks.add(looks_, state.order[static_cast<std::size_t>(std::countr_zero(left))]);
      }
      visit(TileMoves<Board>{looks, open_cells<Board>(city, true)});
      return;
    }
    // 2. Lay the tile. Just one more: on top of the city.
    looks.add(looks_, state.tile_in_play());
    if (now == Phase::lay) {
      visit(TileMoves<Board>{looks, open_cells<Board>(city, false)});
    } else {
      const auto grid = make_grid<Board>(city);
      visit(TileMoves<Board>{looks, whole_blocks<Board>(city, grid), &grid});
    }
  });
}

GAME_LEGALITY(Cities);

Move Cities::random_move(const State& state, Seat seat, Random& random) const {
  return pick_move(*this, state, seat, random);
}

}  // namespace townsmith::cities
