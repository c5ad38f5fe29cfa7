#pragma once

#include <atomic>
#include <exception>
#include <unordered_map>
#include <vector>

#include "core/result.h"
#include "server/assets.h"
#include "server/certificate.h"
#include "server/config.h"
#include "server/interface.h"
#include "server/limits.h"
#include "server/visit.h"
#include "server/webhook.h"
#include "server/wire.h"

namespace townsmith::server {

class WebSocket;

/// What all connections share, and who lets them in.
class Hub {
 public:
  Hub(const Config& chosen, Log& to, const std::vector<Asset>& files)
      : config(chosen),
        log(to),
        assets(files),
        certificate(config.tls_cert, config.tls_key),
        book(config.max_connections_per_address, config.address_requests, config.address_messages,
             config.max_addresses),
        webhook(io.get_executor(), config, log, metrics),
        names_(names_of(config)) {}

  Result<> listen();
  /// Accepts until the acceptor is closed.
  Task<> accept(Acceptor& acceptor);
  /// What is to be done again and again; ends when everything has ended.
  Task<> tick(const std::atomic<bool>& stop);
  /// Null: there is no such client any more.
  std::shared_ptr<WebSocket> find(Client client) const;
  /// Does something with the service. Whatever it throws is logged, and the server keeps running;
  /// then this is false. No exception may get as far as Asio: it would end the program.
  template <class Work>
  bool survives(Work&& work) {
    try {
      work();
      return true;
    } catch (const std::exception& error) {
      complain("internal error", error.what());
      return false;
    }
  }
  /// Logged as well: behind a proxy that hides the host, it is the host's own page that is refused.
  void refuse_origin(const Visit& visit);
  /// Whether it takes this server for what it is.
  bool is_welcome_host(const Visit& visit) const;
  void refuse_host(const Visit& visit);

  const Config config;
  Log& log;
  const std::vector<Asset>& assets;
  Certificate certificate;
  Metrics metrics;
  AddressBook book;
  /// Only the thread that runs it uses sockets and timers; others post.
  asio::io_context io{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};
  Webhook webhook;
  std::vector<Acceptor> acceptors;
  std::uint16_t port = 0;  ///< the one that was asked for, or was free
  ServiceInterface* service = nullptr;
  bool stopping = false;

  std::unordered_map<Client, std::weak_ptr<WebSocket>> clients;
  /// Those that were told goodbye, and when they must be gone.
  std::vector<std::pair<Moment, std::weak_ptr<WebSocket>>> leaving;

 private:
  void admit(Socket socket);
  void complain(std::string_view what, std::string_view why);
  static std::vector<std::string> names_of(const Config& config);
  void cut_late_leavers();
  void renew_certificate();
  Task<> stop_all();

  std::vector<std::string> names_;  ///< what this server is called
  OncePerMinute complaints_;
};

}  // namespace townsmith::server
