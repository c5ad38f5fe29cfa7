#include <gtest/gtest.h>

#include "fair/committed_seed.h"
#include "words.h"

namespace townsmith::fair {
namespace {

/// A record with draws as a live table makes them.
Record fair_game(const Seed& seed, std::vector<std::string> shares) {
  Record record;
  record.commitment = commitment(seed);
  record.shares = std::move(shares);
  record.seed = to_hex(seed);
  FairSource source(*mix(seed, record.shares));
  Step step;
  step.kind = Step::Kind::draws;
  for (std::uint32_t n = 2; n < 40; ++n) step.draws.push_back({n, source.draw(n, {"die"}), ""});
  record.steps.push_back(step);
  return record;
}

const std::string one_share(64, '1');
const std::string other_share(64, '2');

TEST(Verify, A_game_whose_draws_follow_from_seed_and_shares_is_fair) {
  const Record record = fair_game(random_seed(), {one_share, "", other_share});
  EXPECT_EQ(verify(record), std::size_t{38});
}

TEST(Verify, Whatever_is_changed_afterwards_is_noticed) {
  const Record good = fair_game(random_seed(), {one_share, other_share});
  Record bad = good;
  bad.shares[1] = one_share;
  EXPECT_FALSE(verify(bad));
  bad = good;
  bad.steps[0].draws[20].value ^= 1U;
  EXPECT_FALSE(verify(bad));
  bad = good;
  bad.seed = to_hex(random_seed());
  EXPECT_EQ(said(verify(bad).error()), "The seed is not the one that was committed to.");
  bad = good;
  bad.seed.clear();
  EXPECT_FALSE(verify(bad));
  bad = good;
  bad.commitment.clear();
  EXPECT_FALSE(verify(bad));
}

TEST(Verify, A_server_that_chose_another_seed_after_it_saw_the_shares_is_found_out) {
  const std::string promised = commitment(random_seed());
  const Record record = fair_game(random_seed(), {one_share, other_share});
  EXPECT_TRUE(verify(record));  // of itself it says nothing wrong
  EXPECT_EQ(said(verify(record, {promised, ""}).error()),
            "The record names another commitment than the one that was kept.");
  EXPECT_TRUE(verify(record, {record.commitment, one_share}));
}

TEST(Verify, What_was_kept_may_be_written_in_capitals_but_not_shortened) {
  const Record record = fair_game(random_seed(), {std::string(64, 'a'), ""});
  std::string capitals = record.commitment;
  for (char& c : capitals) {
    if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
  }
  EXPECT_TRUE(verify(record, {capitals, std::string(64, 'A')}));
  EXPECT_EQ(verify(record, {record.commitment.substr(1), ""}).error().reason, Reason::bad_syntax);
  EXPECT_EQ(verify(record, {"", "aa"}).error().reason, Reason::bad_syntax);
}

TEST(Verify, A_share_that_was_left_out_is_missed) {
  const Record record = fair_game(random_seed(), {one_share, ""});
  EXPECT_TRUE(verify(record, {"", one_share}));
  EXPECT_EQ(said(verify(record, {"", other_share}).error()),
            "The share is not among those of the record.");
}

TEST(Verify, Every_share_changes_what_is_drawn) {
  const Seed seed = random_seed();
  EXPECT_NE(*mix(seed, std::vector<std::string>{one_share, ""}),
            *mix(seed, std::vector<std::string>{other_share, ""}));
  EXPECT_NE(*mix(seed, std::vector<std::string>{"", ""}), seed);
  EXPECT_FALSE(mix(seed, std::vector<std::string>{"12"}));
}

}  // namespace
}  // namespace townsmith::fair
