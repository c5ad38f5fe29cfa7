#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace townsmith::testing {

/// `townsmith serve` as a process of its own, if one likes with limits that do not stand in a
/// test's way. What it logged is shown if the test fails.
class ServerProcess {
 public:
  explicit ServerProcess(std::string db, bool generous = true);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  /// More choices, before it starts.
  void add(std::vector<std::string> choices) { choices_ = std::move(choices); }
  /// Starts it and waits until it answers; the next time it is at the same port again.
  bool start();
  /// kill -9: it learns nothing about it.
  void kill();
  /// Asks it to end; the exit code.
  int stop();
  /// Free for it alone, from its first start on.
  std::uint16_t port() const { return port_; }
  pid_t process() const { return process_; }
  std::string logged() const;

 private:
  void launch();
  /// Whether it has ended by itself.
  bool has_ended();

  std::string db_;
  bool generous_;
  std::vector<std::string> choices_;
  int log_;  ///< a file without a name
  std::uint16_t port_ = 0;
  pid_t process_ = 0;
  int status_ = 0;
};

}  // namespace townsmith::testing
