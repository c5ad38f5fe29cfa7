#include <gtest/gtest.h>

#include "lab/lab_games.h"
#include "lab/tune_afresh.h"
#include "words.h"

namespace townsmith::lab {
namespace {

TEST(ContentNumbers, Cards_are_found_in_a_file_of_content_by_their_names) {
  const ContentFiles files = built_in_content();
  const auto points = find_numbers(files.find("townbuilder/cards.json")->second, "cards[*].points");
  ASSERT_TRUE(points);
  EXPECT_EQ(points->size(), 60U);
  EXPECT_EQ(points->front().owner, "Bakery");
}

TEST(Tune, Refuses_what_it_does_not_know) {
  const LabGame lab("townbuilder", 2, {"random"});
  const ContentFiles content = built_in_content();
  TuneOrder order;
  order.plan = lab.plan;
  order.ranges = {{"townbuilder/none.json", "x", 0, 1}};
  EXPECT_FALSE(tune_afresh(lab, content, order));
  order.ranges = {{"townbuilder/table.json", "award_points", 0, 9}};
  order.targets = {{"beauty", 1, 1}};
  EXPECT_FALSE(tune_afresh(lab, content, order));
}

}  // namespace
}  // namespace townsmith::lab
