#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
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

}  // namespace townsmith::server
