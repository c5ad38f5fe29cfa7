#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace townsmith::lab {

/// A PostgreSQL of its own in a temporary folder, reached by a socket there, gone with this object.
class Database {
 public:
  Database() {
    std::string name = "/tmp/townsmith-lab-XXXXXX";  // short: so must be the name of a socket
    if (::mkdtemp(name.data()) == nullptr) return;
    folder_ = name;
    const std::string bin = "$(pg_config --bindir)";
    if (::geteuid() == 0) {
      // PostgreSQL does not run as root.
      user_ = "runuser -u postgres -- ";
      if (!run(fmt::format("chown postgres {}", folder_))) return;
    }
    running_ =
        run(fmt::format("{}{}/initdb -D {}/data -A trust -U townsmith -E UTF8 --locale=C -N", user_,
                        bin, folder_)) &&
        run(fmt::format("{}{}/pg_ctl -D {}/data -w -l {}/log "
                        "-o '-k {} -c listen_addresses= -c shared_buffers=16MB -c fsync=off' start",
                        user_, bin, folder_, folder_, folder_));
  }
  ~Database() {
    if (running_) {
      run(fmt::format("{}$(pg_config --bindir)/pg_ctl -D {}/data -m immediate stop", user_,
                      folder_));
    }
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  bool running() const { return running_; }
  std::string address() const {
    return fmt::format("postgres:///postgres?host={}&user=townsmith", folder_);
  }

 private:
  static bool run(const std::string& command) {
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
  }

  std::string folder_;
  std::string user_;
  bool running_ = false;
};

}  // namespace townsmith::lab
