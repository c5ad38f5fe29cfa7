#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <map>
#include <mutex>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "example_games.h"
#include "games/content_files.h"
#include "protocol_check.h"
#include "service/service.h"
#include "store/async_store.h"

namespace townsmith::service {

/// What other threads want done on the thread of the test.
class Loop {
 public:
  void post(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      work_.push_back(std::move(work));
    }
    came_.notify_one();
  }
  /// Works until `done`; false if that takes longer than anything here should.
  bool run_until(const std::function<bool()>& done) {
    while (!done()) {
      std::unique_lock lock(mutex_);
      if (!came_.wait_for(lock, std::chrono::seconds(120), [this] { return !work_.empty(); })) {
        return false;
      }
      const std::function<void()> work = std::move(work_.front());
      work_.pop_front();
      lock.unlock();
      work();
    }
    return true;
  }
  /// Waits until N pieces of work have come, and does none of them.
  bool gather(std::size_t count) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, std::chrono::seconds(120),
                          [this, count] { return work_.size() >= count; });
  }
  void run_all() {
    for (;;) {
      std::unique_lock lock(mutex_);
      if (work_.empty()) return;
      const std::function<void()> work = std::move(work_.front());
      work_.pop_front();
      lock.unlock();
      work();
    }
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::deque<std::function<void()>> work_;
};

/// A folder that is gone afterwards.
class TemporaryFolder {
 public:
  TemporaryFolder()
      : path_(std::filesystem::temp_directory_path() /
              ("townsmith-test-" + std::to_string(std::random_device{}()))) {
    std::filesystem::create_directories(path_);
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

/// A store whose writes can be made to fail, as on a full disk, to lose against others, or to be
/// refused for what is in them; one whose tables cannot be read; and one that does not answer at
/// all.
class FlakyStore final : public store::Store {
 public:
  enum class Mood { well, full, slow, picky, unreadable, gone };
  FlakyStore(std::unique_ptr<store::Store> inner, const std::atomic<Mood>& mood, bool shared)
      : inner_(std::move(inner)), mood_(mood), shared_(shared) {}

  Result<store::Written> write(const std::vector<store::Write>& batch) override {
    if (mood_ == Mood::full) return refuse(Reason::io_error, "the disk is full");
    if (mood_ == Mood::gone) return no_answer();
    if (mood_ == Mood::slow || mood_ == Mood::picky) {
      store::Written written;
      for (std::size_t i = 0; i < batch.size(); ++i) {
        const auto* table = std::get_if<store::TableWrite>(&batch[i]);
        if (table == nullptr) continue;
        if (mood_ == Mood::slow) written.conflicts.push_back(table->row.id);
        if (mood_ == Mood::picky) written.refused.push_back(i);
      }
      return written;
    }
    return inner_->write(batch);
  }
  Result<std::optional<store::TableRow>> table(std::string_view id) override {
    if (mood_ == Mood::unreadable) return refuse(Reason::io_error, "the store cannot be reached");
    if (mood_ == Mood::gone) return no_answer();
    return inner_->table(id);
  }
  Result<std::vector<store::Deed>> deeds(std::string_view table, std::int64_t after) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->deeds(table, after);
  }
  Result<std::vector<store::TableRow>> tables(const store::TableQuery& query) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->tables(query);
  }
  Result<std::vector<std::string>> people(std::string_view table) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->people(table);
  }
  Result<std::vector<std::string>> due(store::Time time, int limit) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->due(time, limit);
  }
  Result<std::optional<store::Person>> person(std::string_view id) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->person(id);
  }
  Result<std::optional<store::Key>> key(std::string_view hash) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->key(hash);
  }
  Result<std::vector<std::string>> muted_by(std::string_view person) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->muted_by(person);
  }
  Result<std::vector<store::ChatLine>> chat(std::string_view table,
                                            std::optional<std::int64_t> after, int limit) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->chat(table, after, limit);
  }
  Result<std::vector<store::Rating>> best(std::string_view game, int limit) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->best(game, limit);
  }
  Result<std::vector<store::Rating>> ratings_of(std::string_view who) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->ratings_of(who);
  }
  Result<std::vector<store::Order>> orders(std::int64_t after) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->orders(after);
  }
  Result<std::vector<std::string>> moderators() override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->moderators();
  }
  Result<std::vector<store::Sanction>> sanctions(std::string_view person, std::string_view address,
                                                 int limit) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->sanctions(person, address, limit);
  }
  Result<std::vector<store::Report>> reports(int limit) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->reports(limit);
  }
  Result<std::vector<store::Report>> reports_by(std::string_view person) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->reports_by(person);
  }
  Result<std::vector<store::LogEntry>> log(std::int64_t before, int limit) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->log(before, limit);
  }
  Result<std::vector<store::ChatLine>> said_by(std::string_view person) override {
    if (mood_ == Mood::gone) return no_answer();
    return inner_->said_by(person);
  }
  store::Accounts& accounts() override { return inner_->accounts(); }
  store::Packs& packs() override { return inner_->packs(); }
  Result<std::vector<store::Notice>> wait_for_others(int milliseconds) override {
    return inner_->wait_for_others(milliseconds);
  }
  bool is_shared() const override { return shared_; }

 private:
  static tl::unexpected<Problem> no_answer() {
    return refuse(Reason::io_error, "connection to server at \"192.0.2.1\", port 5432 failed");
  }

  std::unique_ptr<store::Store> inner_;
  const std::atomic<Mood>& mood_;
  bool shared_;
};

/// How a node differs from one that is alone with its store and thinks for its bots.
struct NodeKind {
  bool shared = false;  ///< one of many nodes, to which no notice comes but what a test hands it
  int thinkers = 1;
  ContentFiles content = built_in_content();
  bots::Catalogue catalogue = bots::all_games();
  int waiters = 0;  ///< threads that wait for bots in programs of their own
  using Post = std::function<void(std::function<void()>)>;
  /// Makes what sends messages to people whose page is closed; by it they come back to this thread.
  std::function<std::unique_ptr<Messenger>(Post)> messenger = {};
  std::vector<store::PackRow> packs = {};  ///< of the host's own
};

/// A service on a store, with clients that talk to it. Time stands still unless a test moves it.
class Node : public Outbound {
 public:
  explicit Node(const std::string& url, ServiceLimits limits = {}, NodeKind kind = {})
      : content_(std::move(kind.content)),
        store_(open(url, mood, kind.shared), open(url, reader_mood, kind.shared),
               [this](auto work) { loop_.post(std::move(work)); }),
        bots_(kind.thinkers, [this](auto work) { loop_.post(std::move(work)); }),
        outside_(
            kind.waiters, [this](auto work) { loop_.post(std::move(work)); },
            [catalogue = kind.catalogue] { catalogue.interrupt_bots(); }),
        messenger_(kind.messenger
                       ? kind.messenger([this](auto work) { loop_.post(std::move(work)); })
                       : nullptr),
        service_({kind.catalogue,
                  content_,
                  "1.2.3",
                  store_,
                  *this,
                  bots_,
                  {[this] { return read_clock(); }, [this] { return now + date_ahead; }},
                  "https://example.org",
                  limits,
                  [this](const Trouble& trouble) {
                    troubles.push_back(std::string(trouble.what) + ": " + std::string(trouble.why));
                  },
                  [this] { ++given_back; },
                  kind.waiters > 0 ? &outside_ : nullptr,
                  messenger_.get(),
                  "https://host.example",
                  false,
                  std::move(kind.packs)}) {}

  // What clients do.

  /// A new person, connected; gives the secret.
  std::string guest(const std::string& name) {
    const ApiAnswer made = api("POST", "/api/me", "", "{\"name\":\"" + name + "\"}");
    EXPECT_EQ(made.status, 200) << made.body;
    return made.secret == nullptr ? std::string() : *made.secret;
  }
  Client connect(const std::string& secret) { return welcome(secret).client; }
  ConnectResult welcome(const std::string& secret, const std::string& address = {}) {
    std::optional<ConnectResult> told;
    service_.connect({secret, address}, [&](ConnectResult one) { told = one; });
    EXPECT_TRUE(loop_.run_until([&] { return told.has_value(); }));
    return told.value_or(ConnectResult{});
  }
  Client join(const std::string& name) { return connect(guest(name)); }
  void disconnect(Client client) { service_.disconnect(client); }
  ApiAnswer api(const std::string& method, const std::string& path, const std::string& secret,
                const std::string& body = {}, const std::string& language = {}) {
    return api(
        {.method = method, .path = path, .secret = secret, .body = body, .language = language});
  }
  ApiAnswer api(const ApiRequest& request) {
    std::optional<ApiAnswer> answer;
    service_.api(request, [&](ApiAnswer said) { answer = std::move(said); });
    EXPECT_TRUE(loop_.run_until([&] { return answer.has_value(); }));
    if (answer && answer->type == ApiAnswer().type) {
      EXPECT_EQ(ProtocolCheck::answered(request.method, request.path, answer->status, answer->body),
                "");
    }
    return answer.value_or(ApiAnswer{});
  }
  /// What a client says; its answer is held against the protocol.
  void receive(Client client, const std::string& text, std::function<void()> done) {
    check_.asked(client, text);
    service_.receive(client, text, std::move(done));
  }
  json::object ask(Client client, std::string_view verb, json::object message = {}) {
    const int id = ++last_id_;
    message["id"] = id;
    message["do"] = verb;
    bool done = false;
    const std::string text = json::serialize(message);
    receive(client, text, [&] { done = true; });
    EXPECT_TRUE(loop_.run_until([&] { return done; }));
    for (const json::object& one : heard[client]) {
      if (const json::value* re = one.if_contains("re"); re != nullptr && *re == json::value(id)) {
        return one;
      }
    }
    ADD_FAILURE() << "no answer to " << verb;
    return {};
  }
  /// What a client was pushed of a kind.
  std::vector<json::object> pushes(Client client, std::string_view kind) {
    std::vector<json::object> out;
    for (const json::object& one : heard[client]) {
      if (const json::value* push = one.if_contains("push"); push && *push == json::value(kind)) {
        out.push_back(one);
      }
    }
    return out;
  }
  bool wait(const std::function<bool()>& done) { return loop_.run_until(done); }
  /// Waits until the store or the bots have answered N times; nobody has heard it yet.
  bool gather(std::size_t answers) { return loop_.gather(answers); }
  void tick(Time milliseconds) {
    now += milliseconds;
    service_.tick();
    loop_.run_all();
  }

  // Outbound
  void send(Client client, std::shared_ptr<const std::string> text) override {
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
      texts[client].push_back(line);
      EXPECT_EQ(check_.said(client, line), "");
      json::error_code wrong;
      const json::value message = json::parse(line, wrong);
      ASSERT_TRUE(!wrong && message.is_object()) << line;
      heard[client].push_back(message.get_object());
    }
  }
  void close(Client client, CloseReason why) override { closed[client] = why; }
  void post_webhook(std::string body) override {
    EXPECT_EQ(ProtocolCheck::called(body), "");
    webhooks.push_back(std::move(body));
  }

  Service& service() { return service_; }

  Time now = 1'790'000'000'000;
  Time date_ahead = 0;  ///< what the machine's clock was set to meanwhile
  int given_back = 0;   ///< how often the system has got memory back
  /// The clock fails when it is read for this time from now; 0: it never does.
  int clock_fails_at = 0;
  std::atomic<FlakyStore::Mood> mood = FlakyStore::Mood::well;
  std::atomic<FlakyStore::Mood> reader_mood = FlakyStore::Mood::well;
  std::map<Client, std::vector<json::object>> heard;
  std::map<Client, std::vector<std::string>> texts;
  std::map<Client, CloseReason> closed;
  std::vector<std::string> webhooks;
  std::vector<std::string> troubles;  ///< what the host was told

 private:
  static std::unique_ptr<store::Store> open(const std::string& url,
                                            const std::atomic<FlakyStore::Mood>& mood,
                                            bool shared) {
    return std::make_unique<FlakyStore>(std::move(*store::open_store(url)), mood, shared);
  }
  Time read_clock() {
    if (clock_fails_at > 0 && --clock_fails_at == 0)
      throw std::runtime_error("the clock is broken");
    return now;
  }

  ContentFiles content_;
  Loop loop_;
  store::ThreadedAsyncStore store_;
  ThreadedBotPool bots_;
  ThreadedBotPool outside_;
  std::unique_ptr<Messenger> messenger_;
  Service service_;
  int last_id_ = 0;
  ProtocolCheck check_;
};

inline std::string reason_of(const json::object& answer) {
  const json::value* error = answer.if_contains("error");
  return error == nullptr ? "none" : std::string(std::string_view(error->at("reason").as_string()));
}
inline std::string text_of(const json::value& value) {
  return std::string(std::string_view(value.as_string()));
}
inline std::string share(char digit) { return std::string(64, digit); }

}  // namespace townsmith::service
