#include "core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace townsmith {
namespace {

TEST(Random, Gives_the_same_numbers_on_every_compiler) {
  Random random(1);
  const std::array<std::uint32_t, 6> expected = {1634181942U, 3615824481U, 2970970626U,
                                                 3340071391U, 1033994466U, 3954006887U};
  for (const std::uint32_t number : expected) EXPECT_EQ(random.next(), number);
  Random other(42, 7);
  EXPECT_EQ(other.next64(), 7619948827300949171ULL);
  const std::array<std::uint32_t, 8> dice = {1U, 0U, 5U, 4U, 1U, 0U, 5U, 5U};
  Random die(2026);
  for (const std::uint32_t face : dice) EXPECT_EQ(die.below(6), face);
}

TEST(Random, Works_at_compile_time) {
  constexpr std::uint32_t number = [] {
    Random random(5);
    return random.below(1000);
  }();
  Random random(5);
  EXPECT_EQ(random.below(1000), number);
}

TEST(Random, Neighbouring_seeds_and_streams_give_unrelated_numbers) {
  std::set<std::uint32_t> first;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (std::uint64_t stream = 0; stream < 100; ++stream)
      first.insert(Random(seed, stream).next());
  }
  EXPECT_GT(first.size(), 9990U);
}

TEST(Random, Below_one_is_always_zero) {
  Random random(3);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, Below_is_unbiased) {
  for (const std::uint32_t n : {2U, 3U, 6U, 7U, 24U}) {
    Random random(n);
    std::array<int, 24> counts{};
    constexpr int each = 10'000;
    for (std::uint32_t i = 0; i < each * n; ++i) {
      const std::uint32_t number = random.below(n);
      ASSERT_LT(number, n);
      ++counts[number];
    }
    for (std::uint32_t i = 0; i < n; ++i) EXPECT_NEAR(counts[i], each, 500) << i << " of " << n;
  }
}

// With n = 3 * 2^30 a plain remainder would give the lower third of the numbers twice as often.
TEST(Random, Below_is_unbiased_where_a_remainder_would_not_be) {
  constexpr std::uint32_t n = 3U << 30U;
  Random random(11);
  std::array<int, 3> thirds{};
  for (int i = 0; i < 30'000; ++i) ++thirds[random.below(n) / (n / 3)];
  for (const int count : thirds) EXPECT_NEAR(count, 10'000, 500);
}

}  // namespace
}  // namespace townsmith
