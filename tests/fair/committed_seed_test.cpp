#include "fair/committed_seed.h"

#include <gtest/gtest.h>

namespace townsmith::fair {
namespace {

TEST(CommittedSeed, The_stream_is_that_of_the_ChaCha20_standard) {
  // RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce of zeros, blocks 0 and 1.
  SeedStream stream(Seed{});
  EXPECT_EQ(stream.next_word(), 0xade0b876U);
  EXPECT_EQ(stream.next_word(), 0x903df1a0U);
  for (int i = 2; i < 16; ++i) stream.next_word();
  EXPECT_EQ(stream.next_word(), 0xbee7079fU);
}

TEST(CommittedSeed, A_commitment_is_opened_by_its_seed_alone) {
  Seed seed = random_seed();
  const std::string published = commitment(seed);
  EXPECT_EQ(published.size(), 64U);
  EXPECT_TRUE(opens(published, seed));
  seed[31] ^= 1U;
  EXPECT_FALSE(opens(published, seed));
  EXPECT_NE(random_seed(), random_seed());
}

TEST(CommittedSeed, Draws_from_it_are_the_same_again_and_use_every_value) {
  const Seed seed = random_seed();
  std::array<int, 6> seen{};
  SeedStream one(seed);
  SeedStream two(seed);
  CommittedSource first(one);
  CommittedSource second(two);
  Chance chance(first);
  for (int i = 0; i < 6000; ++i) {
    const std::uint32_t value = chance.below(6, {"die"});
    EXPECT_EQ(value, second.draw(6, {"die"}));
    ++seen[value];
  }
  for (const int count : seen) EXPECT_NEAR(count, 1000, 200);
}

TEST(CommittedSeed, A_seed_is_read_back_from_its_text_and_nothing_else_is) {
  const Seed seed = random_seed();
  EXPECT_EQ(seed_from_hex(to_hex(seed)), seed);
  EXPECT_FALSE(seed_from_hex(""));
  EXPECT_FALSE(seed_from_hex(to_hex(seed).substr(1)));
  EXPECT_FALSE(seed_from_hex(to_hex(seed) + "00"));
  EXPECT_FALSE(seed_from_hex("zz" + to_hex(seed).substr(2)));
}

}  // namespace
}  // namespace townsmith::fair
