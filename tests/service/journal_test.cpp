// Storing, then saying; by itself.
#include "parts_harness.h"

namespace townsmith::service {
namespace {

using Texts = std::vector<std::string>;

/// Tables of which only the names are known.
class NamedTables final : public Journal::Tables {
 public:
  std::optional<std::int64_t> next_revision(const std::string& table) override {
    return ++revisions[table];
  }
  void throw_away(const std::string& table) override { thrown_away.push_back(table); }
  void batch_settled() override { ++settled; }

  std::map<std::string, std::int64_t> revisions;
  Texts thrown_away;
  int settled = 0;
};

class JournalTest : public Parts {
 protected:
  JournalTest() { journal.attach(named); }

  void write_person(const std::string& name, std::function<void(bool)> then) {
    journal.write({store::PersonWrite{{name, name, now, false}}}, std::move(then));
  }
  void note_in(Texts& all, const std::string& what) {
    write_person(what, [&all, what](bool well) { all.push_back(what + (well ? "" : " failed")); });
  }
  static store::Written written_but(std::vector<std::string> conflicts,
                                    std::vector<std::size_t> refused = {}) {
    return {std::move(conflicts), std::move(refused)};
  }

  NamedTables named;
  Client ada = connect("ada");
};

TEST_F(JournalTest, What_needs_no_storing_is_said_at_once_and_in_one_piece) {
  journal.tell(ada, "one");
  journal.tell(ada, "two");
  EXPECT_TRUE(sent_to(ada).empty());
  journal.flush();
  EXPECT_EQ(sent_to(ada), Texts{"one\ntwo"});
}

TEST_F(JournalTest, Nothing_is_said_before_everything_that_led_to_it_is_stored) {
  Texts done;
  note_in(done, "first");
  journal.tell(ada, "first is there");
  journal.flush();
  // What comes meanwhile waits for the next batch, also if it needs no storing itself.
  note_in(done, "second");
  note_in(done, "third");
  journal.tell(ada, "all are there");
  journal.flush();
  EXPECT_TRUE(sent_to(ada).empty());
  EXPECT_TRUE(done.empty());
  store.run();
  EXPECT_EQ(sent_to(ada), (Texts{"first is there", "all are there"}));
  EXPECT_EQ(done, (Texts{"first", "second", "third"}));
  ASSERT_EQ(store.written.size(), 2U);
  EXPECT_EQ(store.written[1].size(), 2U);
  EXPECT_EQ(named.settled, 2);
}

/// Where time passes when the test says so.
class GatheringTest : public JournalTest {
 public:
  bool call_after(std::chrono::microseconds time, std::function<void()> work) override {
    times.push_back(time);
    works.push_back(std::move(work));
    return true;
  }

 protected:
  std::vector<std::chrono::microseconds> times;
  std::vector<std::function<void()>> works;
};

TEST_F(GatheringTest, What_comes_alone_is_stored_at_once_and_what_follows_closely_together) {
  Texts done;
  note_in(done, "first");
  journal.flush();
  store.run();
  EXPECT_EQ(done, Texts{"first"});
  for (const char* name : {"second", "third"}) {
    note_in(done, name);
    journal.flush();
    store.run();
  }
  EXPECT_EQ(done, Texts{"first"});
  works.at(0)();
  store.run();
  EXPECT_EQ(done, (Texts{"first", "second", "third"}));
  ASSERT_EQ(store.written.size(), 2U);
  EXPECT_GT(times.at(1), times.at(0));
  // What needs no storing does not wait.
  journal.tell(ada, "read");
  journal.flush();
  EXPECT_EQ(sent_to(ada), Texts{"read"});
}

TEST_F(GatheringTest, Who_stops_waits_for_what_is_still_gathering) {
  Texts done;
  note_in(done, "first");
  journal.flush();
  store.run();
  note_in(done, "second");
  bool stopped = false;
  journal.stop([&stopped] { stopped = true; });
  EXPECT_FALSE(stopped);
  works.at(0)();
  store.run();
  EXPECT_EQ(done, (Texts{"first", "second"}));
  EXPECT_TRUE(stopped);
}

TEST_F(JournalTest, A_client_that_has_gone_is_told_nothing_and_its_request_ends) {
  bool ended = false;
  journal.answer(ada, 1, "yes", "", [&] { ended = true; }, {});
  sessions.close(ada);
  journal.flush();
  EXPECT_TRUE(sent_to(ada).empty());
  EXPECT_TRUE(ended);
}

TEST_F(JournalTest, A_table_another_node_was_faster_at_never_changed) {
  std::vector<bool> stored;
  for (const char* table : {"slow", "quick"}) {
    journal.table_write(table).row.id = table;
    journal.answer(ada, 7, std::string("done at ") + table, table, nullptr, {});
    journal.tell(ada, std::string("news of ") + table, table);
    journal.when_stored(table, [&](bool well) { stored.push_back(well); });
  }
  journal.flush();
  EXPECT_TRUE(journal.is_pending("slow"));
  // Done on top of what fails: it fails too, and is not written.
  journal.table_write("slow").row.id = "slow";
  journal.tell(ada, "more news of slow", "slow");
  store.next_result = written_but({"slow"});
  store.run();
  const Texts told = sent_to(ada);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].find("done at slow"), std::string::npos);
  EXPECT_EQ(told[0].find("news of slow"), std::string::npos);
  EXPECT_NE(told[0].find(R"({"re":7,"error":{"reason":"stale")"), std::string::npos) << told[0];
  EXPECT_NE(told[0].find("done at quick\nnews of quick"), std::string::npos) << told[0];
  EXPECT_EQ(stored, (std::vector<bool>{false, true}));
  EXPECT_EQ(named.thrown_away, Texts{"slow"});
  EXPECT_EQ(store.written.size(), 1U);
  EXPECT_FALSE(journal.is_pending("slow"));
  EXPECT_EQ(journal.counts().conflicts, 1U);
}

TEST_F(JournalTest, An_answer_that_another_node_made_untrue_is_looked_for_again) {
  Texts asked_again;
  bool ended = false;
  for (const char* table : {"slow", "quick"}) {
    journal.table_write(table).row.id = table;
    journal.answer(
        ada, 7, std::string("done at ") + table, table, [&] { ended = true; }, {},
        [&, table](const std::function<void()>& done) {
          asked_again.emplace_back(table);
          EXPECT_FALSE(journal.is_pending(table));
          journal.answer(ada, 7, "done elsewhere", table, done, {});
        });
  }
  journal.flush();
  store.next_result = written_but({"slow"});
  store.run();
  EXPECT_EQ(asked_again, Texts{"slow"});
  EXPECT_EQ(sent_to(ada), (Texts{"done at quick", "done elsewhere"}));
  EXPECT_TRUE(ended);
}

TEST_F(JournalTest, An_answer_that_could_not_be_stored_is_not_looked_for_again) {
  journal.table_write("lost").row.id = "lost";
  journal.answer(ada, 7, "done", "lost", nullptr, {},
                 [](const std::function<void()>&) { FAIL() << "asked again"; });
  journal.flush();
  store.next_result = refuse(Reason::io_error, "the disk is full");
  store.run();
  const Texts told = sent_to(ada);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_NE(told[0].find("io_error"), std::string::npos);
}

TEST_F(JournalTest, A_write_that_can_never_be_stored_fails_alone) {
  Texts done;
  journal.table_write("gone").row.id = "gone";
  note_in(done, "first");
  note_in(done, "second");
  // The places of the others move when a table is taken out of the batch.
  journal.undo_unwritten("gone", {Reason::stale, say("townsmith", "stale")});
  store.next_result = written_but({}, {1});
  journal.flush();
  store.run();
  EXPECT_EQ(done, (Texts{"first", "second failed"}));
  EXPECT_EQ(store.written[0].size(), 2U);
  EXPECT_TRUE(journal.healthy(now));
}

TEST_F(JournalTest, A_store_that_fails_is_tried_again_until_it_works) {
  Texts done;
  note_in(done, "first");
  store.next_result = refuse(Reason::io_error, say("townsmith", "not-stored"));
  journal.flush();
  store.run();
  EXPECT_EQ(done, Texts{"first failed"});
  EXPECT_FALSE(journal.healthy(now));
  EXPECT_EQ(troubles.size(), 1U);
  journal.probe(now);
  journal.flush();
  store.run();
  EXPECT_TRUE(journal.healthy(now));
  journal.probe(now);  // not needed any more
  journal.flush();
  EXPECT_EQ(store.written.size(), 2U);
}

TEST_F(JournalTest, Storing_that_takes_too_long_is_not_healthy) {
  write_person("first", [](bool) {});
  journal.flush();
  journal.tick(now);
  EXPECT_TRUE(journal.healthy(now + 10'000));
  EXPECT_FALSE(journal.healthy(now + 10'001));
  store.run();
  EXPECT_TRUE(journal.healthy(now + 10'001));
}

TEST_F(JournalTest, It_stops_when_everything_is_stored) {
  Texts done;
  write_person("first", [&](bool) { note_in(done, "second"); });
  journal.flush();
  bool stopped = false;
  journal.stop([&] { stopped = true; });
  EXPECT_FALSE(stopped);
  store.run();
  EXPECT_TRUE(stopped);
  EXPECT_EQ(done, Texts{"second"});
}

TEST_F(JournalTest, A_revision_is_counted_for_each_batch_a_table_is_in) {
  for (int i = 1; i <= 2; ++i) {
    journal.table_write("one").row.id = "one";
    journal.table_write("one").deeds.emplace_back();
    store.next_result = store::Written();
    journal.flush();
    store.run();
    const auto& write = std::get<store::TableWrite>(store.written.back().at(0));
    EXPECT_EQ(write.row.revision, i);
    EXPECT_EQ(store.written.back().size(), 1U);
  }
}

}  // namespace
}  // namespace townsmith::service
