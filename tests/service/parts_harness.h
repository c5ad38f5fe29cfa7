#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/content_files.h"
#include "harness.h"
#include "service/luck.h"
#include "service/table_cache.h"

namespace townsmith::service {

/// A store that does what it was asked when the test says so, in the test's own thread.
class SteppedStore final : public store::AsyncStore {
 public:
  explicit SteppedStore(const std::string& url) : store_(std::move(*store::open_store(url))) {}

  bool is_shared() const override { return shared; }
  void write(std::vector<store::Write> batch, WriteDone done) override {
    waiting_.push_back([this, batch = std::move(batch), done = std::move(done)] {
      written.push_back(batch);
      const auto result = std::exchange(next_result, std::nullopt);
      done(result ? *result : store_->write(batch));
    });
  }
  void read(std::function<void(store::Store&)> in_thread, std::function<void()> then) override {
    waiting_.push_back([this, in_thread = std::move(in_thread), then = std::move(then)] {
      in_thread(*store_);
      if (then) then();
    });
  }

  void run() {
    while (!waiting_.empty()) {
      const std::function<void()> next = std::move(waiting_.front());
      waiting_.pop_front();
      next();
    }
  }
  store::Store& inner() { return *store_; }

  bool shared = false;
  std::vector<std::vector<store::Write>> written;
  /// What the next write comes to, whatever was written.
  std::optional<Result<store::Written>> next_result;

 private:
  std::unique_ptr<store::Store> store_;
  std::deque<std::function<void()>> waiting_;
};

/// The parts that the others are built on, without a service around them.
class Parts : public ::testing::Test, public Outbound {
 public:
  // Outbound
  void send(Client client, std::shared_ptr<const std::string> text) override {
    sent[client].push_back(*text);
  }
  void close(Client client, CloseReason why) override { closed[client] = why; }
  void post_webhook(std::string body) override { webhooks.push_back(std::move(body)); }

 protected:
  Client connect(const std::string& person) {
    Client client = 0;
    sessions.open({person, person}, [&](const ConnectResult& one) { client = one.client; });
    return client;
  }
  /// A table with one seat, stored.
  std::string make_table(Client client, protocol::SeatRequest seat = protocol::OpenSeat()) {
    protocol::Create message;
    message.game = round_game();
    message.seats.push_back(std::move(seat));
    const Result<std::string> made = tables.make(client, message, {});
    journal.flush();
    store.run();
    return *made;
  }
  /// Whether the store has the table now, after everything that waits for it is done.
  bool load(const std::string& table) {
    bool well = false;
    tables.with_table(table, [&](const Result<>& found) { well = found.has_value(); });
    store.run();
    return well;
  }
  std::vector<std::string> sent_to(Client client) { return std::exchange(sent[client], {}); }

  TemporaryFolder folder;
  Time now = 1'790'000'000'000;
  std::vector<std::string> troubles;
  std::map<Client, std::vector<std::string>> sent;
  std::map<Client, CloseReason> closed;
  std::vector<std::string> webhooks;

  Clock clock = [this] { return now; };
  SteppedStore store{"sqlite:" + folder.file("parts.db")};
  TroubleReporter trouble{[this](const Trouble& one) { troubles.emplace_back(one.why); }, clock};
  host::Host host{bots::all_games(),
                  built_in_content(),
                  {},
                  "1.2.3",
                  Random(7, 0),
                  {.name_table = nullptr,
                   .new_luck = new_luck,
                   .done = [this](const std::string& table,
                                  const host::Deed& deed) { tables.deed_done(table, deed); },
                   .about = nullptr}};
  Sessions sessions{host, *this, 2};
  Journal journal{store, *this, sessions, trouble};
  ThreadedBotPool nobody_thinks{0, [](const std::function<void()>&) {}};
  PackGames packs{host, nobody_thinks, journal, trouble, clock, {}};
  TableCache tables{
      host, journal, sessions, packs, trouble, clock, {.max_tables = 10, .idle = 1000}};
};

}  // namespace townsmith::service
