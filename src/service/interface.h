#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/result.h"

namespace townsmith::service {

/// A connection, as the service knows it.
using Client = std::uint32_t;

/// Why a connection is ended; the number is the WebSocket close code.
enum class CloseReason : std::uint16_t {
  going_down = 1001,
  try_later = 1013,  ///< the store cannot say just now whose connection it is
  too_slow = 4000,   ///< does not read what it is told
  too_fast = 4001,   ///< sends more than anybody needs
  banned = 4003,
  replaced = 4004,   ///< too many connections of one person: the oldest goes
  forgotten = 4005,  ///< this device was told to forget whose it is, or was ended
};

/// Who would like to connect.
struct ConnectRequest {
  std::string secret = {};   ///< from the cookie; "" if there is none
  std::string address = {};  ///< where it comes from
};

/// What comes of an attempt to connect.
struct ConnectResult {
  Client client = 0;
  std::optional<CloseReason> refused = std::nullopt;  ///< there is no client then
  bool bot = false;  ///< a program by an account of its own: it may say more than people do
};

/// What the service may do to connections: the network implements it.
class Outbound {
 public:
  virtual ~Outbound() = default;
  virtual void send(Client client, std::shared_ptr<const std::string> text) = 0;
  virtual void close(Client client, CloseReason why) = 0;
  /// Tells the host's own address that it is somebody's turn, if one was configured.
  virtual void post_webhook(std::string body) = 0;
  /// Calls it on the service's thread when this time has passed. False: it never will, because time
  /// does not pass here by itself.
  virtual bool call_after(std::chrono::microseconds /*time*/, std::function<void()> /*work*/) {
    return false;
  }
};

/// A request by HTTP. Few things are not done by messages: those about the cookie, and downloads.
struct ApiRequest {
  std::string method;  ///< "GET", "POST", "DELETE"
  std::string path;    ///< "/api/me"
  std::string secret;  ///< from the cookie; "" if there is none
  std::string body;
  std::string address = {};   ///< where it comes from
  std::string language = {};  ///< the one they would like: "de"
  std::string origin = {};    ///< the page that asks: "https://play.example.org"; "" if none does
  std::string agent = {};     ///< what the browser says it is
};

struct ApiAnswer {
  int status = 200;
  std::string body = {};
  std::string type = "application/json";
  /// Set: the new secret for the cookie; an empty one takes the cookie away.
  std::shared_ptr<const std::string> secret = nullptr;
  std::string file_name = {};                     ///< not empty: to be saved under this name
  std::optional<Problem> refused = std::nullopt;  ///< why there is no body, until it is said
};

/// The service as the network sees it. All calls come from one thread, and so do the answers; no
/// call blocks.
class ServiceInterface {
 public:
  virtual ~ServiceInterface() = default;

  /// A client has come. `ready` gets its number, and its messages may be received from then on, or
  /// why it is not let in.
  virtual void connect(ConnectRequest request, std::function<void(ConnectResult)> ready) = 0;
  virtual void disconnect(Client client) = 0;
  /// A text frame. `done` is called when it has been answered: then the next may be read, so that
  /// one connection has one request under way at a time.
  virtual void receive(Client client, std::string text, std::function<void()> done) = 0;
  virtual void api(ApiRequest request, std::function<void(ApiAnswer)> answer) = 0;

  /// To be called about ten times a second: clocks, sleeping tables, orders.
  virtual void tick() = 0;
  /// Whether it works: the store answers. Lines of Prometheus' text format for /metrics.
  virtual bool healthy() const = 0;
  virtual std::string metrics() const = 0;
  /// Stores what is under way, then says so.
  virtual void stop(std::function<void()> stopped) = 0;
};

}  // namespace townsmith::service
