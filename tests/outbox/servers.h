#pragma once

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/json.h"
#include "source_folder.h"

namespace townsmith::outbox {

/// The servers of servers.py, as another process.
class Servers {
 public:
  Servers() {
    std::string name = (std::filesystem::temp_directory_path() / "outboxXXXXXX").string();
    folder = mkdtemp(name.data());
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    // No other process that a test starts may hold the end that they wait for.
    EXPECT_EQ(pipe2(in.data(), O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(out.data(), O_CLOEXEC), 0);
    process_ = fork();
    if (process_ == 0) {
      dup2(in[0], 0);
      dup2(out[1], 1);
      for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
      const std::string script = source_folder() + "/tests/outbox/servers.py";
      execlp("python3", "python3", script.c_str(), folder.c_str(), nullptr);
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    input_ = in[1];
    output_ = fdopen(out[0], "r");
    EXPECT_EQ(std::sscanf(line().c_str(), "%d %d", &https, &smtp), 2);
  }
  ~Servers() {
    close(input_);
    waitpid(process_, nullptr, 0);
    std::fclose(output_);
    std::filesystem::remove_all(folder);
  }

  std::string url(std::string_view path) const {
    return fmt::format("https://localhost:{}{}", https, path);
  }
  /// What they were sent next.
  json::value sent() { return json::parse(line()); }

  int https = 0;
  int smtp = 0;
  std::string folder;

 private:
  std::string line() {
    std::array<char, 100000> buffer{};
    if (std::fgets(buffer.data(), buffer.size(), output_) == nullptr) return {};
    return buffer.data();
  }
  pid_t process_ = 0;
  int input_ = 0;
  std::FILE* output_ = nullptr;
};

}  // namespace townsmith::outbox
