#include "server_process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "comes_true.h"
#include "program_file.h"
#include "web_client.h"

namespace townsmith::testing {
namespace {

int nameless_file() {
  std::string name = (std::filesystem::temp_directory_path() / "townsmith-log-XXXXXX").string();
  const int file = ::mkostemp(name.data(), O_APPEND | O_CLOEXEC);
  if (file < 0) std::abort();
  ::unlink(name.c_str());
  return file;
}

/// Where a server that says so listens; 0 if it has not said so yet.
std::uint16_t port_in(const std::string& log) {
  const std::size_t line = log.find(R"("what":"listening")");
  const std::size_t end = log.find('}', line);
  if (line == std::string::npos || end == std::string::npos) return 0;
  const std::size_t port = log.find(R"("port":)", line);
  return static_cast<std::uint16_t>(std::stoi(log.substr(port + 7, end - port - 7)));
}

}  // namespace

ServerProcess::ServerProcess(std::string db, bool generous)
    : db_(std::move(db)), generous_(generous), log_(nameless_file()) {}

ServerProcess::~ServerProcess() {
  kill();
  if (::testing::Test::HasFailure()) {
    const std::string log = logged();
    constexpr std::size_t most = 4000;
    std::fprintf(stderr, "The server at port %d logged:\n%s\n", port_,
                 log.substr(log.size() > most ? log.size() - most : 0).c_str());
  }
  ::close(log_);
}

bool ServerProcess::start() {
  bool answers = false;
  comes_true([&] {
    launch();
    comes_true([&] {
      const std::uint16_t port = port_in(logged());
      answers = port != 0 && http(port, "GET", "/healthz").status == 200;
      if (answers) port_ = port;
      return answers || has_ended();
    });
    // Its old port may be somebody else's for a moment.
    return answers || logged().find("is taken by another program") == std::string::npos;
  });
  return answers;
}

void ServerProcess::kill() {
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = 0;
}

int ServerProcess::stop() {
  if (process_ <= 0) return -1;
  ::kill(process_, SIGTERM);
  const bool ended = comes_true([this] { return has_ended(); });
  kill();
  return ended && WIFEXITED(status_) ? WEXITSTATUS(status_) : -1;
}

void ServerProcess::launch() {
  kill();
  std::vector<std::string> words = {program_file(), "serve", "--db=" + db_,
                                    "--port=" + std::to_string(port_)};
  if (generous_) {
    for (const char* limit :
         {"--max-connections-per-address=1000", "--client-messages=100000:100000",
          "--address-messages=100000:100000", "--address-requests=100000:100000",
          "--address-newcomers=100000", "--idle-time=3600"}) {
      words.emplace_back(limit);
    }
  }
  words.insert(words.end(), choices_.begin(), choices_.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  if (::ftruncate(log_, 0) != 0) std::abort();
  process_ = ::fork();
  if (process_ != 0) return;
  // Only what is safe between fork and exec, for the test may have threads.
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::dup2(log_, 1);
  ::dup2(log_, 2);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

bool ServerProcess::has_ended() {
  if (process_ > 0 && ::waitpid(process_, &status_, WNOHANG) != 0) process_ = 0;
  return process_ == 0;
}

std::string ServerProcess::logged() const {
  std::string log;
  std::array<char, 4096> some{};
  for (ssize_t got = 0;
       (got = ::pread(log_, some.data(), some.size(), static_cast<off_t>(log.size()))) > 0;) {
    log.append(some.data(), static_cast<std::size_t>(got));
  }
  return log;
}

}  // namespace townsmith::testing
