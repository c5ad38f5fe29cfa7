#include "core/json.h"

#include <gtest/gtest.h>

namespace townsmith {
namespace {

TEST(Json, Numbers_are_written_as_people_write_them) {
  EXPECT_EQ(json::serialize(json::value(0.0)), "0");
  EXPECT_EQ(json::serialize(json::value(-0.0)), "0");
  EXPECT_EQ(json::serialize(json::value(0.2620907738)), "0.2620907738");
  EXPECT_EQ(json::serialize(json::value(-12.5)), "-12.5");
  EXPECT_EQ(json::serialize(json::value(3.0)), "3");
  EXPECT_EQ(json::serialize(json::object{{"a", json::array{0.5, 1, "x", nullptr, json::array()}},
                                         {"\"", json::object{{"b", 100.25}}}}),
            R"({"a":[0.5,1,"x",null,[]],"\"":{"b":100.25}})");
  EXPECT_EQ(json::serialize(json::array{json::object{{"z", 0.1}}}), R"([{"z":0.1}])");
}

TEST(Json, What_is_written_is_read_as_the_same_number) {
  for (const double number : {1.0 / 3, 2.6209077380952384e-1, 1e-9, 1.5e300, -7e22}) {
    const json::value read = json::parse(json::serialize(json::value(number)));
    EXPECT_EQ(read.as_double(), number);
  }
}

}  // namespace
}  // namespace townsmith
