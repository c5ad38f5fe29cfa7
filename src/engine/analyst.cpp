#include "engine/analyst.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "games/word_files.h"

namespace townsmith::engine {
namespace {

using Moment = std::chrono::steady_clock::time_point;

/// Guesses need no more than two places.
double two_places(double value) { return std::round(value * 100) / 100; }

protocol::Analysis analysis_of(const Position& position, const bots::Advice& advice,
                               const std::optional<int>& count) {
  const AnyGame& game = *position.rules.game;
  protocol::Analysis out;
  out.step = position.step;
  out.seat = position.seen.viewer().seat();
  for (const bots::Opinion& opinion : advice) {
    out.visits += opinion.simulations;
    if (count && out.moves.size() == static_cast<std::size_t>(*count)) continue;
    protocol::JudgedMove& judged = out.moves.emplace_back();
    judged.move =
        table::move_view(game, position.seen.state(), out.seat, opinion.move, built_in_english());
    judged.value = two_places(opinion.value);
    judged.loss = two_places(opinion.loss);
    judged.visits = opinion.simulations;
    for (const bots::ExpectedChange& change : opinion.why) {
      judged.why.push_back({change.reason, change.text, two_places(change.points)});
    }
    for (const bots::LineMove& move : opinion.line) judged.line.push_back({move.seat, move.text});
  }
  return out;
}

/// Looks at the clock and at whether it is still wanted, while bots think.
class Clerk final : public bots::Attendant {
 public:
  Clerk(const std::atomic<bool>& stop, std::optional<std::chrono::duration<double>> every,
        std::function<void(const bots::Advice&)> report)
      : stop_(stop), every_(every), report_(std::move(report)), last_(now()) {}

  bool go_on() override { return !stop_; }
  bool wants_report() override { return every_ && now() - last_ >= *every_; }
  void report(const bots::Advice& advice) override {
    report_(advice);
    last_ = now();
  }

 private:
  static Moment now() { return std::chrono::steady_clock::now(); }

  const std::atomic<bool>& stop_;
  std::optional<std::chrono::duration<double>> every_;
  std::function<void(const bots::Advice&)> report_;
  Moment last_;
};

}  // namespace

Analyst::Analyst(int threads, Tell tell) : tell_(std::move(tell)) {
  for (int i = 0; i < std::max(threads, 1); ++i) threads_.emplace_back([this] { run(); });
}

Analyst::~Analyst() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    waiting_.clear();
    for (const auto& task : running_) task->stop = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Analyst::ask(const Wanted& wanted, std::vector<Position> positions) {
  const auto shared = std::make_shared<const Wanted>(wanted);
  {
    const std::lock_guard lock(mutex_);
    // Behind those that are as urgent.
    auto place = waiting_.end();
    while (place != waiting_.begin() && (*std::prev(place))->wanted->priority < wanted.priority) {
      --place;
    }
    for (Position& position : positions) {
      waiting_.insert(place, std::make_shared<Task>(shared, std::move(position)));
    }
  }
  changed_.notify_all();
}

void Analyst::terminate(std::optional<std::int64_t> id, std::optional<std::int64_t> step) {
  std::vector<std::shared_ptr<Task>> ended;
  {
    const std::lock_guard lock(mutex_);
    const auto meant = [&](const Task& task) {
      return (!id || task.wanted->id == *id) && (!step || task.position.step == *step);
    };
    for (const auto& task : running_) {
      if (meant(*task)) task->stop = true;
    }
    for (auto task = waiting_.begin(); task != waiting_.end();) {
      if (meant(**task)) {
        ended.push_back(*task);
        task = waiting_.erase(task);
      } else {
        ++task;
      }
    }
  }
  for (const auto& task : ended) {
    protocol::Analysis nothing = analysis_of(task->position, {}, {});
    nothing.stopped = true;
    tell(task->wanted->id, nothing);
  }
  changed_.notify_all();
}

void Analyst::finish() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return waiting_.empty() && running_.empty(); });
}

std::size_t Analyst::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

std::shared_ptr<Analyst::Task> Analyst::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
  if (stop_) return nullptr;
  std::shared_ptr<Task> task = waiting_.front();
  waiting_.pop_front();
  running_.push_back(task);
  return task;
}

void Analyst::run() {
  while (const std::shared_ptr<Task> task = next()) {
    think_about(*task);
    {
      const std::lock_guard lock(mutex_);
      running_.remove(task);
    }
    changed_.notify_all();
  }
}

void Analyst::think_about(Task& task) {
  const Wanted& wanted = *task.wanted;
  const Position& position = task.position;
  const bots::Entry& entry = position.rules.entry;
  const AnyGame& game = *position.rules.game;
  protocol::Analysis out;
  std::optional<std::string> choice;
  if (!wanted.bot.empty()) {
    const auto move =
        entry.choose(game, position.seen, position.memory, wanted.bot, wanted.question.seed);
    if (!move) return tell(wanted.id, tl::unexpected(move.error()));
    choice = game.notate(position.seen.state(), position.seen.viewer().seat(), *move);
  }
  Clerk clerk(task.stop, wanted.report_every, [&](const bots::Advice& advice) {
    protocol::Analysis soon = analysis_of(position, advice, wanted.count);
    soon.during = true;
    tell(wanted.id, soon);
  });
  bots::Question question = wanted.question;
  question.attendant = &clerk;
  const bots::Advice advice = entry.advise(game, position.seen, position.memory, question);
  out = analysis_of(position, advice, wanted.count);
  out.stopped = task.stop;
  if (choice) out.choice = *choice;
  tell(wanted.id, out);
}

void Analyst::tell(std::int64_t id, const Result<protocol::Analysis>& analysis) {
  const std::lock_guard lock(telling_);
  tell_(id, analysis);
}

}  // namespace townsmith::engine
