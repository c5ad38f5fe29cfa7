#include "core/seat.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

#include "core/fixed_list.h"
#include "core/result.h"
#include "core/score_sheet.h"

namespace townsmith {
namespace {

TEST(Seat_set, Is_gone_through_in_ascending_order) {
  SeatSet seats;
  for (const int i : {7, 0, 3}) seats.insert(seat_at(i));
  std::vector<int> order;
  for (const Seat seat : seats) order.push_back(index(seat));
  EXPECT_EQ(order, (std::vector<int>{0, 3, 7}));
  EXPECT_EQ(seats.size(), 3);
  EXPECT_EQ(seats.front(), seat_at(0));
  seats.erase(seat_at(0));
  EXPECT_FALSE(seats.contains(seat_at(0)));
  EXPECT_EQ(seats.front(), seat_at(3));
}

TEST(Seat_set, The_first_n_seats) {
  EXPECT_TRUE(SeatSet::first(0).empty());
  EXPECT_EQ(SeatSet::first(1), SeatSet(seat_at(0)));
  EXPECT_EQ(SeatSet::first(max_seats).size(), max_seats);
}

TEST(Seat_set, A_seat_that_does_not_exist_is_in_no_set) {
  for (int i = max_seats; i < 256; ++i) EXPECT_FALSE(SeatSet::first(8).contains(seat_at(i)));
}

TEST(By_seat, Has_an_element_for_each_seat_and_the_bytes_of_an_array) {
  BySeat<int, 3> points{};
  points[seat_at(2)] = 5;
  EXPECT_EQ(points[2], 5);
  EXPECT_EQ(points, (BySeat<int, 3>{0, 0, 5}));
  static_assert(sizeof(BySeat<int, 3>) == 3 * sizeof(int));
  static_assert(std::has_unique_object_representations_v<BySeat<int>>);
  static_assert(std::is_trivially_copyable_v<BySeat<int>>);
}

TEST(Viewer, Is_a_seat_or_a_spectator) {
  EXPECT_TRUE(Viewer::spectator().is_spectator());
  EXPECT_FALSE(Viewer::spectator().is(seat_at(0)));
  EXPECT_TRUE(Viewer(seat_at(2)).is(seat_at(2)));
  EXPECT_FALSE(Viewer(seat_at(2)).is(seat_at(1)));
  EXPECT_EQ(Viewer(seat_at(2)).seat(), seat_at(2));
}

TEST(Fixed_list, Holds_as_much_as_it_has_room_for) {
  FixedList<int, 3> list;
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < 3; ++i) list.push_back(i);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list.back(), 2);
  list.pop_back();
  EXPECT_EQ(list.size(), 2);
  EXPECT_EQ(list[1], 1);
  list.clear();
  EXPECT_EQ(list.begin(), list.end());
}

TEST(Reason, Every_reason_has_a_name) {
  EXPECT_EQ(name_of(Reason::bad_syntax), "bad_syntax");
  EXPECT_EQ(name_of(Reason::not_your_turn), "not_your_turn");
  EXPECT_EQ(name_of(Reason::io_error), "io_error");
}

TEST(Score_sheet, Adds_up_its_lines) {
  EXPECT_EQ(ScoreSheet{}.total(), 0);
  EXPECT_EQ((ScoreSheet{{{"a", literal("A"), 5, {}}, {"b", literal("B"), -2, {}}}}.total()), 3);
}

}  // namespace
}  // namespace townsmith
