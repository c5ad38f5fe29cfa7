// A command that is sent again, because its sender never heard the answer.
#include <fmt/format.h>

#include "core/record.h"
#include "core/replay.h"
#include "host/talk.h"

namespace townsmith::host {
namespace {

/// Luck that is the same for every table.
class Counting final : public ChanceSource {
 public:
  std::uint32_t draw(std::uint32_t n, const Label& /*label*/) override { return count_++ % n; }

 private:
  std::uint32_t count_ = 0;
};

CommittedLuck counting_luck() {
  return {"seed", "commitment",
          [](const std::string&, std::span<const std::string>)
              -> Result<std::unique_ptr<ChanceSource>> { return std::make_unique<Counting>(); }};
}

/// A server's table of two, and everything that was asked of it under an id.
class Again : public ::testing::Test {
 protected:
  struct Asked {
    Client client;
    std::string verb;
    json::object message;
    json::value version;
  };

  std::string create() {
    const json::object made =
        talk.ask("create", {{"game", round_game()},
                            {"seats", json::array{json::object{{"occupant", "open"}},
                                                  json::object{{"occupant", "open"}},
                                                  json::object{{"occupant", "open"}}}}});
    EXPECT_EQ(reason_of(made), "none");
    return text_of(made.at("table"));
  }
  std::string command_id() { return fmt::format("c{}", ++last_); }

  /// Asks under an id, and at once again.
  void twice(Client client, const char* verb, int seat, json::object message = {}) {
    message["table"] = table;
    message["seat"] = seat;
    message["at"] = talk.host.find(table)->table().version(seat_at(seat));
    message["command"] = command_id();
    const json::object first = talk.ask(client, verb, message);
    ASSERT_EQ(reason_of(first), "none") << verb << json::serialize(first);
    const std::size_t done = deeds.size();
    const json::object again = talk.ask(client, verb, message);
    EXPECT_EQ(reason_of(again), "none") << verb << json::serialize(again);
    if (again.contains("version")) {
      EXPECT_EQ(again.at("version"), first.at("version")) << verb;
    }
    EXPECT_EQ(deeds.size(), done) << verb;
    asked.push_back({client, verb, message, first.at("version")});
  }
  json::object first_move(Client client, int seat) {
    const json::object seen = talk.ask(client, "view", {{"table", table}, {"as", seat}});
    return {{"move", seen.at("view").at("moves").at(0).at("move")}};
  }
  /// Every verb that takes an id, by whoever may.
  void play() {
    twice(talk.ada, "sit", 2, {{"bot", "random"}, {"name", "Robin"}});
    twice(talk.ada, "sit", 0);
    twice(talk.ben, "sit", 1);
    twice(talk.ben, "leave", 1);
    twice(talk.ben, "sit", 1, {{"share", std::string(64, 'b')}});
    twice(talk.ada, "start", 0);
    twice(talk.ada, "move", 0, first_move(talk.ada, 0));
    twice(talk.ada, "undo", 0);
    twice(talk.ada, "move", 0, first_move(talk.ada, 0));
    twice(talk.ada, "restart", 0);
    while (talk.host.find(table)->table().to_move(seat_at(0))) {
      twice(talk.ada, "move", 0, first_move(talk.ada, 0));
    }
    twice(talk.ada, "commit", 0);
    twice(talk.ben, "move", 1, first_move(talk.ben, 1));
    twice(talk.ben, "leave", 1);
    twice(talk.ben, "back", 1);
  }
  void everything_is_still_answered() {
    for (const Asked& one : asked) {
      const json::object again = talk.ask(one.client, one.verb, one.message);
      EXPECT_EQ(reason_of(again), "none") << one.verb << json::serialize(again);
      if (again.contains("version")) {
        EXPECT_EQ(again.at("version"), one.version) << one.verb;
      }
    }
  }

  std::vector<Deed> deeds;
  Talk talk{false,
            1,
            {},
            {.name_table = {},
             .new_luck = counting_luck,
             .done = [this](const std::string&, const Deed& deed) { deeds.push_back(deed); },
             .about = {}}};
  std::vector<Asked> asked;
  std::string table = create();

 private:
  int last_ = 0;
};

TEST_F(Again, Every_command_is_answered_as_it_was_and_not_done_again) {
  play();
  const std::size_t done = deeds.size();
  everything_is_still_answered();
  EXPECT_EQ(deeds.size(), done);
}

TEST_F(Again, A_table_that_was_restored_from_its_deeds_remembers_them_too) {
  play();
  const Record header = new_record(talk.host.find(table)->game());
  talk.host.forget(table);
  ASSERT_TRUE(talk.host.restore(table, header, "ada", counting_luck()));
  for (const Deed& deed : deeds) {
    const Result<Deed> read = parse_deed(to_text(deed));
    ASSERT_TRUE(read);
    ASSERT_TRUE(talk.host.find(table)->repeat(*read));
  }
  everything_is_still_answered();
}

TEST_F(Again, A_move_is_answered_though_a_bot_has_taken_over) {
  twice(talk.ada, "sit", 0);
  twice(talk.ben, "sit", 1);
  twice(talk.ada, "sit", 2, {{"bot", "random"}});
  twice(talk.ada, "start", 0);
  twice(talk.ada, "move", 0, first_move(talk.ada, 0));
  ASSERT_TRUE(talk.host.act(table, {table::Command::Kind::away, seat_at(0), "medium"}));
  everything_is_still_answered();
}

TEST_F(Again, Nobody_gets_the_answer_of_somebody_else) {
  twice(talk.ada, "sit", 0);
  const Asked& sat = asked.back();
  EXPECT_NE(reason_of(talk.ask(talk.ben, "sit", sat.message)), "none");
  twice(talk.ada, "leave", 0);
  const json::object left = asked.back().message;
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "leave", left)), "not_your_seat");
  // A text that another person has used is not taken.
  json::object message = left;
  message["at"] = talk.host.find(table)->table().version(seat_at(0));
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "sit", message)), "none");
  EXPECT_EQ(talk.host.find(table)->owner(seat_at(0)), "ben");
}

}  // namespace
}  // namespace townsmith::host
