#include "server/log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdio>

#include "core/json_text.h"

namespace townsmith::server {
namespace {

constexpr std::array<std::string_view, 3> level_names = {"info", "warning", "error"};

std::string utc_now() {
  using namespace std::chrono;
  const auto now = floor<milliseconds>(system_clock::now());
  const auto seconds = floor<std::chrono::seconds>(now);
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(system_clock::to_time_t(seconds)),
                     (now - seconds).count());
}

}  // namespace

Log::Log()
    : sink_([](const std::string& line) {
        // One call for one line: lines of several threads do not mix.
        std::fwrite(line.data(), 1, line.size(), stderr);
      }) {}

void Log::write(Level level, std::string_view what, std::initializer_list<Member> members) {
  std::string line = fmt::format(R"({{"time":"{}","level":"{}","what":{})", utc_now(),
                                 level_names[static_cast<std::size_t>(level)], in_json(what));
  for (const auto& [name, value] : members) {
    line += fmt::format(",{}:", in_json(name));
    if (const auto* text = std::get_if<std::string_view>(&value)) {
      line += in_json(*text);
    } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
      line += fmt::format("{}", *number);
    } else {
      line += fmt::format("{:.3f}", std::get<double>(value));
    }
  }
  line += "}\n";
  sink_(line);
}

bool OncePerMinute::allows(std::string_view cause, std::chrono::steady_clock::time_point now) {
  constexpr std::size_t max_causes = 1000;
  std::erase_if(told_,
                [now](const auto& one) { return now - one.second >= std::chrono::minutes(1); });
  if (told_.size() >= max_causes) return false;
  return told_.emplace(cause, now).second;
}

}  // namespace townsmith::server
