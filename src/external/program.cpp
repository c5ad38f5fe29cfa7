#include "external/program.h"

#include <fmt/format.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <utility>

#include "core/content.h"
#include "core/schema_reading.h"
#include "games/word_files.h"

namespace townsmith::external {
namespace {

/// After that many it is not tried again: it would only take time.
constexpr int max_failed_starts = 3;

/// A line of the program as one of its messages.
template <class Message>
Result<Message> read_line(const std::string& line) {
  TRY(const json::value value, parse_json(line, false));
  return schema::from_json<Message>(value);
}

Failure with_last_words(Failure failure, const Process& process) {
  if (!process.last_words().empty()) {
    failure.detail += fmt::format("; its last words: {}", process.last_words());
  }
  return failure;
}

}  // namespace

Program::Program(std::string command, Limits limits, std::string version, Process::Log log)
    : command_(std::move(command)),
      limits_(limits),
      version_(std::move(version)),
      log_(std::move(log)),
      interrupted_(::eventfd(0, EFD_CLOEXEC)) {}

Program::~Program() { ::close(interrupted_); }

void Program::interrupt() { (void)::eventfd_write(interrupted_, 1); }

tl::expected<Program::Running, Failure> Program::start() const {
  Running running;
  running.process = Process::start(command_, limits_, log_);
  if (running.process == nullptr) {
    return tl::unexpected(Failure{"not_started", "the machine cannot start one more program"});
  }
  std::string line;
  JsonWriter out(line, built_in_english());
  const protocol::BotHello hello{protocol::bot_number, version_};
  out.begin_object();
  out.key(protocol::BotHello::tag_name);
  out.text(protocol::BotHello::tag);
  schema::write_members(out, hello);
  out.end_object();
  const auto answer = running.process->talk(line + "\n", limits_.start, interrupted_);
  if (!answer) {
    return tl::unexpected(
        with_last_words({"not_started", answer.error().detail}, *running.process));
  }
  const Result<protocol::BotReady> ready = read_line<protocol::BotReady>(*answer);
  std::string wrong;
  if (!ready) wrong = built_in_english().say(ready.error().text);
  if (ready && ready->protocol != protocol::bot_number) {
    wrong = fmt::format("it speaks protocol {}, not {}", ready->protocol, protocol::bot_number);
  }
  if (!wrong.empty()) {
    running.process->kill();
    return tl::unexpected(with_last_words(
        {"not_started", fmt::format("its first line is not what it should be: {}", wrong)},
        *running.process));
  }
  running.wants = ready->wants.value_or(std::vector{protocol::BotWant::position});
  return running;
}

Result<> Program::check() {
  auto running = take();
  if (running) {
    give_back(std::move(*running));
    return {};
  }
  return refuse(Reason::bot_forfeits,
                fmt::format("the bot \"{}\" cannot play: {}", command_, running.error().detail));
}

tl::expected<Program::Running, Failure> Program::take() {
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !idle_.empty() || running_ < limits_.processes; });
    if (!idle_.empty()) {
      Running running = std::move(idle_.back());
      idle_.pop_back();
      return running;
    }
    if (failed_starts_ >= max_failed_starts) {
      return tl::unexpected(Failure{"not_started", "it could not be started before"});
    }
    ++running_;
  }
  auto started = start();
  if (!started) lose();
  const std::lock_guard lock(mutex_);
  failed_starts_ = started ? 0 : failed_starts_ + 1;
  return started;
}

void Program::give_back(Running running) {
  {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(running));
  }
  changed_.notify_one();
}

void Program::lose() {
  {
    const std::lock_guard lock(mutex_);
    --running_;
  }
  changed_.notify_one();
}

tl::expected<std::string, Failure> Program::choose(
    const std::function<std::string(std::int64_t id, const std::vector<protocol::BotWant>& wants)>&
        ask) {
  auto taken = take();
  if (!taken) return tl::unexpected(taken.error());
  Running running = std::move(*taken);
  std::int64_t id = 0;
  {
    const std::lock_guard lock(mutex_);
    id = ++last_id_;
  }
  const auto failed = [&](Failure failure) {
    running.process->kill();
    Failure told = with_last_words(std::move(failure), *running.process);
    lose();
    return tl::unexpected(std::move(told));
  };
  auto line = running.process->talk(ask(id, running.wants) + "\n", limits_.move, interrupted_);
  if (!line) return failed(line.error());
  const Result<protocol::BotMove> answer = read_line<protocol::BotMove>(*line);
  if (!answer) {
    return failed({"flooded", fmt::format("its answer is none: {}",
                                          built_in_english().say(answer.error().text))});
  }
  // Questions are asked one at a time: what was asked before has been answered already.
  if (answer->re < id) return failed({"flooded", "it said more than one line"});
  if (answer->re != id) {
    return failed({"other_game", fmt::format("it was asked {} and answered {}", id, answer->re)});
  }
  give_back(std::move(running));
  return answer->move;
}

}  // namespace townsmith::external
