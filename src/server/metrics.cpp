#include "server/metrics.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

namespace townsmith::server {
namespace {

constexpr std::array<std::string_view, refusal_count> refusal_names = {
    "bad_request",          "head_too_big",      "body_too_big",      "frame_too_big",
    "too_many_connections", "too_many_requests", "too_many_messages", "wrong_origin",
    "wrong_host",           "too_slow",          "timed_out",         "not_encrypted"};

void family(std::string& text, std::string_view name, std::string_view kind) {
  text += fmt::format("# TYPE townsmith_{} {}\n", name, kind);
}

template <class Number>
void single(std::string& text, std::string_view name, std::string_view kind, Number value) {
  family(text, name, kind);
  text += fmt::format("townsmith_{} {}\n", name, value);
}

std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

std::int64_t open_files() {
  std::error_code error;
  const std::filesystem::directory_iterator files("/proc/self/fd", error);
  return error ? 0 : std::distance(begin(files), end(files));
}

}  // namespace

std::string Metrics::text() const {
  std::string text;
  family(text, "http_answers_total", "counter");
  for (const auto& [status, count] : answers) {
    text += fmt::format("townsmith_http_answers_total{{status=\"{}\"}} {}\n", status, count);
  }
  family(text, "refusals_total", "counter");
  for (std::size_t i = 0; i < refusal_count; ++i) {
    text += fmt::format("townsmith_refusals_total{{reason=\"{}\"}} {}\n", refusal_names[i],
                        refusals[i]);
  }
  single(text, "connections_total", "counter", connections);
  single(text, "connections", "gauge", open);
  single(text, "web_sockets", "gauge", web_sockets);
  single(text, "messages_in_total", "counter", messages_in);
  single(text, "messages_out_total", "counter", messages_out);
  single(text, "bytes_in_total", "counter", bytes_in);
  single(text, "bytes_out_total", "counter", bytes_out);
  single(text, "waiting_bytes", "gauge", waiting_bytes);
  single(text, "addresses", "gauge", addresses);
  single(text, "webhook_sent_total", "counter", webhook_sent);
  single(text, "webhook_failed_total", "counter", webhook_failed);
  single(text, "certificate_end_seconds", "gauge", certificate_ends);
  // By the names that every program gives these.
  text +=
      fmt::format("# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {}\n",
                  resident_bytes());
  text += fmt::format("# TYPE process_open_fds gauge\nprocess_open_fds {}\n", open_files());
  return text;
}

}  // namespace townsmith::server
