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

TEST(Json, Written_for_people_it_is_written_alike_once_more) {
  for (const char* text :
       {"[377777777777777777777777777777777777777777777777777777777777777770]",
        "[0.12345678901234567891, 7.0000000000000001e-5]", "[2.2250738585072011e-308, -9e99]",
        "[3.0, 1e15, 12345678901234567890]"}) {
    const std::string once = json::pretty(json::parse(text));
    EXPECT_EQ(json::pretty(json::parse(once)), once);
  }
}

}  // namespace
}  // namespace townsmith
