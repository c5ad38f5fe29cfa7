#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace townsmith::testing {

/// A free port of this machine.
std::uint16_t free_port();

/// `townsmith serve` as a process of its own, if one likes with limits that do not stand in a
/// test's way.
class ServerProcess {
 public:
  ServerProcess(std::string db, std::uint16_t port, bool generous = true);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  /// More choices, before it starts.
  void add(std::vector<std::string> choices) { choices_ = std::move(choices); }
  /// Starts it and waits until it answers.
  bool start();
  /// kill -9: it learns nothing about it.
  void kill();
  /// Asks it to end; the exit code.
  int stop();
  std::uint16_t port() const { return port_; }
  pid_t process() const { return process_; }

 private:
  std::string db_;
  std::uint16_t port_;
  bool generous_;
  std::vector<std::string> choices_;
  pid_t process_ = 0;
};

}  // namespace townsmith::testing
