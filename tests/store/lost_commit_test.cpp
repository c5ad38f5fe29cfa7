// The connection to PostgreSQL breaks in the one moment when nobody can tell whether a commit was
// done. Whoever is told that a write is stored must be right, and so must who is told it is not.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <filesystem>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "store/backends.h"
#include "store/samples.h"
#include "store/store.h"
#include "words.h"

namespace townsmith::store {
namespace {

namespace fs = std::filesystem;

/// Stands between a store and its PostgreSQL, and cuts the line at the next COMMIT.
class Between {
 public:
  enum class Cut : std::uint8_t { none, before_commit, after_commit, only_here };

  /// `folder` is where the real socket is.
  explicit Between(const fs::path& folder) : there_(folder / socket_name) {
    std::string name = (fs::temp_directory_path() / "townsmith-between-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    folder_ = name;
    listener_ = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const sockaddr_un address = address_of(folder_ / socket_name);
    ::bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    ::listen(listener_, 8);
    threads_.emplace_back([this] { accept(); });
  }
  ~Between() {
    stop_ = true;
    for (std::size_t i = 0; i < threads_.size(); ++i) threads_[i].join();
    ::close(listener_);
    fs::remove_all(folder_);
  }
  Between(const Between&) = delete;
  Between& operator=(const Between&) = delete;

  const fs::path& folder() const { return folder_; }
  void cut_next(Cut cut) { cut_ = cut; }
  int cuts() const { return cuts_; }

 private:
  static constexpr const char* socket_name = ".s.PGSQL.5432";
  // The whole message: BEGIN ... READ COMMITTED is none. Kind, length, text.
  static constexpr std::string_view commit_message{
      "Q\0\0\0\x0b"
      "COMMIT\0",
      12};

  static sockaddr_un address_of(const fs::path& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.string().copy(address.sun_path, sizeof address.sun_path - 1);
    return address;
  }
  static bool readable(int file) {
    pollfd ready{file, POLLIN, 0};
    return ::poll(&ready, 1, 10) == 1;
  }

  void accept() {
    std::vector<std::thread> lines;
    while (!stop_) {
      if (!readable(listener_)) continue;
      const int client = ::accept(listener_, nullptr, nullptr);
      lines.emplace_back([this, client] { carry(client); });
    }
    for (std::thread& line : lines) line.join();
  }

  void carry(int client) {
    const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const sockaddr_un address = address_of(there_);
    ::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    std::array<char, 16384> some{};
    for (bool open = true; open && !stop_;) {
      std::array<pollfd, 2> ends = {{{client, POLLIN, 0}, {server, POLLIN, 0}}};
      if (::poll(ends.data(), ends.size(), 10) <= 0) continue;
      for (const bool up : {true, false}) {
        if (ends[up ? 0 : 1].revents == 0) continue;
        const ssize_t got = ::read(up ? client : server, some.data(), some.size());
        open = open && got > 0;
        if (got <= 0) continue;
        const std::string_view text(some.data(), static_cast<std::size_t>(got));
        const bool commits = up && text.find(commit_message) != std::string_view::npos;
        const Cut cut = commits ? cut_.exchange(Cut::none) : Cut::none;
        if (cut == Cut::none || cut == Cut::after_commit) {
          (void)!::write(up ? server : client, some.data(), static_cast<std::size_t>(got));
        }
        if (cut == Cut::none) continue;
        // It is done when it is answered; that answer nobody gets.
        if (cut == Cut::after_commit) (void)!::read(server, some.data(), some.size());
        ++cuts_;
        open = false;
        if (cut != Cut::only_here) continue;
        ::close(client);
        while (!stop_ && !readable(server)) continue;
        ::close(server);
        return;
      }
    }
    ::close(client);
    ::close(server);
  }

  fs::path there_;
  fs::path folder_;
  int listener_ = -1;
  std::atomic<Cut> cut_ = Cut::none;
  std::atomic<int> cuts_ = 0;
  std::atomic<bool> stop_ = false;
  std::vector<std::thread> threads_;
};

class LostCommit : public ::testing::Test {
 protected:
  LostCommit() : url_(shared_cluster().fresh_database()) {
    const std::size_t begin = url_.find("host=") + 5;
    const std::size_t end = std::min(url_.find('&', begin), url_.size());
    between_ = std::make_unique<Between>(url_.substr(begin, end - begin));
    direct_ = value_of(open_store(url_));
    store_ = value_of(
        open_store(url_.substr(0, begin) + between_->folder().string() + url_.substr(end)));
    value_of(store_->write({table_}));
  }

  std::string url_;
  std::unique_ptr<Between> between_;
  std::unique_ptr<Store> direct_;
  std::unique_ptr<Store> store_;
  TableWrite table_ = fresh_table("t1");
};

TEST_F(LostCommit, A_commit_whose_answer_was_lost_is_found_to_be_stored) {
  between_->cut_next(Between::Cut::after_commit);
  const auto written = store_->write({moved(table_, 1, 2000)});
  ASSERT_EQ(between_->cuts(), 1);
  ASSERT_TRUE(written) << said(written.error());
  EXPECT_TRUE(written->conflicts.empty());
  EXPECT_EQ(value_of(direct_->deeds("t1", 0)).size(), 1U);
}

TEST_F(LostCommit, A_commit_that_never_arrived_is_done_again_and_stored_once) {
  between_->cut_next(Between::Cut::before_commit);
  const auto written = store_->write({moved(table_, 1, 2000)});
  ASSERT_EQ(between_->cuts(), 1);
  ASSERT_TRUE(written) << said(written.error());
  EXPECT_TRUE(written->conflicts.empty());
  EXPECT_EQ(value_of(direct_->deeds("t1", 0)).size(), 1U);
}

// As if the machine of the client had lost its power.
TEST_F(LostCommit, A_transaction_whose_client_vanished_unnoticed_is_ended_and_done_again) {
  between_->cut_next(Between::Cut::only_here);
  const auto written = store_->write({moved(table_, 1, 2000)});
  ASSERT_EQ(between_->cuts(), 1);
  ASSERT_TRUE(written) << said(written.error());
  EXPECT_TRUE(written->conflicts.empty());
  EXPECT_EQ(value_of(direct_->deeds("t1", 0)).size(), 1U);
}

TEST_F(LostCommit, A_lost_commit_that_was_a_conflict_by_then_is_a_conflict) {
  value_of(direct_->write({moved(table_, 1, 1500, "theirs")}));
  between_->cut_next(Between::Cut::before_commit);
  const auto written = store_->write({moved(table_, 1, 2000, "mine"), fresh_table("t2")});
  ASSERT_EQ(between_->cuts(), 1);
  ASSERT_TRUE(written) << said(written.error());
  EXPECT_EQ(written->conflicts, std::vector<std::string>{"t1"});
  EXPECT_EQ(value_of(direct_->deeds("t1", 0))[0].text, "theirs 1");
  EXPECT_TRUE(value_of(direct_->table("t2")));
}

}  // namespace
}  // namespace townsmith::store
