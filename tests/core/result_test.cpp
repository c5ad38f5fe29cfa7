#include "core/result.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>

namespace townsmith {
namespace {

Result<int> counted(int& calls, bool refused = false) {
  ++calls;
  if (refused) return refuse(Reason::too_much, "too much");
  return calls;
}

Result<std::string> two_calls(int& calls, bool second_refused) {
  TRY(const int first, counted(calls));
  TRY(counted(calls, second_refused));
  return std::to_string(first);
}

TEST(Try, Hands_on_the_value_or_the_problem_of_a_single_call) {
  int calls = 0;
  EXPECT_EQ(two_calls(calls, false), "1");
  EXPECT_EQ(calls, 2);
  const Result<std::string> refused = two_calls(calls, true);
  EXPECT_EQ(calls, 4);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), (Problem{Reason::too_much, literal("too much")}));
}

Result<std::unique_ptr<int>> only_movable(int number) { return std::make_unique<int>(number); }

Result<> take(std::unique_ptr<int>& to, int& sum) {
  TRY(const auto own, only_movable(1));
  TRY(std::unique_ptr<int> other, only_movable(2));
  TRY(to, only_movable(3));
  sum = *own + *other + *to;
  return {};
}

TEST(Try, Moves_the_value_into_what_is_declared_or_assigned) {
  std::unique_ptr<int> to;
  int sum = 0;
  EXPECT_TRUE(take(to, sum));
  EXPECT_EQ(sum, 6);
}

/// What has a name is looked at, and keeps its value.
Result<std::string> look_at(const Result<std::string>& named, bool check) {
  if (check)
    TRY(named);
  else
    return "unchecked";
  TRY((std::map<int, std::string>{{1, "one"}}.empty() ? named : Result<std::string>("other")));
  TRY(const std::string copy, named);
  return copy + *named;
}

TEST(Try, Is_one_statement_and_leaves_a_named_result_as_it_is) {
  const Result<std::string> good = "good";
  const Result<std::string> bad = refuse(Reason::stale, "bad");
  EXPECT_EQ(look_at(good, true), "goodgood");
  EXPECT_EQ(look_at(bad, false), "unchecked");
  EXPECT_EQ(look_at(bad, true), bad);
}

}  // namespace
}  // namespace townsmith
