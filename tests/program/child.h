#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "program_file.h"

namespace townsmith::testing {

/// Whatever language the environment asks for, the tests expect English.
inline const bool in_english = ::unsetenv("LANGUAGE") == 0 && ::setenv("LC_ALL", "C.UTF-8", 1) == 0;

/// A run of the program: what it was told, what it said, how it ended.
class Child {
 public:
  explicit Child(const std::vector<std::string>& arguments) {
    int to_child[2];
    int from_child[2];
    if (::pipe(to_child) != 0 || ::pipe(from_child) != 0) std::abort();
    // Words to somebody who has left are lost; the test sees what that somebody said.
    ::signal(SIGPIPE, SIG_IGN);
    pid_ = ::fork();
    if (pid_ == 0) {
      ::signal(SIGPIPE, SIG_DFL);
      ::dup2(to_child[0], STDIN_FILENO);
      ::dup2(from_child[1], STDOUT_FILENO);
      ::dup2(from_child[1], STDERR_FILENO);
      for (const int end : {to_child[0], to_child[1], from_child[0], from_child[1]}) ::close(end);
      std::vector<char*> argv;
      std::string program = program_file();
      argv.push_back(program.data());
      std::vector<std::string> copies = arguments;
      for (std::string& argument : copies) argv.push_back(argument.data());
      argv.push_back(nullptr);
      ::execv(program.c_str(), argv.data());
      ::_exit(127);
    }
    ::close(to_child[0]);
    ::close(from_child[1]);
    in_ = to_child[1];
    out_ = from_child[0];
  }
  ~Child() {
    if (pid_ > 0) {
      ::kill(pid_, SIGKILL);
      wait();
    }
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  void tell(const std::string& line) {
    const std::string text = line + "\n";
    (void)!::write(in_, text.data(), text.size());
  }
  void say_no_more() {
    if (in_ >= 0) ::close(in_);
    in_ = -1;
  }
  /// What it says until it asks again or ends.
  std::string hear() {
    std::string text;
    char byte = 0;
    while (::read(out_, &byte, 1) == 1) {
      text += byte;
      if (text.ends_with("\n> ") || text == "> ") break;
    }
    return text;
  }
  /// What it says until there is this in it, or it ends.
  std::string hear_until(const std::string& wanted) {
    std::string text;
    char byte = 0;
    while (text.find(wanted) == std::string::npos && ::read(out_, &byte, 1) == 1) text += byte;
    return text;
  }
  /// Where it is, until it may continue.
  void stand_still() const {
    ::kill(pid_, SIGSTOP);
    ::waitpid(pid_, nullptr, WUNTRACED);
  }
  void go_on() const { ::kill(pid_, SIGCONT); }
  int kill() { return end_by(SIGKILL); }
  int end_by(int signal) {
    ::kill(pid_, signal);
    return wait();
  }
  int wait() {
    if (pid_ <= 0) return code_;
    if (in_ >= 0) ::close(in_);
    in_ = -1;
    int status = 0;
    ::waitpid(pid_, &status, 0);
    ::close(out_);
    pid_ = -1;
    code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return code_;
  }

 private:
  pid_t pid_ = -1;
  int in_ = -1;
  int out_ = -1;
  int code_ = -1;
};

struct Ran {
  int code;
  std::string said;
};

/// Runs the program with nothing to say to it.
inline Ran run(const std::vector<std::string>& arguments) {
  Child child(arguments);
  std::string said;
  while (true) {
    const std::string more = child.hear();
    if (more.empty()) break;
    said += more;
    if (more.ends_with("> ")) break;
  }
  return {child.wait(), said};
}

/// A folder that is gone after the test.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "townsmith-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string file(const std::string& name) const { return path_ + "/" + name; }
  std::string write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories(std::filesystem::path(file(name)).parent_path());
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
  }
  static std::string read(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }

 private:
  std::string path_;
};

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

inline void expect_refused(const Ran& ran, std::string_view sentence) {
  EXPECT_EQ(ran.code, 1) << ran.said;
  EXPECT_NE(ran.said.find(sentence), std::string::npos) << ran.said;
}

}  // namespace townsmith::testing
