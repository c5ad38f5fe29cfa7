#include "cli/browser.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <thread>
#include <utility>
#include <vector>

#include "cli/text.h"

// NOLINTNEXTLINE(readability-redundant-declaration): not every system's headers have it.
extern char** environ;

namespace townsmith::cli {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using namespace std::chrono_literals;

constexpr std::array<const char*, 5> usual_programs = {"chromium-headless-shell", "chromium",
                                                       "chromium-browser", "google-chrome",
                                                       "google-chrome-stable"};
// Where Chromium reads what it is told, and where it answers.
constexpr int reads_from = 3;
constexpr int writes_to = 4;
constexpr int above_those = 10;

bool can_run(const fs::path& file) {
  std::error_code error;
  return fs::is_regular_file(file, error) && ::access(file.c_str(), X_OK) == 0;
}

/// Where a program is; empty if it is nowhere.
std::string find_program(const std::string& name) {
  if (name.find('/') != std::string::npos) return can_run(name) ? name : "";
  const char* path = std::getenv("PATH");
  std::string_view left = path == nullptr ? "" : path;
  while (!left.empty()) {
    const std::size_t colon = left.find(':');
    const fs::path file = fs::path(left.substr(0, colon)) / name;
    if (can_run(file)) return file;
    left = colon == std::string_view::npos ? "" : left.substr(colon + 1);
  }
  return {};
}

struct Pipe {
  int read = -1;
  int write = -1;

  Pipe() {
    std::array<int, 2> ends = {-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return;
    // Out of the way of the numbers that the other side knows them by.
    read = ::fcntl(ends[0], F_DUPFD_CLOEXEC, above_those);
    write = ::fcntl(ends[1], F_DUPFD_CLOEXEC, above_those);
    ::close(ends[0]);
    ::close(ends[1]);
  }
};

/// Starts it as the leader of a group of its own; -1 if that cannot be.
pid_t spawn(const std::string& program, const std::vector<std::string>& arguments, int from,
            int to) {
  posix_spawn_file_actions_t files;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_adddup2(&files, from, reads_from);
  ::posix_spawn_file_actions_adddup2(&files, to, writes_to);
  posix_spawnattr_t how;
  ::posix_spawnattr_init(&how);
  ::posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
  std::vector<char*> words;
  std::vector<std::string> texts = arguments;
  texts.insert(texts.begin(), program);
  for (std::string& text : texts) words.push_back(text.data());
  words.push_back(nullptr);
  pid_t pid = -1;
  if (::posix_spawn(&pid, program.c_str(), &files, &how, words.data(), environ) != 0) pid = -1;
  ::posix_spawnattr_destroy(&how);
  ::posix_spawn_file_actions_destroy(&files);
  return pid;
}

}  // namespace

Result<std::unique_ptr<Browser>> Browser::start(const std::string& program,
                                                const std::atomic<bool>& stop) {
  std::string found;
  if (!program.empty()) {
    found = find_program(program);
    if (found.empty()) {
      return refuse(Reason::unknown_name, say("print-no-program", {{"program", program}}));
    }
  }
  for (const char* name : usual_programs) {
    if (found.empty()) found = find_program(name);
  }
  if (found.empty()) return refuse(Reason::unknown_name, say("print-no-browser"));

  std::unique_ptr<Browser> browser(new Browser(stop));
  browser->program_ = found;
  std::string profile = (fs::temp_directory_path() / "townsmith-print-XXXXXX").string();
  if (::mkdtemp(profile.data()) == nullptr) {
    return refuse(Reason::io_error, say("cannot-make-folder", {{"file", profile}, {"why", ""}}));
  }
  browser->profile_ = profile;
  std::vector<std::string> arguments = {"--headless",
                                        "--disable-gpu",
                                        "--no-first-run",
                                        "--no-default-browser-check",
                                        "--disable-background-networking",
                                        "--disable-component-update",
                                        "--disable-extensions",
                                        "--disable-sync",
                                        "--disable-dev-shm-usage",
                                        "--no-proxy-server",
                                        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
                                        "--user-data-dir=" + profile,
                                        "--remote-debugging-pipe"};
  // Root has no sandbox there; what is shown is this program's own page.
  if (::geteuid() == 0) arguments.emplace_back("--no-sandbox");
  const Pipe orders;
  const Pipe answers;
  browser->to_ = orders.write;
  browser->from_ = answers.read;
  browser->pid_ = spawn(found, arguments, orders.read, answers.write);
  ::close(orders.read);
  ::close(answers.write);
  if (browser->pid_ < 0) {
    return refuse(Reason::io_error, say("print-browser-failed", {{"program", found}}));
  }
  return browser;
}

Browser::~Browser() {
  patience_ = 2s;
  if (pid_ > 0) (void)ask("Browser.close");
  if (to_ >= 0) ::close(to_);
  if (from_ >= 0) ::close(from_);
  if (pid_ > 0) {
    // It has a moment to end by itself; then it, and all that it has started, is ended.
    for (int i = 0; i < 40 && ::waitpid(pid_, nullptr, WNOHANG) == 0; ++i) {
      std::this_thread::sleep_for(50ms);
    }
    ::kill(-pid_, SIGKILL);
    (void)::waitpid(pid_, nullptr, 0);
  }
  std::error_code error;
  if (!profile_.empty()) fs::remove_all(profile_, error);
}

Result<> Browser::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = ::write(to_, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) {
      return refuse(Reason::io_error, say("print-browser-failed", {{"program", program_}}));
    }
    text.remove_prefix(static_cast<std::size_t>(done));
  }
  return {};
}

Result<std::string> Browser::read(Clock::time_point until) {
  std::array<char, 1U << 16U> block;
  std::size_t looked_at = 0;
  for (;;) {
    if (const std::size_t end = unread_.find('\0', looked_at); end != std::string::npos) {
      std::string message = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return message;
    }
    looked_at = unread_.size();
    if (stop_) return refuse(Reason::io_error, say("print-stopped"));
    if (Clock::now() > until) {
      return refuse(Reason::io_error, say("print-browser-failed", {{"program", program_}}));
    }
    pollfd ready = {from_, POLLIN, 0};
    if (::poll(&ready, 1, 200) <= 0) continue;
    const ssize_t got = ::read(from_, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      return refuse(Reason::io_error, say("print-browser-failed", {{"program", program_}}));
    }
    unread_.append(block.data(), static_cast<std::size_t>(got));
  }
}

Result<json::object> Browser::ask(std::string_view method, json::object parameters) {
  const int id = ++last_;
  json::object message{{"id", id}, {"method", method}, {"params", std::move(parameters)}};
  if (!session_.empty() && method != "Browser.close") message["sessionId"] = session_;
  std::string text = json::serialize(message);
  text += '\0';
  TRY(write(text));
  const auto until = Clock::now() + patience_;
  for (;;) {
    TRY(const std::string said, read(until));
    boost::system::error_code error;
    const json::value answer = json::parse(said, error);
    const json::object* object = error ? nullptr : answer.if_object();
    if (object == nullptr) continue;
    const json::value* re = object->if_contains("id");
    if (re == nullptr || *re != json::value(id)) continue;  // news, which nobody waits for
    if (const json::value* result = object->if_contains("result"); result && result->is_object()) {
      return result->get_object();
    }
    return refuse(Reason::io_error, say("print-browser-failed", {{"program", program_}}));
  }
}

Result<> Browser::open_page() {
  TRY(const json::object made, ask("Target.createTarget", {{"url", "about:blank"}}));
  const json::value* target = made.if_contains("targetId");
  if (target == nullptr) {
    return refuse(Reason::io_error, say("print-browser-failed", {{"program", program_}}));
  }
  TRY(const json::object attached,
      ask("Target.attachToTarget", {{"targetId", *target}, {"flatten", true}}));
  const json::value* session = attached.if_contains("sessionId");
  if (session == nullptr || !session->is_string()) {
    return refuse(Reason::io_error, say("print-browser-failed", {{"program", program_}}));
  }
  session_ = std::string(session->get_string());
  TRY(ask("Page.enable"));
  return {};
}

Result<std::string> Browser::evaluate(std::string_view expression) {
  TRY(const json::object answer,
      ask("Runtime.evaluate", {{"expression", expression}, {"returnByValue", true}}));
  const json::value* result = answer.if_contains("result");
  if (result == nullptr || !result->is_object()) return std::string();
  const json::value* value = result->get_object().if_contains("value");
  if (value == nullptr || !value->is_string()) return std::string();
  return std::string(value->get_string());
}

}  // namespace townsmith::cli
