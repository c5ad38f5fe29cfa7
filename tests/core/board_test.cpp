#include <gtest/gtest.h>

#include <set>

#include "core/bits.h"
#include "core/hex_board.h"
#include "core/random.h"
#include "core/square_board.h"

namespace townsmith {
namespace {

template <int Size>
std::set<int> members(const Bits<Size>& bits) {
  std::set<int> out;
  bits.for_each([&out](int i) { out.insert(i); });
  return out;
}

template <int Size>
Bits<Size> some(Random& random, std::uint32_t one_in) {
  Bits<Size> bits;
  for (int i = 0; i < Size; ++i) {
    if (random.below(one_in) == 0) bits.set(i);
  }
  return bits;
}

TEST(Bits, Behave_like_a_set_of_numbers) {
  using Set = Bits<130>;
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    const Set a = some<130>(random, 3);
    const Set b = some<130>(random, 4);
    std::set<int> both;
    std::set<int> either = members(a);
    std::set<int> without = members(a);
    for (const int i : members(b)) {
      if (a.test(i)) both.insert(i);
      either.insert(i);
      without.erase(i);
    }
    EXPECT_EQ(members(a & b), both);
    EXPECT_EQ(members(a | b), either);
    EXPECT_EQ(members(a - b), without);
    EXPECT_EQ(a.count(), static_cast<int>(members(a).size()));
    EXPECT_EQ(a.empty(), members(a).empty());
    int n = 0;
    for (const int i : members(a)) EXPECT_EQ(a.nth(n++), i);
    Set rest = a;
    for (const int i : members(a)) EXPECT_EQ(rest.pop_first(), i);
    EXPECT_TRUE(rest.empty());
  }
}

TEST(Bits, Move_up_and_down_across_words) {
  Random random(2);
  for (int n = 1; n < 64; ++n) {
    const Bits<192> bits = some<192>(random, 3);
    std::set<int> up;
    std::set<int> down;
    for (const int i : members(bits)) {
      if (i + n < 192) up.insert(i + n);
      if (i - n >= 0) down.insert(i - n);
    }
    EXPECT_EQ(members(bits.up(n)), up);
    EXPECT_EQ(members(bits.down(n)), down);
  }
}

TEST(Bits, All_has_every_number_and_no_more) {
  EXPECT_EQ(Bits<91>::all().count(), 91);
  EXPECT_EQ(Bits<64>::all().count(), 64);
  EXPECT_EQ(Bits<64>::from_word(5).count(), 2);
  EXPECT_EQ(Bits<91>::one(90).first(), 90);
}

template <class Board>
bool beside(int a, int b);

using Square = SquareBoard<11, 10>;
template <>
bool beside<Square>(int a, int b) {
  const int x = Square::x_of(a) - Square::x_of(b);
  const int y = Square::y_of(a) - Square::y_of(b);
  return x * x + y * y == 1;
}

using Hex = HexBoard<6>;
template <>
bool beside<Hex>(int a, int b) {
  const int q = Hex::q_of(a) - Hex::q_of(b);
  const int r = Hex::r_of(a) - Hex::r_of(b);
  return (q == 0 && (r == 1 || r == -1)) || (r == 0 && (q == 1 || q == -1)) ||
         (q == 1 && r == -1) || (q == -1 && r == 1);
}

template <class Board>
std::set<int> spread_slowly(const std::set<int>& from) {
  std::set<int> out;
  for (const int i : members(Board::everything)) {
    for (const int j : from) {
      if (beside<Board>(i, j)) out.insert(i);
    }
  }
  return out;
}

template <class Board>
class Boards : public testing::Test {};
using AllBoards = testing::Types<Square, Hex>;
TYPED_TEST_SUITE(Boards, AllBoards);

TYPED_TEST(Boards, Every_space_spreads_to_its_neighbours_and_never_round_the_edge) {
  for (const int i : members(TypeParam::everything)) {
    using Set = typename TypeParam::Set;
    EXPECT_EQ(members(TypeParam::spread(Set::one(i))), spread_slowly<TypeParam>({i})) << i;
  }
}

TYPED_TEST(Boards, A_flood_finds_what_is_connected) {
  Random random(3);
  for (int round = 0; round < 100; ++round) {
    const auto within = some<TypeParam::size>(random, 2) & TypeParam::everything;
    if (within.empty()) continue;
    const int start =
        within.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(within.count()))));
    std::set<int> expected = {start};
    for (std::size_t before = 0; before != expected.size();) {
      before = expected.size();
      for (const int i : spread_slowly<TypeParam>(expected)) {
        if (within.test(i)) expected.insert(i);
      }
    }
    EXPECT_EQ(members(flood<TypeParam>(TypeParam::Set::one(start), within)), expected);
  }
}

TYPED_TEST(Boards, A_flood_from_outside_finds_nothing) {
  using Set = typename TypeParam::Set;
  const int start = TypeParam::everything.first();
  EXPECT_TRUE(flood<TypeParam>(Set::one(start), TypeParam::everything - Set::one(start)).empty());
}

TEST(Square_board, Eight_directions_include_corners_and_the_square_itself) {
  for (const int i : members(Square::everything)) {
    std::set<int> expected;
    for (const int j : members(Square::everything)) {
      const int x = Square::x_of(i) - Square::x_of(j);
      const int y = Square::y_of(i) - Square::y_of(j);
      if (x * x <= 1 && y * y <= 1) expected.insert(j);
    }
    EXPECT_EQ(members(Square::spread8(Square::Set::one(i))), expected);
  }
}

TEST(Square_board, Nothing_leaves_the_board) {
  const auto all = Square::everything;
  for (const auto& moved :
       {Square::north(all), Square::south(all), Square::west(all), Square::east(all)}) {
    EXPECT_TRUE((moved - all).empty());
  }
  EXPECT_EQ(Square::north(all).count(), 99);
  EXPECT_EQ(Square::east(all).count(), 100);
  EXPECT_TRUE(Square::contains(10, 9));
  EXPECT_FALSE(Square::contains(11, 0));
  EXPECT_FALSE(Square::contains(0, -1));
}

TEST(Hex_board, Has_as_many_hexes_as_its_shape) {
  EXPECT_EQ(Hex::everything.count(), 91);
  EXPECT_EQ(HexBoard<1>::everything.count(), 1);
  EXPECT_EQ(HexBoard<4>::everything.count(), 37);
}

TEST(Hex_board, Steps_follow_the_directions) {
  for (int d = 0; d < 6; ++d) {
    const auto [dq, dr] = Hex::directions[static_cast<std::size_t>(d)];
    for (const int hex : members(Hex::everything)) {
      const int q = Hex::q_of(hex) + dq;
      const int r = Hex::r_of(hex) + dr;
      const auto stepped = members(Hex::step(Hex::Set::one(hex), d));
      EXPECT_EQ(stepped, Hex::contains(q, r) ? std::set<int>{Hex::at(q, r)} : std::set<int>{});
    }
    const auto [back_q, back_r] = Hex::directions[static_cast<std::size_t>((d + 3) % 6)];
    EXPECT_EQ(back_q, -dq);
    EXPECT_EQ(back_r, -dr);
  }
}

TEST(Hex_board, Distance_is_the_number_of_steps) {
  const int centre = Hex::at(0, 0);
  auto reached = Hex::Set::one(centre);
  for (int steps = 0; steps < 6; ++steps) {
    reached.for_each([&](int hex) { EXPECT_LE(Hex::distance(centre, hex), steps); });
    EXPECT_EQ(reached.count(), 1 + 3 * steps * (steps + 1));
    reached |= Hex::spread(reached);
  }
}

}  // namespace
}  // namespace townsmith
