#include "store/async_store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <fstream>
#include <limits>
#include <memory>

#include "store/backends.h"
#include "store/samples.h"
#include "store/sqlite_store.h"

namespace townsmith::store {
namespace {

using Names = std::vector<std::string>;

/// A service's thread: runs what is posted to it, in the test's own thread.
class Loop {
 public:
  ThreadedAsyncStore::Post post() {
    return [this](std::function<void()> function) {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(function));
      arrived_.notify_one();
    };
  }

  bool run_until(const std::function<bool()>& done) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(120);
    while (!done()) {
      std::unique_lock lock(mutex_);
      if (!arrived_.wait_until(lock, end, [this] { return !posted_.empty(); })) return false;
      const std::function<void()> next = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      next();
    }
    return true;
  }

  std::size_t waiting() {
    const std::lock_guard lock(mutex_);
    return posted_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> posted_;
};

class AsyncStoreTest : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Store> open(int process = 0) {
    return value_of(open_store(backend_->url(process)));
  }

  std::unique_ptr<Backend> backend_ = make_backend(GetParam());
  Loop loop_;
};

TEST_P(AsyncStoreTest, Many_batches_are_stored_in_order_and_each_gets_its_own_answer) {
  ThreadedAsyncStore store(open(), open(), loop_.post());
  int answers = 0;
  store.write({fresh_table("chat")}, {});
  for (int i = 0; i < 100; ++i) {
    const TableWrite table = fresh_table("t" + std::to_string(i % 90));  // ten are taken
    store.write({table, ChatLine{.table = "chat", .person = "ada", .name = "Ada", .text = "hi"}},
                [&answers, i, table](const Result<Written>& result) {
                  const Written written = value_of(result);
                  EXPECT_EQ(answers++, i);
                  EXPECT_EQ(written.conflicts, i < 90 ? Names{} : Names{table.row.id});
                });
  }
  EXPECT_TRUE(loop_.run_until([&] { return answers == 100; }));
}

TEST_P(AsyncStoreTest, What_was_read_comes_back_to_the_service) {
  ThreadedAsyncStore store(open(), open(), loop_.post());
  bool stored = false;
  store.write({fresh_table("t1")}, [&stored](const Result<Written>&) { stored = true; });
  EXPECT_TRUE(loop_.run_until([&] { return stored; }));
  Result<std::optional<TableRow>> row;
  bool told = false;
  store.read([&row](Store& reader) { row = reader.table("t1"); }, [&told] { told = true; });
  EXPECT_TRUE(loop_.run_until([&] { return told; }));
  EXPECT_EQ(value_of(row)->game, "chess");
}

TEST_P(AsyncStoreTest, What_is_to_follow_is_handed_on_and_held_by_nobody_else) {
  // The service counts who holds a game: a thread that has yet to let go would count as well.
  std::weak_ptr<int> held;
  std::vector<bool> let_go;
  const auto post = [&](std::function<void()> function) {
    function = nullptr;
    let_go.push_back(held.expired());
  };
  {
    ThreadedAsyncStore store(open(), open(), post);
    auto token = std::make_shared<int>();
    held = token;
    store.read([](Store&) {}, [token = std::move(token)] {});
  }
  {
    ThreadedAsyncStore store(open(), open(), post);
    auto token = std::make_shared<int>();
    held = token;
    store.write({fresh_table("t1")}, [token = std::move(token)](const Result<Written>&) {});
  }
  EXPECT_EQ(let_go, (std::vector<bool>{true, true}));
}

TEST_P(AsyncStoreTest, A_store_that_ends_first_stores_what_is_queued) {
  {
    ThreadedAsyncStore store(open(), open(), loop_.post());
    for (int i = 0; i < 50; ++i) {
      store.write({fresh_table("t" + std::to_string(i))}, [](const Result<Written>&) {});
    }
  }
  EXPECT_EQ(loop_.waiting(), 50U);
  EXPECT_EQ(value_of(open()->tables({.stages = {Stage::waiting}, .limit = 100})).size(), 50U);
}

INSTANTIATE_TEST_SUITE_P(On, AsyncStoreTest, ::testing::Values("sqlite", "postgres"), kind_of);

/// How often the log of an SQLite file has begun anew: its header counts that.
std::uint32_t beginnings_of_log(const std::string& file) {
  std::ifstream log(file + "-wal", std::ios::binary);
  std::array<unsigned char, 16> header{};
  log.read(reinterpret_cast<char*>(header.data()), header.size());
  std::uint32_t count = 0;
  for (std::size_t i = 12; i < 16; ++i) count = count << 8U | header.at(i);
  return count;
}

TEST(AsyncStoreOnSqlite, A_long_log_begins_anew_though_no_commit_ever_shortens_it) {
  const Folder folder;
  const std::string file = (folder.path() / "store.db").string();
  const auto open = [&file] {
    return value_of(open_sqlite(
        {.file = file, .long_log = 20, .longest_log = std::numeric_limits<int>::max()}));
  };
  Loop loop;
  ThreadedAsyncStore store(open(), open(), loop.post());
  const std::uint32_t before = beginnings_of_log(file);
  for (int i = 0; i < 2000 && beginnings_of_log(file) < before + 3; ++i) {
    bool written = false;
    bool read = false;
    store.write({fresh_table("t" + std::to_string(i))},
                [&written](const Result<Written>& result) { written = result.has_value(); });
    EXPECT_TRUE(loop.run_until([&] { return written; }));
    store.read([](Store&) {}, [&read] { read = true; });
    EXPECT_TRUE(loop.run_until([&] { return read; }));
  }
  EXPECT_GE(beginnings_of_log(file), before + 3);
}

/// Fails as nothing should: what it throws is no error of a database.
class ThrowingStore final : public Store {
 public:
  Result<Written> write(const std::vector<Write>&) override { fail(); }
  Result<std::optional<TableRow>> table(std::string_view) override { fail(); }
  Result<std::vector<Deed>> deeds(std::string_view, std::int64_t) override { fail(); }
  Result<std::vector<TableRow>> tables(const TableQuery&) override { fail(); }
  Result<std::vector<std::string>> people(std::string_view) override { fail(); }
  Result<std::vector<std::string>> due(Time, int) override { fail(); }
  Result<std::optional<Person>> person(std::string_view) override { fail(); }
  Result<std::optional<Key>> key(std::string_view) override { fail(); }
  Result<std::vector<std::string>> muted_by(std::string_view) override { fail(); }
  Result<std::vector<ChatLine>> chat(std::string_view, std::optional<std::int64_t>, int) override {
    fail();
  }
  Result<std::vector<Rating>> best(std::string_view, int) override { fail(); }
  Result<std::vector<Rating>> ratings_of(std::string_view) override { fail(); }
  Result<std::vector<Order>> orders(std::int64_t) override { fail(); }
  Result<std::vector<std::string>> moderators() override { fail(); }
  Result<std::vector<Sanction>> sanctions(std::string_view, std::string_view, int) override {
    fail();
  }
  Result<std::vector<Report>> reports(int) override { fail(); }
  Result<std::vector<Report>> reports_by(std::string_view) override { fail(); }
  Result<std::vector<LogEntry>> log(std::int64_t, int) override { fail(); }
  Result<std::vector<ChatLine>> said_by(std::string_view) override { fail(); }
  Accounts& accounts() override { fail(); }
  Packs& packs() override { fail(); }
  Result<std::vector<Notice>> wait_for_others(int) override {
    return refuse(Reason::io_error, "nothing to be heard");
  }
  bool is_shared() const override { return true; }

 private:
  [[noreturn]] static void fail() { throw std::runtime_error("no memory left"); }
};

TEST(AsyncStoreOfNodes, Whatever_a_store_throws_is_a_problem_and_ends_nothing) {
  Loop loop;
  std::optional<Result<Written>> written;
  std::optional<Result<std::vector<Notice>>> heard;
  ThreadedAsyncStore store(std::make_unique<ThrowingStore>(), std::make_unique<ThrowingStore>(),
                           loop.post(),
                           [&heard](const Result<std::vector<Notice>>& news) { heard = news; });
  store.write({fresh_table("t1")}, [&written](const Result<Written>& result) { written = result; });
  EXPECT_TRUE(loop.run_until([&] { return written && heard; }));
  EXPECT_EQ(written->error().reason, Reason::io_error);
  EXPECT_EQ(heard->error().reason, Reason::io_error) << "who cannot hear others is told so";
}

TEST(AsyncStoreOfNodes, Hears_what_other_nodes_write) {
  const auto backend = make_backend("postgres");
  Loop loop;
  std::vector<Notice> heard;
  ThreadedAsyncStore store(value_of(open_store(backend->url(1))),
                           value_of(open_store(backend->url(1))), loop.post(),
                           [&heard](const Result<std::vector<Notice>>& news) {
                             heard.insert(heard.end(), news->begin(), news->end());
                           });
  EXPECT_TRUE(loop.run_until([&] { return !heard.empty(); }));
  EXPECT_EQ(heard[0].table, any_table);
  store.write({fresh_table("own")}, {});
  const auto other = value_of(open_store(backend->url(2)));
  value_of(other->write({fresh_table("theirs")}));
  EXPECT_TRUE(loop.run_until([&] { return heard.size() == 2; }));
  EXPECT_EQ(heard[1].table, "theirs");
}

}  // namespace
}  // namespace townsmith::store
