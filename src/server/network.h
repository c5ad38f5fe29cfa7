#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/assets.h"
#include "server/config.h"
#include "server/interface.h"
#include "server/log.h"

namespace townsmith::server {

class Hub;

/// Everything that is about sockets: HTTP, WebSockets, limits. One thread does all of it, the one
/// that calls run(). The service is made after the network, which it speaks through, and destroyed
/// before it.
class Network final : public Outbound {
 public:
  Network(const Config& config, Log& log, const std::vector<Asset>& assets = client_assets());
  ~Network() override;
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  /// Opens the port; from then on connections wait for run(). Refused in a sentence if somebody
  /// else has it.
  Result<> listen();
  /// Where it listens, as people write it into a browser: "http://127.0.0.1:8080/".
  std::string address() const;
  std::uint16_t port() const;

  /// Serves until `stop` becomes true; then lets the service finish, says goodbye to everybody and
  /// returns.
  void run(ServiceInterface& service, const std::atomic<bool>& stop);

  /// From any thread: runs `work` on the thread of run().
  void post(std::function<void()> work);

  void send(Client client, std::shared_ptr<const std::string> text) override;
  void close(Client client, CloseReason why) override;
  void post_webhook(std::string body) override;
  bool call_after(std::chrono::microseconds time, std::function<void()> work) override;

 private:
  std::unique_ptr<Hub> hub_;
};

}  // namespace townsmith::server
