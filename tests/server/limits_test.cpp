#include "server/limits.h"

#include <gtest/gtest.h>

namespace townsmith::server {
namespace {

using namespace std::chrono_literals;

const Moment start = Moment(1h);

Address numbered(int number) {
  Address address = *parse_address("10.0.0.0");
  address.bytes[13] = static_cast<std::uint8_t>(number >> 16);
  address.bytes[14] = static_cast<std::uint8_t>(number >> 8);
  address.bytes[15] = static_cast<std::uint8_t>(number);
  return address;
}

TEST(Buckets, Are_full_at_first_also_on_a_machine_that_has_just_started) {
  Bucket bucket;
  EXPECT_TRUE(bucket.is_full({0.001, 3}, Moment(1s)));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take({0.001, 3}, Moment(1s)));
  EXPECT_FALSE(bucket.take({0.001, 3}, Moment(1s)));
}

TEST(Buckets, Hold_a_burst_and_then_fill_up_slowly) {
  const Rate rate{2, 3};
  Bucket bucket;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, start));
  EXPECT_FALSE(bucket.take(rate, start));
  EXPECT_FALSE(bucket.take(rate, start + 400ms));
  EXPECT_TRUE(bucket.take(rate, start + 500ms));
  EXPECT_FALSE(bucket.is_full(rate, start + 1s));
  EXPECT_TRUE(bucket.is_full(rate, start + 10s));
}

TEST(Buckets, Are_full_when_new_however_lately_the_machine_was_started) {
  const Rate rate{0.001, 3};
  Bucket bucket;
  EXPECT_TRUE(bucket.is_full(rate, Moment(1s)));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, Moment(1s)));
  EXPECT_FALSE(bucket.take(rate, Moment(1s)));
}

TEST(AddressBook, Forgets_whom_there_is_nothing_to_remember_of) {
  AddressBook book(2, {1, 5}, {1, 5}, 1000);
  for (int i = 0; i < 500; ++i) EXPECT_TRUE(book.may_request(numbered(i), start));
  const auto lease = book.connect(numbered(3));
  EXPECT_EQ(book.size(), 500U);
  book.sweep(start + 500ms);
  EXPECT_EQ(book.size(), 500U);
  book.sweep(start + 5s);
  EXPECT_EQ(book.size(), 1U) << "who is connected stays";
}

TEST(AddressBook, Does_not_grow_beyond_its_size_and_strangers_share_what_is_left) {
  AddressBook book(2, {1, 5}, {1, 5}, 10);
  for (int i = 0; i < 10; ++i) book.may_request(numbered(i), start);
  int allowed = 0;
  for (int i = 10; i < 1000; ++i) allowed += book.may_request(numbered(i), start) ? 1 : 0;
  EXPECT_EQ(book.size(), 10U);
  EXPECT_EQ(allowed, 5);
  EXPECT_TRUE(book.may_request(numbered(0), start)) << "who was known before does not suffer";
}

TEST(AddressBook, Counts_connections_as_long_as_they_live) {
  AddressBook book(2, {1, 5}, {1, 5}, 10);
  auto one = book.connect(numbered(1));
  const auto two = book.connect(numbered(1));
  EXPECT_TRUE(one && two);
  EXPECT_FALSE(book.connect(numbered(1)));
  EXPECT_TRUE(book.connect(numbered(2)));
  one = {};
  EXPECT_TRUE(book.connect(numbered(1)));
}

TEST(Addresses, Of_one_IPv6_network_count_as_one) {
  AddressBook book(1, {1, 5}, {1, 5}, 10);
  const auto one = book.connect(*parse_address("2001:db8:1:2::1"));
  EXPECT_FALSE(book.connect(*parse_address("2001:db8:1:2:ffff::9")));
  EXPECT_TRUE(book.connect(*parse_address("2001:db8:1:3::1")));
}

TEST(Addresses, IPv4_is_the_same_in_both_spellings) {
  EXPECT_EQ(parse_address("203.0.113.7"), parse_address("::ffff:203.0.113.7"));
  EXPECT_FALSE(parse_address("203.0.113"));
  EXPECT_FALSE(parse_address(""));
}

}  // namespace
}  // namespace townsmith::server
