#include "service/thinkers.h"

#include <optional>
#include <random>
#include <utility>

#include "bots/catalogue.h"
#include "host/host.h"

namespace townsmith::service {
namespace {

/// An engine as a page has one.
class Engine {
 public:
  explicit Engine(const ContentFiles& content)
      : host_(read(content), content, {.own_page = true}, "", Random(std::random_device{}())),
        client_(host_.connect("server")) {}

  Thinkers::Answer ask(const std::string& record, json::object message) {
    Thinkers::Answer opened = say({{"do", "open"}, {"record", record}});
    if (!opened) return opened;
    const json::value table = opened->at("table");
    message["table"] = table;
    Thinkers::Answer answer = say(std::move(message));
    (void)say({{"do", "close"}, {"table", table}});
    return answer;
  }

 private:
  static bots::Catalogue read(const ContentFiles& content) {
    bots::Catalogue catalogue = bots::all_games();
    // The content was read when the program began; it cannot be wrong here.
    (void)catalogue.read_bots(content);
    return catalogue;
  }
  Thinkers::Answer say(json::object message) {
    message["id"] = 1;
    const std::vector<host::Message> said = host_.handle(client_, message);
    json::error_code wrong;
    json::value parsed = json::parse(said.front().text, wrong);
    json::object* answer = wrong ? nullptr : parsed.if_object();
    if (answer == nullptr) return refuse(Reason::bad_record, "the engine does not understand this");
    if (const json::value* error = answer->if_contains("error")) {
      const json::value* sentence =
          error->is_object() ? error->get_object().if_contains("sentence") : nullptr;
      const bool said_why = sentence != nullptr && sentence->is_string();
      return refuse(Reason::io_error,
                    said_why ? std::string(std::string_view(sentence->get_string())) : "");
    }
    answer->erase("re");
    return std::move(*answer);
  }

  host::Host host_;
  host::Client client_;
};

}  // namespace

Thinkers::Thinkers(int threads, const ContentFiles& content, Post post)
    : content_(content), post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { think(); });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Thinkers::ask(std::string record, json::object message, bool urgent,
                   std::function<void(Answer)> answer) {
  Task task{std::move(record), std::move(message), std::move(answer)};
  {
    const std::lock_guard lock(mutex_);
    (urgent ? urgent_ : patient_).push_back(std::move(task));
  }
  changed_.notify_one();
}

std::size_t Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return urgent_.size() + patient_.size();
}

void Thinkers::think() {
  std::optional<Engine> engine;
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stop_ || !urgent_.empty() || !patient_.empty(); });
      if (stop_) return;
      std::deque<Task>& tasks = urgent_.empty() ? patient_ : urgent_;
      task = std::move(tasks.front());
      tasks.pop_front();
    }
    if (!engine) engine.emplace(content_);
    Answer answer = engine->ask(task.record, std::move(task.message));
    post_([done = std::move(task.answer), answer = std::move(answer)] { done(answer); });
  }
}

}  // namespace townsmith::service
