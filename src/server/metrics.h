#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace townsmith::server {

/// Why the network turned somebody away.
enum class Refusal : std::uint8_t {
  bad_request,
  head_too_big,
  body_too_big,
  frame_too_big,
  too_many_connections,
  too_many_requests,
  too_many_messages,
  wrong_origin,
  wrong_host,
  too_slow,
  timed_out,
  not_encrypted,
};
inline constexpr std::size_t refusal_count = 12;

/// What the network has done so far.
struct Metrics {
  std::map<int, std::uint64_t> answers;  ///< by status
  std::array<std::uint64_t, refusal_count> refusals = {};
  std::uint64_t connections = 0;  ///< ever accepted
  std::int64_t open = 0;
  std::int64_t inspectors = 0;  ///< of these, beyond the limit
  std::int64_t web_sockets = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t bytes_in = 0;   ///< of messages
  std::uint64_t bytes_out = 0;  ///< of messages and answers
  std::int64_t waiting_bytes = 0;
  std::int64_t addresses = 0;
  std::uint64_t webhook_sent = 0;
  std::uint64_t webhook_failed = 0;
  std::int64_t certificate_ends = 0;  ///< in seconds since 1970; 0: the server has none

  void refuse(Refusal why) { ++refusals[static_cast<std::size_t>(why)]; }
  /// In Prometheus' text format.
  std::string text() const;
};

}  // namespace townsmith::server
