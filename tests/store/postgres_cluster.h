#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

namespace townsmith::store {

/// A PostgreSQL of the test's own: in a temporary folder, reached by a socket in it, gone with the
/// object (and with the test program, however that ends). It runs as the user postgres where the
/// test is run by root, because PostgreSQL refuses to be root.
class PostgresCluster {
 public:
  PostgresCluster();
  ~PostgresCluster();
  PostgresCluster(const PostgresCluster&) = delete;
  PostgresCluster& operator=(const PostgresCluster&) = delete;

  /// The URL of a new, empty database; parameters may be added to it with "&".
  std::string fresh_database();

  void start();
  /// As at a crash: nobody is asked.
  void stop_at_once();

 private:
  std::string url_of(const std::string& database) const;
  bool answers() const;

  std::filesystem::path folder_;
  pid_t server_ = 0;
  int databases_ = 0;
};

}  // namespace townsmith::store
