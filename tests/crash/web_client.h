#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/json.h"
#include "protocol_check.h"

namespace townsmith::server {
class ClientSocket;
}

namespace townsmith::testing {

struct HttpAnswer {
  int status = 0;
  std::string body;
  std::string cookie;  ///< "townsmith=..." if one was set
};

/// One request by HTTP; status 0 if nobody answered.
HttpAnswer http(std::uint16_t port, const std::string& method, const std::string& path,
                const std::string& cookie = {}, const std::string& body = {});

/// A WebSocket as a browser has one, but one waits for answers. Every call says nothing if the
/// connection is broken, and breaks it if nothing comes for much too long. Whatever is heard must
/// be as the protocol describes it.
class WebClient {
 public:
  WebClient(std::uint16_t port, const std::string& cookie);
  ~WebClient();
  WebClient(WebClient&&) noexcept;
  WebClient& operator=(WebClient&&) noexcept;

  bool connected() const;
  /// Sends a request; the answer, if one comes.
  std::optional<json::object> ask(json::object message);
  /// The next thing that is said unasked.
  std::optional<json::object> next();
  void close();

 private:
  std::optional<json::object> hear();

  std::unique_ptr<server::ClientSocket> socket_;  ///< none when the connection is broken
  int last_id_ = 0;
  std::vector<json::object> pushed_;
  ProtocolCheck check_;
};

inline std::string text_of(const json::value& value) {
  return std::string(std::string_view(value.as_string()));
}
/// Why something was refused: "none" if it was not, "closed" if nobody answered.
inline std::string reason_of(const std::optional<json::object>& answer) {
  if (!answer) return "closed";
  const json::value* error = answer->if_contains("error");
  return error == nullptr ? "none" : text_of(error->at("reason"));
}

}  // namespace townsmith::testing
