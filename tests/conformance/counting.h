#pragma once

// The tests of every game that have to play a great deal: compile them for speed. They take the
// same traits as the suite in conformance/conformance.h:
//
//   TOWNSMITH_COUNTING(CornerLots, CornerLotsTraits);

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>

#include "conformance/golden.h"
#include "conformance/numbers.h"
#include "conformance/random_games.h"
#include "conformance/side_by_side.h"
#include "conformance/traits.h"

namespace townsmith::conformance {

template <class Traits>
class Counting : public testing::Test {};
TYPED_TEST_SUITE_P(Counting);

TYPED_TEST_P(Counting, Every_rare_rule_occurs) {
  using G = typename TypeParam::Rules;
  const auto rare = TypeParam::rare_rules();
  if (rare.empty()) GTEST_SKIP() << "the traits name no rare rules";
  Counters counters;
  std::optional<SideBySide<G>> both;
  random_games<TypeParam>(TypeParam::plies * (sanitized() ? 10 : 1),
                          [&](auto& walk) -> std::string {
                            if (walk.plies() == 0) {
                              auto reference = TypeParam::reference(walk.game().setup());
                              both.reset();
                              if (reference != nullptr) both.emplace(std::move(reference));
                            } else {
                              TypeParam::count(counters, walk);
                            }
                            if (both) both->follow(walk);
                            if (both && walk.over()) {
                              for (const auto& [event, times] : both->reference().events())
                                counters[event] += times;
                            }
                            return {};
                          });
  for (const std::string& event : rare) {
    EXPECT_GT(counters[event], 0) << "it never happened that " << event;
    this->RecordProperty(std::string(event), counters[event]);
  }
}

TYPED_TEST_P(Counting, Counts_and_signatures_are_those_kept) {
  using G = typename TypeParam::Rules;
  const std::string wrong =
      differs_from_golden(TypeParam::goldens() / fmt::format("{}.numbers", G::info().name),
                          numbers_text<G>(TypeParam::content()));
  EXPECT_TRUE(wrong.empty()) << wrong;
}

REGISTER_TYPED_TEST_SUITE_P(Counting, Every_rare_rule_occurs, Counts_and_signatures_are_those_kept);

}  // namespace townsmith::conformance

/// One line runs them over a game.
#define TOWNSMITH_COUNTING(name, traits)                  \
  namespace townsmith::conformance {                      \
  INSTANTIATE_TYPED_TEST_SUITE_P(name, Counting, traits); \
  }                                                       \
  static_assert(true)
