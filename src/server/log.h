#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace townsmith::server {

enum class Level : std::uint8_t { info, warning, error };

/// One JSON object a line: time, level, what, and what belongs to it. Never secrets, cookies or
/// tokens; paths without what follows a question mark.
class Log {
 public:
  using Value = std::variant<std::string_view, std::int64_t, double>;
  using Member = std::pair<std::string_view, Value>;
  using Sink = std::function<void(const std::string& line)>;

  /// To standard error, unless told otherwise.
  Log();
  explicit Log(Sink sink) : sink_(std::move(sink)) {}

  void info(std::string_view what, std::initializer_list<Member> members = {}) {
    write(Level::info, what, members);
  }
  void warning(std::string_view what, std::initializer_list<Member> members = {}) {
    write(Level::warning, what, members);
  }
  void error(std::string_view what, std::initializer_list<Member> members = {}) {
    write(Level::error, what, members);
  }

 private:
  void write(Level level, std::string_view what, std::initializer_list<Member> members);

  Sink sink_;
};

/// Lets the same cause be told once a minute: whoever brings it about cannot fill the log, nor hide
/// in it what else went wrong.
class OncePerMinute {
 public:
  bool allows(std::string_view cause,
              std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now());

 private:
  std::map<std::string, std::chrono::steady_clock::time_point, std::less<>> told_;
};

}  // namespace townsmith::server
