#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/result.h"
#include "external/process.h"
#include "protocol/bot.h"

namespace townsmith::external {

/// A bot in a program of its own, which plays any number of games at once: in as many processes as
/// it may have, each of which is asked one thing at a time. One that failed is replaced.
class Program {
 public:
  Program(std::string command, Limits limits, std::string version, Process::Log log);

  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  const std::string& command() const { return command_; }
  /// Starts it, to see whether it speaks the protocol.
  Result<> check();

  /// Asks for a move; `ask` gets its number here, and what the bot does not want is left out.
  tl::expected<std::string, Failure> choose(
      const std::function<std::string(std::int64_t id,
                                      const std::vector<protocol::BotWant>& wants)>& ask);
  /// All that is being asked fails as "interrupted", now and from now on.
  void interrupt();

 private:
  /// A process that has said what it wants.
  struct Running {
    std::unique_ptr<Process> process;
    std::vector<protocol::BotWant> wants;
  };
  tl::expected<Running, Failure> start() const;
  tl::expected<Running, Failure> take();
  void give_back(Running running);
  void lose();

  const std::string command_;
  const Limits limits_;
  const std::string version_;
  const Process::Log log_;
  const int interrupted_;  ///< an eventfd: not zero if it was
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Running> idle_;
  int running_ = 0;
  int failed_starts_ = 0;  ///< one after another
  std::int64_t last_id_ = 0;
};

}  // namespace townsmith::external
